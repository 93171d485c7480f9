// @vitest-environment jsdom
import { createB2cClient } from '@driveline/api';
import { act, fireEvent } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ClientProvider } from '../client/ClientProvider.ts';
import { Activation } from './Activation.ts';

const FLAG = 'PERFORMANCE_SELECTIVE_HYDRATION_ENABLED';

/** Tells what is observed that it is in sight, or not. */
let see: ((isIntersecting: boolean) => void) | undefined;
let observed = 0;
let root: Root | undefined;
let active = 0;

class Observer {
  constructor(onEntries: (entries: { isIntersecting: boolean }[]) => void) {
    see = (isIntersecting) => onEntries([{ isIntersecting }]);
  }
  observe = () => void (observed += 1);
  disconnect = () => void (observed = 0);
}

beforeEach(() => {
  observed = active = 0;
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

let pressed = 0;

function Part({ words }: { words: string }) {
  useEffect(() => void (active += 1), []);
  return <button onPointerDown={() => (pressed += 1)}>{words}</button>;
}

interface Of {
  isFirst?: boolean;
  words?: string;
  margin?: string | null;
}

function page(isOn: boolean, { isFirst = true, words = 'Related parts', margin }: Of = {}) {
  const client = createB2cClient({
    origin: 'http://shop.test',
    market: { code: 'us', productCountry: 'USA' },
    config: { flags: { [FLAG]: isOn }, values: {} },
  });
  return (
    <ClientProvider client={client}>
      <Activation isFirst={isFirst} {...(margin !== undefined && { margin })}>
        <Part words={words} />
      </Activation>
    </ClientProvider>
  );
}

/** The page as a browser takes it over from the server. */
async function hydrated(isOn: boolean, of: Of = {}, meanwhile?: (place: Element) => void) {
  const place = document.createElement('div');
  place.innerHTML = renderToString(page(isOn, { ...of, isFirst: false }));
  document.body.append(place);
  meanwhile?.(place);
  await act(async () => {
    root = hydrateRoot(place, page(isOn, of));
  });
  return place;
}
const shown = (place: Element) => [place.textContent, active];

describe('[STATE-051] a part below the fold', () => {
  test('is active at once while the flag is off', async () => {
    expect(shown(await hydrated(false))).toEqual(['Related parts', 1]);
  });

  test('stays the HTML of the server until it comes near the viewport', async () => {
    const place = await hydrated(true);
    const button = place.querySelector('button');
    expect([shown(place), observed]).toEqual([['Related parts', 0], 1]);
    await act(async () => see?.(false));
    expect(shown(place)).toEqual(['Related parts', 0]);
    await act(async () => see?.(true));
    expect(shown(place)).toEqual(['Related parts', 1]);
    expect(place.querySelector('button')).toBe(button);
  });

  test.each(['pointerDown', 'pointerOver', 'focusIn', 'keyDown', 'input'] as const)(
    'is active by %s',
    async (touch) => {
      const place = await hydrated(true);
      await act(async () => void fireEvent[touch](place.querySelector('button')!));
      expect(active).toBe(1);
    },
  );

  test('that works as it is waits for a touch alone', async () => {
    const place = await hydrated(true, { margin: null });
    expect([shown(place), observed]).toEqual([['Related parts', 0], 0]);
    vi.stubGlobal('IntersectionObserver', undefined);
    await act(async () => void fireEvent.focusIn(place.querySelector('button')!));
    expect(active).toBe(1);
  });

  test('[PLUS-061] is active at once where it was used before script ran', async () => {
    vi.stubGlobal('early', []);
    await hydrated(true, { margin: null }, (place) => {
      globalThis.early?.push([place.querySelector('button')!, 'click', '']);
    });
    expect(active).toBe(1);
  });

  test('takes the first press, for which it was woken', async () => {
    const place = await hydrated(true);
    pressed = 0;
    await act(async () => void fireEvent.pointerDown(place.querySelector('button')!));
    expect(pressed).toBe(1);
  });

  test('misses no change: a page that renders again wakes it', async () => {
    const place = await hydrated(true);
    await act(async () => root?.render(page(true, { words: 'Other parts' })));
    expect(shown(place)).toEqual(['Other parts', 1]);
  });

  test('does not wait on a page that the browser renders itself', async () => {
    expect(shown(await hydrated(true, { isFirst: false }))).toEqual(['Related parts', 1]);
  });

  test('is active where the browser observes nothing', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    await hydrated(true);
    await vi.waitFor(() => expect(active).toBe(1));
  });
});
