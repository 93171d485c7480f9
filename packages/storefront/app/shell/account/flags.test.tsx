// @vitest-environment jsdom
import { useHeader } from '@driveline/hooks';
import { fixtureIn } from '@driveline/api/testing';
import { afterEach, expect, test } from 'vitest';
import { mountForTest } from '../../shop/mountForTest.tsx';
import { openOverlay } from '../../shop/overlays.ts';
import { storage } from '../../shop/storage.ts';
import { Overlays } from '../Overlays.tsx';

let end: (() => void) | undefined;
afterEach(() => {
  openOverlay(undefined);
  end?.();
  for (const key of ['interactionLocation', 'loggedInFrom'] as const) storage.remove(key);
});

type Situation = {
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly market?: 'us' | 'mx' | 'br';
  readonly bopusEnabled?: boolean;
};

/** The rest of the page, which knows its header data before anything is pressed. */
function Page() {
  return <b data-known={useHeader().isSuccess} />;
}

/** What a guest's press on the header's account button comes to. */
async function pressed({ flags = {}, market = 'us', bopusEnabled = false }: Situation) {
  const header = structuredClone(fixtureIn(market)('shell.header'));
  header.myAccountMap.anonymous = 'true';
  header.storeDetails = { ...header.storeDetails!, bopusEnabled };
  const shop = await mountForTest(
    <>
      <Page />
      <Overlays />
    </>,
    { at: '/brands', market, config: { flags, values: {} }, fetch: async () => Response.json(header) },
  );
  ({ end } = shop);
  await shop.until(() => expect(shop.page.querySelector('[data-known="true"]')).not.toBeNull());
  openOverlay({ kind: 'account', asksToSignIn: false });
  const dialog = () => document.querySelector('[role="dialog"]');
  await shop.until(() => expect(dialog() ?? shop.where() !== '/brands').toBeTruthy());
  const shown = dialog();
  if (!shown) return shop.where();
  await shop.until(() => expect(shown.querySelector('a, form')).not.toBeNull());
  return shown.querySelector('[name="password"]') ? 'sign-in' : 'account';
}

const PAGE = '/signin?returnUrl=%2Fbrands';

test.each([
  [true, 'sign-in'],
  [false, PAGE],
])('[SHELL-031][STATE-031] NEW_SIGN_IN_ENABLED %s leads a guest to: %s', async (isOn, way) => {
  expect(await pressed({ flags: { NEW_SIGN_IN_ENABLED: isOn } })).toBe(way);
});

test.each([
  [true, 'account'],
  [false, PAGE],
])('[SHELL-030][STATE-054] GUEST_DROPDOWN_ENABLED %s leads a guest to: %s', async (isOn, way) => {
  expect(await pressed({ flags: { GUEST_DROPDOWN_ENABLED: isOn } })).toBe(way);
});

test.each([
  ['mx', true, 'account'],
  ['mx', false, PAGE],
  ['us', true, PAGE],
  ['br', true, PAGE],
] as const)('[CONF-017] in %s with pickup %s a guest comes to: %s', async (market, bopusEnabled, way) => {
  expect(await pressed({ market, bopusEnabled })).toBe(way);
});
