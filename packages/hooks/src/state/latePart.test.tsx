// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { latePart, LatePlace, lazyPart } from './latePart.ts';

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

describe('what the server rendered of a late part', () => {
  const Counted = ({ count }: { count: number }) => <p>{count} in stock</p>;

  async function hydrate() {
    let arrive = (_part: typeof Counted) => {};
    const Late = lazyPart<{ count: number }>(() => new Promise((done) => (arrive = done)));
    const page = (of: object, Part: typeof Counted | typeof Late, count: number) => (
      <LatePlace of={of}>
        <Part count={count} />
      </LatePlace>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page(Counted, Counted, 1));
    document.body.append(container);
    const html = container.querySelector('p');
    const { rerender } = render(page(Late, Late, 1), { container, hydrate: true });
    await settle();
    return {
      container,
      html,
      change: (count: number) => rerender(page(Late, Late, count)),
      arrive: () => arrive(Counted),
    };
  }

  test('[STATE-051] stays through a change that comes before its script', async () => {
    const { container, html, change } = await hydrate();
    change(2);
    await settle();
    expect(container.querySelector('p')).toBe(html);
    expect(container.textContent).toBe('1 in stock');
  });

  test('[STATE-051] is taken over with what has changed meanwhile once its script is here', async () => {
    const { container, html, change, arrive } = await hydrate();
    change(2);
    arrive();
    await settle();
    await settle();
    expect(container.textContent).toBe('2 in stock');
    expect(container.querySelector('p')).toBe(html);
    change(3);
    expect(container.textContent).toBe('3 in stock');
  });
});
