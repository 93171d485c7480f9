import { motion } from '../../theme/tokens.ts';
import { pausableTimer, type PausableTimer } from './pausableTimer.ts';
import { toastTime, type QueuedToast, type ToastRequest } from './toast.ts';

/** Notifications of an application, apart from what draws them, so that they can be queued before that loads. */
export interface ToastQueue {
  /** Queues a notification and gives its key. */
  add: (request: ToastRequest) => string;
  /** Begins to take a notification away; an unknown key does nothing. */
  close: (key: string) => void;
  closeByTag: (tag: string) => void;
  /** In the order of their arrival, until they are removed. The array is a new one after each change. */
  toasts: () => readonly QueuedToast[];
  subscribe: (listener: () => void) => () => void;
  /** Hold all times, as while one is hovered or focused. */
  pauseAll: () => void;
  resumeAll: () => void;
}

interface Entry {
  toast: QueuedToast;
  timer: PausableTimer | undefined;
  onRemoved: (() => void) | undefined;
}

/**
 * Each notification goes through entering, entered, exiting, removed (SHELL-040). Its time runs from when
 * something listens: what is queued while the region still loads is seen for its whole time.
 */
export function createToastQueue(): ToastQueue {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let snapshot: readonly QueuedToast[] = [];
  let made = 0;
  let paused = false;

  function changed(): void {
    snapshot = [...entries.values()].map(({ toast }) => toast);
    listeners.forEach((listener) => listener());
  }

  function enter(key: string, state: QueuedToast['state']): void {
    const entry = entries.get(key);
    if (!entry) return;
    entry.toast = { ...entry.toast, state };
    changed();
  }

  function start(entry: Entry): void {
    const { key, timeout } = entry.toast;
    entry.timer = pausableTimer(timeout, () => close(key));
    if (paused) entry.timer.pause();
    setTimeout(() => entry.toast.state === 'entering' && enter(key, 'entered'), motion.dialogMs);
  }

  function close(key: string): void {
    const entry = entries.get(key);
    if (!entry || entry.toast.state === 'exiting') return;
    entry.timer?.pause();
    enter(key, 'exiting');
    setTimeout(() => {
      entries.delete(key);
      changed();
      entry.onRemoved?.();
    }, motion.dialogMs);
  }

  function closeByTag(tag: string): void {
    for (const { toast } of [...entries.values()]) if (toast.tag === tag) close(toast.key);
  }

  function dropTagged(tag: string): void {
    for (const [key, { toast, timer, onRemoved }] of [...entries]) {
      if (toast.tag !== tag) continue;
      timer?.pause();
      entries.delete(key);
      // Its own time to go, had it begun already, finds it gone.
      if (toast.state !== 'exiting') onRemoved?.();
    }
  }

  return {
    add(request) {
      if (request.tag !== undefined) dropTagged(request.tag);
      made += 1;
      const entry: Entry = {
        toast: queued(request, `toast-${made}`),
        timer: undefined,
        onRemoved: request.onRemoved,
      };
      entries.set(entry.toast.key, entry);
      if (listeners.size > 0) start(entry);
      changed();
      return entry.toast.key;
    },
    close,
    closeByTag,
    toasts: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      for (const entry of entries.values()) if (!entry.timer) start(entry);
      return () => void listeners.delete(listener);
    },
    pauseAll() {
      paused = true;
      entries.forEach(({ timer }) => timer?.pause());
    },
    resumeAll() {
      paused = false;
      entries.forEach(({ timer, toast }) => toast.state !== 'exiting' && timer?.resume());
    },
  };
}

function queued(request: ToastRequest, key: string): QueuedToast {
  const { type = 'info', position = 'bottom', kind = 'toast', text, title, action, tag } = request;
  const { timeout = type === 'error' ? toastTime.never : toastTime.short } = request;
  const content = { text, ...(title !== undefined && { title }), ...(action && { action }) };
  return { key, state: 'entering', type, timeout, position, kind, content, tag };
}

/** One line at the bottom centre, for 4 s unless told otherwise (SHELL-043). */
export function addSnackbar(
  queue: ToastQueue,
  text: string,
  options: Omit<ToastRequest, 'text'> = {},
): string {
  return queue.add({ timeout: toastTime.short, ...options, text, kind: 'snackbar', position: 'bottom' });
}
