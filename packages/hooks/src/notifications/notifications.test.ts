import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proveTransitions } from '../../test/transitions.ts';
import { runMachine } from '../machine/machine.ts';
import type { Notification } from './notificationQueue.ts';
import { notifications } from './notifications.ts';
import type { NotificationsEvent } from './notifications.ts';

const one = (phase: Notification['phase'], timeoutMs = 4000): readonly Notification[] => [
  {
    id: 'a',
    text: 'a',
    title: undefined,
    type: 'info',
    position: 'bottom',
    timeoutMs,
    phase,
    kind: undefined,
  },
];

/** The queue in a box: a queue is a list, as is a step. */
type Box = { readonly queue: readonly Notification[] };
const boxes = new Map<readonly Notification[], Box>();
const boxed = (queue: readonly Notification[]): Box => {
  const box = boxes.get(queue) ?? { queue };
  boxes.set(queue, box);
  return box;
};

proveTransitions<Box, NotificationsEvent>('[SHELL-040][SHELL-041] a notification', {
  reduce: ({ queue }, event) => {
    const [next, ...effects] = notifications(queue, event);
    return [boxed(next), ...effects];
  },
  initial: boxed([]),
  nameOf: ({ queue }) =>
    queue[0] ? `${queue[0].phase}${queue[0].timeoutMs > 0 ? '' : ' for good'}` : 'removed',
  states: {
    removed: boxed([]),
    entering: boxed(one('entering')),
    'entering for good': boxed(one('entering', 0)),
    entered: boxed(one('entered')),
    'entered for good': boxed(one('entered', 0)),
    exiting: boxed(one('exiting')),
    'exiting for good': boxed(one('exiting', 0)),
  },
  events: {
    entered: { type: 'entered', id: 'a' },
    hide: { type: 'hide', id: 'a' },
    removed: { type: 'removed', id: 'a' },
    pause: { type: 'pause', id: 'a' },
    resume: { type: 'resume', id: 'a' },
    due: { type: 'due', timer: 'a' },
    dueOfAnother: { type: 'due', timer: 'b' },
    dueOfNone: { type: 'due' },
    show: { type: 'show', notification: { id: 'a', text: 'a' } },
    showForGood: { type: 'show', notification: { id: 'a', text: 'a', timeoutMs: 0 } },
  },
  transitions: (() => {
    const shown = { show: 'entering', showForGood: 'entering for good' };
    return {
      removed: shown,
      entering: { ...shown, entered: ['entered', 'wait'], hide: 'exiting', due: 'exiting' },
      'entering for good': {
        ...shown,
        entered: 'entered for good',
        hide: 'exiting for good',
        due: 'exiting for good',
      },
      entered: {
        show: ['entering', 'stopWaiting'],
        showForGood: ['entering for good', 'stopWaiting'],
        hide: ['exiting', 'stopWaiting'],
        due: 'exiting',
        pause: ['entered', 'stopWaiting'],
        resume: ['entered', 'wait'],
      },
      'entered for good': { ...shown, hide: 'exiting for good', due: 'exiting for good' },
      exiting: { ...shown, removed: 'removed' },
      'exiting for good': { ...shown, removed: 'removed' },
    };
  })(),
});

test('[SHELL-040][SHELL-044] whatever comes in whatever order, each is there once, and one of a kind', () => {
  const id = fc.constantFrom('a', 'b', 'c');
  const show = fc.record({ id, kind: fc.constantFrom(undefined, 'copy') });
  const event = fc.oneof(
    show.map((facts) => ({ type: 'show' as const, notification: { ...facts, text: 'x' } })),
    fc.record({ type: fc.constantFrom('entered', 'hide', 'removed', 'pause', 'resume'), id }),
    id.map((timer) => ({ type: 'due' as const, timer })),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const waiting = new Set<string | undefined>();
      let queue: readonly Notification[] = [];
      for (const one of events) {
        const [next, ...effects] = notifications(queue, one);
        queue = next;
        for (const { type, timer } of effects) waiting[type === 'wait' ? 'add' : 'delete'](timer);
        expect(new Set(queue.map((shown) => shown.id)).size).toBe(queue.length);
        expect(queue.filter(({ kind }) => kind === 'copy').length).toBeLessThan(2);
        // No clock runs for what does not stand there.
        for (const timer of waiting) {
          const hasStood = queue.find((shown) => shown.id === timer)?.phase === 'entered';
          if (one.type !== 'due' || one.timer !== timer) expect(hasStood).toBe(true);
          else waiting.delete(timer);
        }
      }
    }),
  );
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function shown(timeoutMs: number | undefined) {
  const machine = runMachine(notifications, [], () => undefined);
  machine.send({ type: 'show', notification: { id: 'a', text: 'a', timeoutMs } });
  machine.send({ type: 'entered', id: 'a' });
  return machine;
}

test.each([
  [undefined, 4000],
  [8000, 8000],
])('[SHELL-041][CONST-006][CONST-007] one of timeout %s leaves after %d ms', async (timeoutMs, ms) => {
  const machine = shown(timeoutMs);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(machine.read()[0]?.phase).toBe('entered');
  await vi.advanceTimersByTimeAsync(1);
  expect(machine.read()[0]?.phase).toBe('exiting');
});

test('[SHELL-041][CONST-008] one of timeout 0 never leaves', async () => {
  const machine = shown(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(machine.read()[0]?.phase).toBe('entered');
});

test('[SHELL-043] one that is hovered waits, and then has its whole time again', async () => {
  const machine = shown(4000);
  machine.send({ type: 'pause', id: 'a' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(machine.read()[0]?.phase).toBe('entered');
  machine.send({ type: 'resume', id: 'a' });
  await vi.advanceTimersByTimeAsync(4000);
  expect(machine.read()[0]?.phase).toBe('exiting');
});
