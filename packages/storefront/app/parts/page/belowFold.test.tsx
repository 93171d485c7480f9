// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mountForTest } from '../../shop/mountForTest.tsx';
import { BelowFold } from './BelowFold.tsx';

let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  delete document.documentElement.dataset['hydrated'];
  vi.unstubAllGlobals();
});

test.each([true, false])(
  '[STATE-051] PERFORMANCE_SELECTIVE_HYDRATION_ENABLED %s makes whether a part below the fold waits',
  async (isOn) => {
    let isActive = false;
    const Part = () => {
      useEffect(() => void (isActive = true), []);
      return null;
    };
    let see: ((entries: object[]) => void) | undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined;
        disconnect = () => undefined;
        constructor(onEntries: typeof see) {
          see = onEntries;
        }
      },
    );
    delete document.documentElement.dataset['hydrated'];
    const shop = await mountForTest(
      <BelowFold>
        <Part />
      </BelowFold>,
      {
        config: { flags: { PERFORMANCE_SELECTIVE_HYDRATION_ENABLED: isOn }, values: {} },
        fetch: async () => Response.json(fixture('shell.header')),
      },
    );
    ({ end } = shop);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isActive).toBe(!isOn);
    see?.([{ isIntersecting: true }]);
    await shop.until(() => expect(isActive).toBe(true));
  },
);
