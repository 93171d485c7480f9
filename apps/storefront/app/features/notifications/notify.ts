import { notificationQueue, TOAST_MS, type NewNotification, type Notification } from '@driveline/hooks';
import { create } from 'zustand';

/** A notification with the button that takes the change back (PLUS-025). */
export type ShownNotification = Notification & { readonly undo?: (() => void) | undefined };

type Notifications = {
  readonly queue: readonly Notification[];
  readonly undos: Readonly<Record<string, () => void>>;
};

/** One queue for the tab. */
export const useNotifications = create<Notifications>(() => ({ queue: [], undos: {} }));

let count = 0;

/** Shows a message; an error stays until it is dismissed. */
export function notify(message: Omit<NewNotification, 'id'> & { undo?: () => void }): void {
  const id = `n${++count}`;
  const { undo, ...rest } = message;
  const timeoutMs =
    message.timeoutMs ?? (message.type === 'error' ? TOAST_MS.never : undo ? TOAST_MS.long : TOAST_MS.short);
  useNotifications.setState(({ queue, undos }) => ({
    queue: notificationQueue(queue, { type: 'show', notification: { ...rest, id, timeoutMs } }),
    undos: undo ? { ...undos, [id]: undo } : undos,
  }));
}

/** Takes a message away. */
export function dismiss(id: string): void {
  useNotifications.setState(({ queue, undos }) => {
    const { [id]: _, ...others } = undos;
    const hidden = notificationQueue(queue, { type: 'hide', id });
    return { queue: notificationQueue(hidden, { type: 'removed', id }), undos: others };
  });
}
