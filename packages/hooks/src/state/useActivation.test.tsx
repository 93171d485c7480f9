// @vitest-environment jsdom
import { createB2cClient } from '@driveline/api';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ClientProvider } from '../client/ClientProvider.ts';
import { useActivation } from './useActivation.ts';

const FLAG = 'PERFORMANCE_SELECTIVE_HYDRATION_ENABLED';

/** Tells what is observed that it is in sight, or not. */
let see: ((isIntersecting: boolean) => void) | undefined;
let observed = 0;

class Observer {
  constructor(onEntries: (entries: { isIntersecting: boolean }[]) => void) {
    see = (isIntersecting) => onEntries([{ isIntersecting }]);
  }
  observe = () => void (observed += 1);
  disconnect = () => void (observed -= 1);
}

beforeEach(() => {
  observed = 0;
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Part() {
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} data-testid="part">
      {useActivation(part) ? 'active' : 'asleep'}
    </div>
  );
}

function page(isOn: boolean) {
  const client = createB2cClient({
    origin: 'http://shop.test',
    market: { code: 'us', productCountry: 'USA' },
    config: { flags: { [FLAG]: isOn }, values: {} },
  });
  return (
    <ClientProvider client={client}>
      <Part />
    </ClientProvider>
  );
}

const shown = () => screen.getByTestId('part').textContent;

describe('[STATE-051] a part below the fold', () => {
  test('is active at once while the flag is off, and nobody is observed', () => {
    render(page(false));
    expect([shown(), observed]).toEqual(['active', 0]);
    expect(renderToString(page(false))).toContain('active');
  });

  test('is active near the viewport, and no longer observed', () => {
    render(page(true));
    act(() => see?.(false));
    expect([shown(), observed]).toEqual(['asleep', 1]);
    act(() => see?.(true));
    expect([shown(), observed]).toEqual(['active', 0]);
  });

  test.each(['pointerDown', 'focusIn', 'keyDown'] as const)('is active by %s', (touch) => {
    render(page(true));
    fireEvent[touch](screen.getByTestId('part'));
    expect(shown()).toBe('active');
  });

  test('is active where the browser observes nothing', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    render(page(true));
    await vi.waitFor(() => expect(shown()).toBe('active'));
  });

  test('leaves nothing behind when it goes', () => {
    render(page(true)).unmount();
    expect(observed).toBe(0);
  });
});
