import type { Due, Step, StopWaiting, Wait } from '../machine/machine.ts';
import { notificationQueue } from './notificationQueue.ts';
import type { Notification, NotificationAction } from './notificationQueue.ts';

export type NotificationsEvent =
  | NotificationAction
  /** Hovered or focused: it stays for as long (SHELL-043). */
  | { readonly type: 'pause' | 'resume'; readonly id: string }
  | Due;

/** SHELL-040, SHELL-041: the queue with its time. A notification's timer has its id; a timeout of 0 has none. */
export function notifications(
  queue: readonly Notification[],
  event: NotificationsEvent,
): Step<readonly Notification[], Wait | StopWaiting> {
  switch (event.type) {
    case 'due':
      return [
        event.timer === undefined ? queue : notificationQueue(queue, { type: 'hide', id: event.timer }),
      ];
    case 'pause':
      return hides(queue, event.id) ? [queue, { type: 'stopWaiting', timer: event.id }] : [queue];
    case 'resume':
      return [queue, ...hiding(queue, event.id)];
    default: {
      const next = notificationQueue(queue, event);
      if (next === queue) return [queue];
      const gone = queue.filter(({ id }) => !next.some((one) => one.id === id && one.phase === 'entered'));
      const ended = gone.filter((one) => hides(queue, one.id));
      return [
        next,
        ...ended.map(({ id }): StopWaiting => ({ type: 'stopWaiting', timer: id })),
        ...(event.type === 'entered' ? hiding(next, event.id) : []),
      ];
    }
  }
}

/** Whether a notification stands and has an end. */
const hides = (queue: readonly Notification[], id: string) =>
  queue.some((one) => one.id === id && one.phase === 'entered' && one.timeoutMs > 0);

const hiding = (queue: readonly Notification[], id: string): Wait[] =>
  queue
    .filter((one) => one.id === id && hides(queue, id))
    .map(({ timeoutMs }) => ({ type: 'wait', ms: timeoutMs, timer: id }));
