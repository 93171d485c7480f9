import { addSnackbar, createToastQueue, toastTime } from '@driveline/ui';
import { ToastRegion } from '@driveline/ui/overlays';
import { useEffect, useSyncExternalStore } from 'react';
import { useMessages } from '../shop/notify.ts';

const queue = createToastQueue();

/**
 * Shows what the page tells: without a type in a snackbar (SHELL-043); an error stays until it is dismissed, one that can be
 * undone stays longer (PLUS-025).
 */
export function Messages() {
  const { waiting } = useMessages();
  useEffect(() => {
    if (waiting.length === 0) return;
    useMessages.setState({ waiting: [], queue });
    for (const request of waiting) {
      const timed = { ...(request.action && { timeout: toastTime.long }), ...request };
      if (request.type) queue.add(timed);
      else addSnackbar(queue, request.text, timed);
    }
  }, [waiting]);
  const count = useSyncExternalStore(
    queue.subscribe,
    () => queue.toasts().length,
    () => 0,
  );
  return count > 0 && <ToastRegion queue={queue} />;
}
