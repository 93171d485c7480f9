import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../test/render.tsx';
import * as styles from './Toast.css.ts';
import { toastPositions, type ToastPosition, type ToastRequest } from './toast.ts';
import { createToastQueue } from './toastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show(...requests: ToastRequest[]) {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} />);
  const keys = act(() => requests.map((request) => queue.add(request)));
  return { queue, keys };
}

const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('[SHELL-045] %s speaks as %s', (type, role) => {
  show({ text: 'Cart updated', type });
  advance(100);
  expect(screen.getByRole(role).textContent).toBe('Cart updated');
});

test('[SHELL-040] shows its state until it is removed', () => {
  show({ text: 'Saved', title: 'Vehicle' });
  const toast = screen.getByRole('group', { name: 'Vehicle' });
  expect(toast.dataset['state']).toBe('entering');
  advance(200);
  expect(toast.dataset['state']).toBe('entered');
  advance(3800);
  expect(toast.dataset['state']).toBe('exiting');
  advance(200);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('[SHELL-042] each place has a list of its own in one landmark', () => {
  show({ text: 'One' }, { text: 'Two', position: 'top-end' }, { text: 'Three' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  const lists = [...region.querySelectorAll<HTMLElement>('[data-position]')];
  expect(lists.map((list) => [list.dataset['position'], list.textContent])).toEqual([
    ['top-end', 'Two'],
    ['bottom', 'OneThree'],
  ]);
});

test('[SHELL-042] the list of each place stands there, and no two share one', () => {
  show(...toastPositions.map((position) => ({ text: position, position })));
  const lists = [...document.querySelectorAll<HTMLElement>('[data-position]')];
  for (const list of lists) {
    const { position = '' } = list.dataset;
    expect(list.className.split(' ')).toContain(styles.position[position as ToastPosition]);
  }
  expect(new Set(lists.map(({ className }) => className)).size).toBe(toastPositions.length);
});

test('the focus of a notification that goes moves to the next', () => {
  show({ text: 'One', type: 'error' }, { text: 'Two', type: 'error' });
  const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
  act(() => first?.focus());
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => first?.click());
  advance(200);
  expect(document.activeElement?.textContent).toBe('Two');
});

test('[SHELL-043] time halts while the focus is inside', () => {
  show({ text: 'Saved' });
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  advance(60_000);
  expect(screen.getByText('Saved')).toBeTruthy();
  act(() => (document.activeElement as HTMLElement).blur());
  advance(4200);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('[PLUS-025] the action runs once and takes the notification away', () => {
  const onAction = vi.fn();
  show({ text: 'Removed H7 bulb', action: { label: 'Undo', onAction } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledOnce();
  advance(200);
  expect(screen.queryByText('Removed H7 bulb')).toBeNull();
});

test('the close button dismisses', () => {
  show({ text: 'Payment failed', type: 'error' });
  advance(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  advance(200);
  expect(screen.queryByText('Payment failed')).toBeNull();
});

test('the type is said beside the words', () => {
  show({ text: 'Payment failed', type: 'error' });
  expect(screen.getByRole('img', { name: 'Error' })).toBeTruthy();
});
