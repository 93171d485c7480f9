import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toastPositions, toastTime, type ToastRequest } from './toast.ts';
import { addSnackbar, createToastQueue, type ToastQueue } from './toastQueue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listened(): ToastQueue {
  const queue = createToastQueue();
  queue.subscribe(() => undefined);
  return queue;
}

const states = (queue: ToastQueue) => queue.toasts().map(({ state }) => state);

test('[SHELL-040] entering, entered, exiting, removed', () => {
  const queue = listened();
  const onRemoved = vi.fn();
  queue.add({ text: 'Saved', onRemoved });
  expect(states(queue)).toEqual(['entering']);
  vi.advanceTimersByTime(200);
  expect(states(queue)).toEqual(['entered']);
  vi.advanceTimersByTime(3800);
  expect(states(queue)).toEqual(['exiting']);
  expect(onRemoved).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(states(queue)).toEqual([]);
  expect(onRemoved).toHaveBeenCalledOnce();
});

describe('[SHELL-041] times', () => {
  test('[CONST-006] [CONST-007] [CONST-008] the three', () => {
    expect(toastTime).toEqual({ short: 4000, long: 8000, never: 0 });
  });

  test.each<[ToastRequest, number]>([
    [{ text: 'default' }, 4000],
    [{ text: 'long', timeout: toastTime.long }, 8000],
  ])('%o goes after %d ms', (request, time) => {
    const queue = listened();
    queue.add(request);
    vi.advanceTimersByTime(time - 1);
    expect(states(queue)).toEqual(['entered']);
    vi.advanceTimersByTime(1);
    expect(states(queue)).toEqual(['exiting']);
  });

  test.each<ToastRequest>([
    { text: 'never', timeout: toastTime.never },
    { text: 'failed', type: 'error' },
  ])('%o stays', (request) => {
    const queue = listened();
    queue.add(request);
    vi.advanceTimersByTime(60_000);
    expect(states(queue)).toEqual(['entered']);
  });

  test('time halts and goes on with what was left', () => {
    const queue = listened();
    queue.add({ text: 'Saved' });
    vi.advanceTimersByTime(3000);
    queue.pauseAll();
    vi.advanceTimersByTime(60_000);
    expect(states(queue)).toEqual(['entered']);
    queue.resumeAll();
    vi.advanceTimersByTime(999);
    expect(states(queue)).toEqual(['entered']);
    vi.advanceTimersByTime(1);
    expect(states(queue)).toEqual(['exiting']);
  });

  test('one that comes while times halt waits too', () => {
    const queue = listened();
    queue.pauseAll();
    queue.add({ text: 'Saved' });
    vi.advanceTimersByTime(60_000);
    expect(states(queue)).toEqual(['entered']);
  });

  test('runs from when something listens', () => {
    const queue = createToastQueue();
    queue.add({ text: 'Signed in' });
    vi.advanceTimersByTime(10_000);
    queue.subscribe(() => undefined);
    expect(states(queue)).toEqual(['entering']);
    vi.advanceTimersByTime(4000);
    expect(states(queue)).toEqual(['exiting']);
  });
});

test('[SHELL-042] [CONST-009] six places, the bottom by default', () => {
  expect(toastPositions).toEqual(['top-start', 'top', 'top-end', 'bottom-start', 'bottom', 'bottom-end']);
  const queue = listened();
  queue.add({ text: 'Saved' });
  expect(queue.toasts()[0]?.position).toBe('bottom');
});

test('[SHELL-043] [CONST-010] a snackbar is at the bottom centre for 4 s', () => {
  const queue = listened();
  addSnackbar(queue, 'Profile updated');
  expect(queue.toasts()[0]).toMatchObject({ kind: 'snackbar', position: 'bottom', timeout: 4000 });
});

test('[SHELL-044] at most one with a tag', () => {
  const queue = listened();
  addSnackbar(queue, 'Copied AO-4471', { tag: 'copied' });
  vi.advanceTimersByTime(3900);
  addSnackbar(queue, 'Copied KP-296V-F', { tag: 'copied' });
  expect(queue.toasts().map(({ content }) => content.text)).toEqual(['Copied KP-296V-F']);
  vi.advanceTimersByTime(3000);
  expect(states(queue)).toEqual(['entered']);
});

test('whose place is taken by another one of its tag hears of it once, as if its time were over', () => {
  const queue = listened();
  const [first, second] = [vi.fn(), vi.fn()];
  queue.close(queue.add({ text: 'Copied AO-4471', tag: 'copied', onRemoved: first }));
  queue.add({ text: 'Copied KP-296V-F', tag: 'copied', onRemoved: second });
  expect(second).not.toHaveBeenCalled();
  queue.add({ text: 'Copied H7', tag: 'copied' });
  vi.advanceTimersByTime(60_000);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('[SHELL-045] text, title and type, info by default', () => {
  const queue = listened();
  queue.add({ text: 'Ready at 2:40 PM', title: 'Your order' });
  expect(queue.toasts()[0]).toMatchObject({
    type: 'info',
    content: { text: 'Ready at 2:40 PM', title: 'Your order' },
  });
});

test('closes by tag', () => {
  const queue = listened();
  queue.add({ text: 'You have been signed out', type: 'warning', timeout: 0, tag: 'signed-out' });
  queue.closeByTag('signed-out');
  expect(states(queue)).toEqual(['exiting']);
  vi.advanceTimersByTime(200);
  expect(states(queue)).toEqual([]);
});

test('tells its listeners about each change, with a new list', () => {
  const queue = createToastQueue();
  const listener = vi.fn();
  const stop = queue.subscribe(listener);
  const before = queue.toasts();
  const key = queue.add({ text: 'Saved' });
  expect(listener).toHaveBeenCalledOnce();
  expect(queue.toasts()).not.toBe(before);
  stop();
  queue.close(key);
  expect(listener).toHaveBeenCalledOnce();
});
