// @vitest-environment jsdom
import { useHeader } from '@driveline/hooks';
import { fixtureIn } from '@driveline/api/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { mountForTest } from '../../shop/mountForTest.tsx';
import { AssignedStore } from './AssignedStore.tsx';

let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  for (const name of ['permissions', 'geolocation']) Reflect.deleteProperty(navigator, name);
});

const define = (name: string, value: object) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

function Page() {
  return <b data-known={useHeader().isSuccess} />;
}

type Situation = {
  readonly market?: 'us' | 'mx' | 'br';
  readonly storeNumber: string;
  readonly configured?: string;
  readonly userAgent?: string;
  readonly isOpen?: boolean;
};

/** Whether a guest who shares the place is looked up, and which store that sets; its nearest is 4242. */
async function assigned(situation: Situation) {
  const {
    market = 'us',
    storeNumber,
    configured,
    userAgent = 'Mozilla/5.0 (X11)',
    isOpen = true,
  } = situation;
  define('permissions', { query: async () => ({ state: 'granted' }) });
  define('geolocation', {
    getCurrentPosition: (tell: (position: object) => void) =>
      tell({ coords: { latitude: 35.1, longitude: -90 } }),
  });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const header = structuredClone(fixtureIn(market)('shell.header'));
  header.myAccountMap.anonymous = 'true';
  header.storeDetails = { ...header.storeDetails!, storeNumber };
  const nearest = { id: '4242', countryCode: market.toUpperCase(), closed: { isClosed: !isOpen } };
  const calls: string[] = [];
  const set: unknown[] = [];
  const shop = await mountForTest(
    <>
      <Page />
      <AssignedStore />
    </>,
    {
      market,
      config: { flags: {}, values: configured ? { DEFAULT_STORE_NUMBER: configured } : {} },
      fetch: async (url, { method, body }) => {
        const { pathname } = new URL(url);
        if (pathname.endsWith('header')) return Response.json(header);
        calls.push(pathname);
        if (method !== 'GET' && body)
          set.push((JSON.parse(String(body)) as { storeNumber?: string }).storeNumber);
        return Response.json({ response: { locations: [nearest] } });
      },
    },
  );
  ({ end } = shop);
  await shop.until(() => expect(shop.page.querySelector('[data-known="true"]')).not.toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 200));
  shop.end();
  return { isLookedUp: calls.some((path) => path.endsWith('/locations')), set };
}

const chosen = { isLookedUp: true, set: ['4242'] };
const none = { isLookedUp: false, set: [] };

test.each([
  ['us', '6997', undefined, chosen],
  ['us', '1000', undefined, none],
  ['us', '5000', '5000', chosen],
  ['us', '6997', '5000', none],
  ['mx', '7997', undefined, chosen],
  ['mx', '6997', undefined, none],
  ['br', '6997', undefined, none],
  // Brazil assumes no store, whatever the config says.
  ['br', '5000', '5000', none],
] as const)(
  '[VEHST-033][VEHST-039] in %s the place of a guest of store %s, with %s in the config, comes to %o',
  async (market, storeNumber, configured, outcome) => {
    const config = configured && { configured };
    expect(await assigned({ market, storeNumber, ...config })).toEqual(outcome);
  },
);

test('[VEHST-036][VEHST-039] the store stays assumed where none at the place is open', async () => {
  expect(await assigned({ storeNumber: '6997', isOpen: false })).toEqual({ isLookedUp: true, set: [] });
});

test.each([
  ['a browser', '', chosen],
  ['the app', ' ShopApp/7.2.1', none],
])('[CONF-028] the place of a guest in %s%s comes to %o', async (_, token, outcome) => {
  expect(await assigned({ storeNumber: '6997', userAgent: `Mozilla/5.0 (X11)${token}` })).toEqual(outcome);
});
