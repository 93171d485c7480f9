import type { B2cClient, Cart } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { orderLines } from '../cart/miniCartSummary.ts';
import { flags } from '../config/flags.ts';
import { headerIn } from '../header/headerIn.ts';
import { queryRoots } from '../queryRoots.ts';
import { cookieNames, parseCookies } from '../storage/cookies.ts';
import type { BrowserStorage } from '../storage/browserStorage.ts';
import { deviceOf, type Device } from './device.ts';
import { accountOf } from './headerFacts.ts';
import { partState, type PartState } from './partState.ts';
import { showsAnimation } from './showsAnimation.ts';

/** STATE-001: flags of the app. */
export interface AppState extends PartState {
  readonly isHeaderPresent: boolean;
  /** The checkout's own pair, or that of a standalone user. */
  readonly isSecondaryHeaderFooterPresent: boolean;
  readonly isFooterPresent: boolean;
  readonly appBannerShown: boolean;
  readonly userAuthenticated: boolean;
  readonly deviceType: Device['deviceType'];
  readonly userAgent: string;
  readonly canShowToastNotification: boolean;
  /** The browser filled a form. */
  readonly isAutofill: boolean;
  readonly shouldShowAnimation: boolean;
  readonly checkoutButton: 'enabled' | 'disabled' | 'loading';
  /** Of the last purchase (CART-052). */
  readonly orderStatus: OrderStatus;
}

export type OrderStatus = 'idle' | 'requesting' | 'success' | 'failure' | 'unknown';

/** STATE-002: what one client knows of itself. */
export interface ClientState {
  readonly eCookieId: string;
  readonly userId: string;
  readonly rewardsId: string;
  readonly locale: string;
  readonly isMobileApp: boolean;
  readonly mobileAppVersion: string;
  readonly reqUrl: string;
  readonly proxiedHostname: string;
  readonly featureToggles: Readonly<Record<string, boolean>>;
}

/** What only the page's frame and its router know. */
export interface PageFacts {
  /** Which header and footer surround the page; none in a frame of another page. */
  readonly frame: 'common' | 'checkout' | 'standalone' | undefined;
  /** The form that is on its way: `check-out`, `place-order`. */
  readonly sending: string | undefined;
}

export interface StateSources {
  readonly client: Pick<B2cClient, 'flag' | 'market'>;
  readonly queryClient: QueryClient;
  readonly storage: Pick<BrowserStorage, 'read'>;
  readonly page: PageFacts;
  /** Of the last commit that was answered. */
  readonly orderStatus: OrderStatus;
}

/** STATE-001: the flags as they are now. Each is read where it is kept, so that none can be stale. */
export function appState({ client, queryClient, storage, page, orderStatus }: StateSources): AppState {
  const { frame, sending } = page;
  const [[, cart] = []] = queryClient.getQueriesData<Cart>({ queryKey: [...queryRoots.cart, 'detail'] });
  const isEmpty = cart !== undefined && orderLines(cart).length === 0;
  return {
    ...partState.read(),
    isHeaderPresent: frame !== undefined,
    isSecondaryHeaderFooterPresent: frame === 'checkout' || frame === 'standalone',
    isFooterPresent: frame !== undefined,
    appBannerShown: storage.read('appBannerShown') === 'true',
    userAuthenticated: accountOf(headerIn(queryClient)).isAuthenticated,
    deviceType: deviceOf(navigator.userAgent).deviceType,
    userAgent: navigator.userAgent,
    canShowToastNotification: storage.read('canShowToastNotification') !== 'false',
    isAutofill: isAutofilled(),
    shouldShowAnimation: showsAnimation(client, matchMedia('(prefers-reduced-motion: reduce)').matches),
    checkoutButton: sending === 'check-out' ? 'loading' : isEmpty ? 'disabled' : 'enabled',
    orderStatus: sending === 'place-order' ? 'requesting' : orderStatus,
  };
}

/** STATE-002 */
export function clientState({
  client,
  queryClient,
}: Pick<StateSources, 'client' | 'queryClient'>): ClientState {
  const { profileId, rewardsId } = accountOf(headerIn(queryClient));
  const { isMobileApp, mobileAppVersion } = deviceOf(navigator.userAgent);
  return {
    eCookieId: parseCookies(document.cookie)[cookieNames.eCookieId] ?? '',
    userId: profileId,
    rewardsId,
    locale: document.documentElement.lang,
    isMobileApp,
    mobileAppVersion,
    reqUrl: location.pathname + location.search,
    proxiedHostname: location.hostname,
    featureToggles: Object.fromEntries(Object.keys(flags).map((name) => [name, client.flag(name)])),
  };
}

function isAutofilled(): boolean {
  try {
    return document.querySelector(':autofill') !== null;
  } catch {
    // A browser that does not know the selector.
    return false;
  }
}
