import { toastPositions, type QueuedToast } from './toast.ts';
import type { ToastQueue } from './toastQueue.ts';

/**
 * The queue in the shape that react-aria's region reads, in the order of the places on the page: the region
 * finds the next notification for the focus by its order in the document. Times and states stay with the queue,
 * so toasts carry no timer of react-aria's.
 */
export function regionQueue(queue: ToastQueue) {
  let seen: readonly QueuedToast[] | undefined;
  let ordered: QueuedToast[] = [];
  return {
    subscribe: queue.subscribe,
    close: queue.close,
    pauseAll: queue.pauseAll,
    resumeAll: queue.resumeAll,
    /** The same array until something changes, as React's store subscription demands. */
    get visibleToasts(): QueuedToast[] {
      const toasts = queue.toasts();
      if (toasts === seen) return ordered;
      seen = toasts;
      ordered = toastPositions.flatMap((position) => toasts.filter((toast) => toast.position === position));
      return ordered;
    },
  };
}
