import { describe, expect, test, vi } from 'vitest';
import { createAnalytics } from '../analytics/analytics.ts';
import { mayOfferApp } from '../banners/appBanner.ts';
import { mayProposeChat } from '../chat/proactiveChat.ts';
import { contactTab, liveChat } from '../contact/contactRules.ts';
import { signedInToastDelay } from '../session/signedInToast.ts';
import { mayLocateStore } from '../storeChoice/storeAssignment.ts';
import { vehicleChange } from '../vehicles/vehicleChange.ts';
import { deviceOf } from './device.ts';

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile Safari/537.36',
  cubot:
    'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 7) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile Safari/537.36',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Version/16.6 Mobile/15E148 Safari/604.1',
  androidTablet: 'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36',
  fire: 'Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 Silk/122.4 like Chrome/122.0.0.0 Safari/537.36',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_4) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15',
  googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  googlebotPhone:
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Chrome/124.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)',
  preview: 'facebookexternalhit/1.1',
  app: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 ShopApp/7.2.1',
};

test.each([
  ['iphone', 'phone'],
  ['android', 'phone'],
  ['cubot', 'phone'],
  ['ipad', 'tablet'],
  ['androidTablet', 'tablet'],
  ['fire', 'tablet'],
  ['windows', 'desktop'],
  ['mac', 'desktop'],
  ['googlebot', 'bot'],
  ['googlebotPhone', 'bot'],
  ['preview', 'bot'],
] as const)('[CONF-026] %s is a %s, and not the app', (name, deviceType) => {
  expect(deviceOf(agents[name])).toEqual({ deviceType, isMobileApp: false, mobileAppVersion: '' });
});

test('[CONF-026] the app marks itself by its token, and says its version', () => {
  expect(deviceOf(agents.app)).toEqual({ deviceType: 'phone', isMobileApp: true, mobileAppVersion: '7.2.1' });
  expect(deviceOf(`${agents.iphone} Parts/3`, 'Parts')).toMatchObject({ mobileAppVersion: '3' });
  expect(deviceOf(agents.app, 'Parts')).toMatchObject({ isMobileApp: false, mobileAppVersion: '' });
  expect(deviceOf('')).toMatchObject({ deviceType: 'desktop' });
});

const allOn = {
  flag: () => true,
  value: (_name: string, fallback: string) => fallback || 'https://tag.test/',
};
const store = {
  isAnonymous: true,
  storeNumber: undefined,
  defaultStoreNumber: '6997',
  path: '/',
  search: '',
};
const chat = { isEnabled: true, agentsAvailable: true, width: 1440, path: '/', now: 0, expiry: null };

describe('[CONF-027] a bot', () => {
  const { deviceType, isMobileApp } = deviceOf(agents.googlebot);
  const isBot = deviceType === 'bot';
  /** The same for a person, so that each rule is asked for a reason. */
  const people = [false, isBot] as const;

  test('gets no analytics', () => {
    const sent = people.map((bot) => {
      const sink = vi.fn();
      const analytics = createAnalytics({
        isBot: bot,
        consent: () => ['analytics'],
        context: () => ({
          pageType: 'home',
          locale: 'en-US',
          userType: '',
          hashedCustomerId: '',
          storeNumber: '',
        }),
      });
      analytics.connect(sink);
      analytics.track('signOut');
      return sink.mock.calls.length;
    });
    expect(sent).toEqual([1, 0]);
  });

  test('gets no chat, proposed or asked for', () => {
    expect(people.map((bot) => mayProposeChat({ ...chat, isBot: bot }))).toEqual([true, false]);
    const tab = (device: 'desktop' | 'bot') =>
      contactTab(allOn, { path: '/', device, isMobileApp, hasTab: true });
    expect([tab('desktop'), tab(deviceType as 'bot')]).toEqual(['modal', 'hidden']);
    const live = (bot: boolean) => liveChat(allOn, { isPhone: false, agentsAvailable: true, isBot: bot });
    expect(people.map(live)).toEqual(['open', 'hidden']);
  });

  test('is not asked where it is', () => {
    expect(people.map((bot) => mayLocateStore({ ...store, isBot: bot, isMobileApp }))).toEqual([true, false]);
  });
});

describe('[CONF-028] who comes in the app', () => {
  const { isMobileApp } = deviceOf(agents.app);
  const both = [false, isMobileApp] as const;

  test('gets no contact tab and no banner for the app', () => {
    const tab = (app: boolean) =>
      contactTab(allOn, { path: '/', device: 'tablet', isMobileApp: app, hasTab: true });
    expect(both.map(tab)).toEqual(['modal', 'hidden']);
    const banner = (app: boolean) =>
      mayOfferApp({ system: 'ios', isMobileApp: app, isBot: false, hasSmartBanner: false });
    expect(both.map(banner)).toEqual([true, false]);
  });

  test('is not told of being signed in, or of the vehicle by its usual text', () => {
    const toast = (app: boolean) =>
      signedInToastDelay({
        isAuthenticated: true,
        alreadyShown: false,
        isMobileApp: app,
        followed: 'signIn',
        disabled: null,
        delayed: null,
        canShow: null,
      });
    expect(both.map(toast)).toEqual([0, undefined]);
    const civic = { vehicleId: 'v1', vehicleName: 'Civic', vehicleCount: 1 };
    const said = (app: boolean) => vehicleChange(null, civic, { isShelf: false, isMobileApp: app })?.message;
    expect(both.map(said)).toEqual(['shoppingFor', undefined]);
  });

  test('is not asked for a place to choose a store by', () => {
    expect(both.map((app) => mayLocateStore({ ...store, isBot: false, isMobileApp: app }))).toEqual([
      true,
      false,
    ]);
  });
});
