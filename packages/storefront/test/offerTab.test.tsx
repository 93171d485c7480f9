// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { EdgeProvider, type Edge } from '@driveline/hooks';
import { afterEach, expect, test } from 'vitest';
import { mountForTest } from '../app/shop/mountForTest.tsx';
import { storage } from '../app/shop/storage.ts';
import { OfferTab } from '../app/shell/offers/OfferTab.tsx';

let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  storage.remove('displayEmailOptInAlert');
});

const config = { flags: { EMAIL_OPTIN_ALERT_ENABLED: true }, values: {} };
const header = structuredClone(fixture('shell.header'));
header.myAccountMap.anonymous = 'false';
const profile = {
  ...fixture('account.current'),
  receivePromoAndSpecialEvents: false,
  loyaltyAccountAlerts: [{ alertType: 'OP', status: 'PROMPT' }],
};
const edge = {
  storage,
  cookies: { all: () => ({}), write: () => undefined },
  logger: { log: () => undefined },
};

interface Visit {
  readonly flags?: Record<string, boolean>;
  readonly alerts?: { alertType: string; status: string }[];
  readonly hasOptedIn?: boolean;
  readonly at?: string;
  /** Last day of the code that no label dates. */
  readonly endsOn?: string;
  /** Saving the preferences fails. */
  readonly fails?: boolean;
}

/** The place of the offer for an account that is prompted for it, and what the server was told. */
async function visit({
  flags = config.flags,
  alerts,
  hasOptedIn = false,
  at = '/',
  fails,
  endsOn,
}: Visit = {}) {
  const told: [path: string, body: unknown][] = [];
  const account = {
    ...profile,
    receivePromoAndSpecialEvents: hasOptedIn,
    ...(alerts && { loyaltyAccountAlerts: alerts }),
  };
  const shop = await mountForTest(
    <EdgeProvider edge={edge as unknown as Edge}>
      <span data-beside />
      <OfferTab />
    </EdgeProvider>,
    {
      at,
      config: { ...config, flags },
      fetch: async (url, { method, body }) => {
        const { pathname, searchParams } = new URL(url);
        if (method !== 'GET') {
          told.push([pathname.split('/').slice(-2).join('/'), JSON.parse(String(body))]);
          if (fails) return Response.json({}, { status: 422 });
        }
        if (pathname.endsWith('header')) return Response.json(header);
        if (pathname.endsWith('currentUser')) return Response.json(account);
        if (pathname.endsWith('shopDealsByCategory'))
          return Response.json({
            categories: [],
            coupons: [{ code: 'label_EmailOffer_PromoCode_1!', endsOn }],
          });
        const names = [...searchParams.values()].flatMap((value) => value.split(','));
        return Response.json({
          messages: Object.fromEntries(
            names.map((name) => [name, endsOn && name.includes('Date') ? '' : `${name}!`]),
          ),
        });
      },
    },
  );
  ({ end } = shop);
  const press = (name: string) =>
    shop.page.querySelector<HTMLElement>(`form:has([value="${name}"]) button`)!.click();
  const tab = () => shop.page.querySelector<HTMLDetailsElement>('[data-email-offer]');
  const toggle = () => tab()!.querySelector('summary')!.click();
  return { ...shop, told, press, tab, toggle };
}

/** The same with the card unfolded. */
async function openOffer(options?: Visit) {
  const shop = await visit(options);
  await shop.until(() => expect(shop.tab()).not.toBeNull());
  shop.toggle();
  await shop.until(() => expect(shop.tab()?.open).toBe(true));
  return shop;
}

const dismissed = ['alerts/dismiss', { alertType: 'OP' }];

test.each(['close-offer', 'sign-up'])('[REWARD-038] %s dismisses the prompt', async (intent) => {
  const { told, press, until, page } = await openOffer();
  await until(() => expect(page.querySelector(`[value="${intent}"]`)).not.toBeNull());
  press(intent);
  await until(() => expect(told).toContainEqual(dismissed));
  expect(storage.read('displayEmailOptInAlert')).toBe(intent === 'close-offer' ? 'false' : null);
});

