import type { QueuedToast, ToastPosition } from './toast.ts';
import type { ToastQueue } from './toastQueue.ts';

/**
 * The notifications of one position in the shape that react-aria's region reads. Times and states stay with
 * the queue, so toasts carry no timer of react-aria's.
 */
export function regionQueue(queue: ToastQueue, position: ToastPosition) {
  let all: readonly QueuedToast[] | undefined;
  let here: QueuedToast[] = [];
  return {
    subscribe: queue.subscribe,
    close: queue.close,
    pauseAll: queue.pauseAll,
    resumeAll: queue.resumeAll,
    /** The same array until something changes, as React's store subscription demands. */
    get visibleToasts(): QueuedToast[] {
      if (all === queue.toasts()) return here;
      all = queue.toasts();
      const next = all.filter((toast) => toast.position === position);
      if (next.length !== here.length || next.some((toast, at) => toast !== here[at])) here = next;
      return here;
    },
  };
}
