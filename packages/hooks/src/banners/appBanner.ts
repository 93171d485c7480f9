import type { Step } from '../machine/machine.ts';

/** SHELL-052: who is offered the app. */
export const mayOfferApp = (situation: {
  readonly system: 'ios' | 'android' | 'other';
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