test.each([
  [[{ alertType: 'OP', status: 'PROMPT' }], '1'],
  [[{ alertType: 'OP', status: 'ACKNOWLEDGED' }], '2'],
  [[], '2'],
])('[REWARD-029][REWARD-030] alerts %o show variant %s of the offer', async (alerts, variant) => {
  const { page } = await openOffer({ alerts });
  for (const label of ['Discount', 'DiscountText'])
    expect(page.textContent).toContain(`label_EmailOffer_${label}_${variant}!`);
});

test('[REWARD-029] a code that no label dates is offered until its last day, and no longer', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { end: leave } = await openOffer({ endsOn: day(2) });
  leave();
  const { tab } = await visit({ endsOn: day(-2) });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(tab()).toBeNull();
});

test.each<[string, Visit]>([
  ['without its flag', { flags: {} }],
  ['to who opted in', { hasOptedIn: true }],
  ['in the cart', { at: '/cart' }],
  ['in the checkout', { at: '/checkout' }],
])('[REWARD-031][STATE-036] the offer does not show %s', async (_when, options) => {
  const { page, tab } = await visit(options);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(page.querySelector('[data-beside]')).not.toBeNull();
  expect(tab()).toBeNull();
});

test('[REWARD-032][REWARD-034] it unfolds and folds; closed, it stays away from later pages, too', async () => {
  const { tab, toggle, press, until } = await openOffer();
  toggle();
  await until(() => expect(tab()?.open).toBe(false));
  toggle();
  await until(() => expect(tab()?.open).toBe(true));
  press('close-offer');
  await until(() => expect(tab()).toBeNull());
  end?.();
  const later = await visit();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(later.tab()).toBeNull();
});

test('[REWARD-033] signing up sends the preferences and shows what is unlocked, with its code and its last day', async () => {
  const { told, press, until, page } = await openOffer();
  press('sign-up');
  const said = () => page.querySelector('[role="status"]')?.textContent ?? '';
  await until(() => expect(said()).toContain('You unlocked label_EmailOffer_Value_1! off'));
  for (const label of ['PromoCode', 'ExpirationDate'])
    expect(said()).toContain(`label_EmailOffer_${label}_1!`);
  expect(told.map(([, body]) => body)).toContainEqual({
    receivePromoAndSpecialEvents: true,
    receivePromoPrint: '1',
  });
  expect(page.querySelector('[value="sign-up"]')).toBeNull();
  expect([...page.querySelectorAll('button')].map((it) => it.textContent)).toContain('Copy code');
});

test('[REWARD-033] it stays an offer when saving fails, and says so', async () => {
  const { press, until, page, tab } = await openOffer({ fails: true });
  press('sign-up');
  await until(() => expect(page.querySelector('[role="alert"]')?.textContent).toMatch(/try again/i));
  expect(tab()?.open).toBe(true);
  expect(page.querySelector('[value="sign-up"]')).not.toBeNull();
});

test('[REWARD-036][REWARD-037] a scroll or a press beside it folds it, and near a scrollbar it makes room', async () => {
  const { page, tab, toggle, until } = await openOffer();
  tab()!.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  expect(tab()?.open).toBe(true);
  page.querySelector('[data-beside]')!.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await until(() => expect(tab()?.open).toBe(false));
  toggle();
  await until(() => expect(tab()?.open).toBe(true));
  dispatchEvent(new Event('scroll'));
  await until(() => expect(tab()?.open).toBe(false));
  const { documentElement } = document;
  Object.defineProperty(documentElement, 'clientWidth', { configurable: true, value: innerWidth - 15 });
  const moveTo = (clientX: number) =>
    dispatchEvent(Object.assign(new Event('pointermove'), { clientX, clientY: 0 }));
  moveTo(innerWidth - 20);
  await until(() => expect(tab()).toBeNull());
  moveTo(innerWidth - 40);
  await until(() => expect(tab()).not.toBeNull());
  Reflect.deleteProperty(documentElement, 'clientWidth');
});
