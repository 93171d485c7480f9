import type { Step } from '../machine/machine.ts';

export type PhoneSystem = 'ios' | 'android' | 'other';

/** Of the user agent. */
export const phoneSystem = (userAgent: string): PhoneSystem => {
  if (/iphone|ipod|ipad/i.test(userAgent)) return 'ios';
  return /android/i.test(userAgent) ? 'android' : 'other';
};

/** The app in the stores of phones, where the config names it; ids of the app are a deployment's own (SHELL-052). */
export function appLinks(config: {
  value(name: string, fallback: string): string;
}): Readonly<Partial<Record<PhoneSystem, string>>> {
  const ios = config.value('APP_ID_IOS', '');
  const android = config.value('APP_ID_ANDROID', '');
  return {
    ...(/^\d+$/.test(ios) && { ios: `https://apps.apple.com/app/id${ios}` }),
    ...(/^[\w.]+$/.test(android) && { android: `https://play.google.com/store/apps/details?id=${android}` }),
  };
}

/** STATE-046: what the store of a phone's apps takes as the campaign of an install: Apple a name, Google a referrer. */
export const installCampaign = (system: PhoneSystem, host: string): Readonly<Record<string, string>> =>
  system === 'ios'
    ? { ct: `web-${host}`.slice(0, 40) }
    : { referrer: `utm_source=${encodeURIComponent(host)}&utm_medium=app-banner` };

/** SHELL-052: who is offered the app. */
export const mayOfferApp = (situation: {
  readonly system: PhoneSystem;
  readonly isMobileApp: boolean;
  readonly isBot: boolean;
  /** `SMART_APP_BANNER_ENABLED`: on iOS the system's own banner takes its place (SHELL-054). */
  readonly hasSmartBanner: boolean;
}): boolean =>
  situation.system !== 'other' &&
  !situation.isMobileApp &&
  !situation.isBot &&
  !(situation.hasSmartBanner && situation.system === 'ios');

/** SHELL-052, SHELL-053; `gone` holds for the session. */
export type AppBanner = 'hidden' | 'shown' | 'gone';

export type AppBannerEvent =
  | { readonly type: 'arrived'; readonly mayOffer: boolean; readonly wasShown: boolean }
  | { readonly type: 'close' | 'routeChanged' };

/** Record `appBannerShown`. */
export type AppBannerEffect = { readonly type: 'recordShown' };

export const initialAppBanner = 'hidden' as AppBanner;

/** SHELL-052, SHELL-053: shows once, and goes with its button or with the route. */
export function appBanner(state: AppBanner, event: AppBannerEvent): Step<AppBanner, AppBannerEffect> {
  if (event.type === 'arrived') {
    return [state === 'hidden' && event.mayOffer && !event.wasShown ? 'shown' : state];
  }
  if (state !== 'shown') return [state];
  return event.type === 'close' ? ['gone', { type: 'recordShown' }] : ['gone'];
}
