// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { tellSessionEnd, useHeader, useTooltipPage } from '@driveline/hooks';
import { enUS } from '@driveline/ui/i18n/en-US';
import { afterEach, expect, test, vi } from 'vitest';
import { mountForTest } from '../../shop/mountForTest.tsx';
import { useMessages } from '../../shop/notify.ts';
import { storage } from '../../shop/storage.ts';
import { Offers } from './Offers.tsx';
// They come late by themselves, and a clock that is moved does not wait for files.
import './AppOffer.tsx';
import './ChatCorner.tsx';
import './ContactEdge.tsx';
import '../session/SessionNotices.tsx';
import '../vehicle/VehicleTooltip.tsx';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15)';
const ANDROID_PHONE = `${ANDROID} Mobile`;
const SECOND = 1000;

let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useMessages.setState({ waiting: [] });
  tellSessionEnd(undefined);
  for (const key of ['disableProactiveChatExpiry', 'signedInToastShown', 'appBannerShown'] as const)
    storage.remove(key);
});

/** A shelf of parts that are made for some vehicles, below a header with its button. */
function Shelf() {
  useTooltipPage('shelf', [{ vehicleFitment: 'VEHICLE_SPECIFIC' }]);
  return (
    <span>
      <a data-source="header" href="/user/myVehicle" />
      <b data-known={useHeader().isSuccess} />
    </span>
  );
}

type Situation = {
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly userAgent?: string;
  readonly isMember?: boolean;
};

/** What stands beside a shelf, with the clock in the hands of the test; the desk is staffed. */
async function besideShelf({ flags = {}, userAgent = ANDROID, isMember = false }: Situation) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const header = structuredClone({ ...fixture('shell.header'), vehicleMap: null });
  header.myAccountMap.anonymous = String(!isMember) as 'true' | 'false';
  const values = { APP_ID_ANDROID: 'com.example.shop', CHAT_AVAILABILITY_URL: 'http://shop.example/agents' };
  const shop = await mountForTest(
    <>
      <Shelf />
      <Offers wasActive message={undefined} />
    </>,
    {
      at: '/parts/brakes/brake-pads',
      config: { flags, values },
      fetch: async (url) =>
        url.endsWith('/agents')
          ? new Response('<agents><count>2</count></agents>')
          : Response.json(url.includes('currentUser') ? fixture('account.current') : header),
    },
  );
  ({ end } = shop);
  const has = (selector: string) => document.querySelector(selector) !== null;
  const elapse = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await vi.advanceTimersByTimeAsync(SECOND);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await shop.until(() => expect(has('[data-known="true"]')).toBe(true));
  return { ...shop, has, elapse };
}

const CHAT = 'aside a[href="/chat"]';
const PROPOSAL = `aside[aria-label="${enUS.chat.proposal.label}"]`;
const HINT = `aside[aria-label="${enUS.vehicle.add}"]`;
const CONTACT = 'a[href="/contactus"]';
const APP = 'a[href*="play.google.com"]';

test.each([true, false])(
  '[CONTENT-016][STATE-042] PROACTIVE_CHAT_POPUP_ENABLED %s makes whether a chat is proposed',
  async (isOn) => {
    const { until, has, elapse } = await besideShelf({ flags: { PROACTIVE_CHAT_POPUP_ENABLED: isOn } });
    await until(() => expect(has(CHAT)).toBe(true));
    expect(has(PROPOSAL)).toBe(false);
    await elapse(31);
    expect([has(CHAT), has(PROPOSAL)]).toEqual([true, isOn]);
  },
);

test.each([true, false])(
  '[VEHST-013][STATE-032] YMME_TOOLTIP_ENABLED %s makes whether a shelf asks for a vehicle',
  async (isOn) => {
    const { until, has, elapse } = await besideShelf({ flags: { YMME_TOOLTIP_ENABLED: isOn } });
    await until(() => expect(has(CHAT)).toBe(true));
    expect(has(HINT)).toBe(false);
    await elapse(16);
    expect(has(HINT)).toBe(isOn);
  },
);

test.each([
  ['a browser', '', true],
  ['the app', ' ShopApp/7.2.1', false],
])(
  '[CONF-028] a shopper in %s%s is offered contact and the app, and told of being signed in and out: %s',
  async (_, token, isOffered) => {
    const told = () => useMessages.getState().waiting.map(({ text }) => text);
    const tablet = await besideShelf({ userAgent: ANDROID + token, isMember: true });
    await tablet.elapse(20);
    expect(tablet.has(CONTACT)).toBe(isOffered);
    expect(told()).toHaveLength(isOffered ? 1 : 0);
    tellSessionEnd({ idle: true });
    await tablet.elapse(20);
    expect(told()).toHaveLength(isOffered ? 2 : 0);
    tablet.end();
    const phone = await besideShelf({ userAgent: ANDROID_PHONE + token });
    await phone.elapse(20);
    expect(phone.has(APP)).toBe(isOffered);
  },
);
