// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderShop } from '../../test/renderShop.tsx';
import { keepConsent } from '../storage/consent.ts';
import { useMayMeasure } from './useMayMeasure.ts';

afterEach(() => {
  cleanup();
  document.cookie = 'consent=; Max-Age=0; Path=/';
});

describe('[STATE-026][STATE-022] what measures is loaded', () => {
  const loads = async (draw: number, config: object = {}) => {
    const page = renderShop(
      (visit: string) => useMayMeasure(visit, draw),
      {},
      {
        props: 'a',
        options: { config: { flags: {}, values: {}, ...config } },
      },
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    return page;
  };

  test.each([
    ['nobody who refuses', 'none', 0.5, {}, false],
    ['who accepts something', 'survey', 0.5, {}, true],
    ['the share whose failures are logged', 'none', 0.09, {}, true],
    ['the share that the config names', 'none', 0.5, { values: { LOG_SAMPLE_RATE: 0.6 } }, true],
    ['a shop with a consent manager', 'none', 0.5, { flags: { ONE_TRUST_ENABLED: true } }, true],
  ])('for %s', async (_, consent, draw, config, isLoaded) => {
    document.cookie = `consent=${consent}`;
    expect((await loads(draw, config)).result.current).toBe(isLoaded);
  });

  test('at once for one who agrees', async () => {
    const { result } = await loads(0.5);
    expect(result.current).toBe(false);
    act(() => keepConsent(['analytics']));
    expect(result.current).toBe(true);
  });
});
