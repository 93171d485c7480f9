import { expect, test } from 'vitest';
import type { Notification, NotificationAction } from './notificationQueue.ts';
import { isAssertive, notificationQueue } from './notificationQueue.ts';

const after = (...actions: NotificationAction[]): readonly Notification[] =>
  actions.reduce<readonly Notification[]>(notificationQueue, []);
const show = (id: string, more = {}): NotificationAction => ({
  type: 'show',
  notification: { id, text: id, ...more },
});

test('[SHELL-040] a toast is entering, entered, exiting, removed', () => {
  expect(after(show('a'))[0]?.phase).toBe('entering');
  expect(after(show('a'), { type: 'entered', id: 'a' })[0]?.phase).toBe('entered');
  expect(after(show('a'), { type: 'entered', id: 'a' }, { type: 'hide', id: 'a' })[0]?.phase).toBe('exiting');
  expect(after(show('a'), { type: 'hide', id: 'a' }, { type: 'removed', id: 'a' })).toEqual([]);
});

test('[SHELL-040] no state is skipped backwards: what leaves does not enter, what stays is not removed', () => {
  expect(after(show('a'), { type: 'hide', id: 'a' }, { type: 'entered', id: 'a' })[0]?.phase).toBe('exiting');
  expect(after(show('a'), { type: 'removed', id: 'a' })).toHaveLength(1);
});

test('[SHELL-041][SHELL-042][SHELL-045][CONST-006] defaults are short, bottom and info', () => {
  expect(after(show('a'))[0]).toMatchObject({
    timeoutMs: 4000,
    position: 'bottom',
    type: 'info',
    title: undefined,
  });
});

test('[SHELL-041][SHELL-042][SHELL-045] a notification carries its own', () => {
  const own = { timeoutMs: 0, position: 'top-end', type: 'error', title: 'Oops' };
  expect(after(show('a', own))[0]).toMatchObject({ ...own, text: 'a' });
});

test('[SHELL-044] one of a kind replaces the one before, others stay in order', () => {
  const queue = after(show('a'), show('b', { kind: 'copy' }), show('c'), show('d', { kind: 'copy' }));
  expect(queue.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
});

test.each([
  ['info', false],
  ['success', false],
  ['warning', true],
  ['error', true],
] as const)('[SHELL-045] %s interrupts: %s', (type, assertive) => {
  expect(isAssertive({ type })).toBe(assertive);
});
