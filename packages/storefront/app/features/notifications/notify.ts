import { createToastQueue, toastTime, type ToastRequest } from '@driveline/ui';

/** One queue for the tab; its region loads with the first message. */
export const toasts = createToastQueue();

/** Shows a message; an error stays until it is dismissed, one that can be undone stays longer (PLUS-025). */
export function notify(request: ToastRequest): void {
  toasts.add({ ...(request.action && { timeout: toastTime.long }), ...request });
}
