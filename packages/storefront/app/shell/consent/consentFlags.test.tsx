// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { mountForTest } from '../../shop/mountForTest.tsx';
import { openOverlay } from '../../shop/overlays.ts';
import { Overlays } from '../Overlays.tsx';

let end: (() => void) | undefined;
afterEach(() => {
  openOverlay(undefined);
  end?.();
  vi.unstubAllGlobals();
});

/** What the footer's link for cookies opens while the script of a consent manager is here. */
async function opened(flags: Readonly<Record<string, boolean>>) {
  const manager = vi.fn();
  vi.stubGlobal('OneTrust', { ToggleInfoDisplay: manager });
  const shop = await mountForTest(
    <>
      <b />
      <Overlays />
    </>,
    {
      config: { flags, values: { CONSENT_SCRIPT_URL: 'https://consent.example/manager.js' } },
      fetch: async () => Response.json(fixture('shell.header')),
    },
  );
  ({ end } = shop);
  openOverlay({ kind: 'cookie-settings' });
  const form = () => document.querySelector('[role="dialog"] form');
  await shop.until(() => expect(manager.mock.calls.length > 0 || form()).toBeTruthy());
  return { manager: manager.mock.calls.length, form: form() !== null };
}

test.each([
  [true, { manager: 1, form: false }],
  [false, { manager: 0, form: true }],
])('[SHELL-071][STATE-044] ONE_TRUST_LINK_ENABLED %s opens: %o', async (isOn, what) => {
  expect(await opened({ ONE_TRUST_ENABLED: true, ONE_TRUST_LINK_ENABLED: isOn })).toEqual(what);
});
