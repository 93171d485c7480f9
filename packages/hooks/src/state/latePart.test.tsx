// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { latePart, lazyPart } from './latePart.ts';

const Part = ({ name }: { name: string }) => name;
const settle = () => act(() => new Promise((done) => setTimeout(done)));

test('a part whose script did not come is told to the shopper, who asks again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Part);
  let again = () => {};
  const Late = latePart<{ name: string }>(load, (ask) => (again = ask));
  const { container } = render(<Late name="chat" />);
  await settle();
  expect(container.textContent).toBe('');
  again();
  await settle();
  expect(container.textContent).toBe('chat');
});

test('a part that is gone before its script came asks nobody', async () => {
  const sayAway = vi.fn();
  const Late = latePart<{ name: string }>(() => Promise.reject(new Error('offline')), sayAway);
  render(<Late name="chat" />).unmount();
  await settle();
  expect(sayAway).not.toHaveBeenCalled();
});

test('a part of the server waits until the browser is online, and ends no page', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Part);
  const Lazy = lazyPart<{ name: string }>(load);
  const { container } = render(
    <Suspense fallback="HTML of the server">
      <Lazy name="specifications" />
    </Suspense>,
  );
  await settle();
  expect(container.textContent).toBe('HTML of the server');
  expect(load).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  await settle();
  expect(container.textContent).toBe('specifications');
});
