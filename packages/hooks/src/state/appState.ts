import type { PurchaseStatus } from '../checkout/purchase.ts';
import type { Device } from './device.ts';

/** STATE-001: flags of the app. */
export interface AppState {
  readonly isHeaderPresent: boolean;
  readonly isSecondaryHeaderFooterPresent: boolean;
  readonly isFooterPresent: boolean;
  readonly chatAgent: {
    readonly status: boolean;
    readonly requestStatus: 'idle' | 'loading' | 'success' | 'error';
  };
  readonly isFetchingLocation: boolean;
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
  readonly orderStatus: PurchaseStatus;
}

export const initialAppState: AppState = {
  isHeaderPresent: true,
  isSecondaryHeaderFooterPresent: false,
  isFooterPresent: true,
  chatAgent: { status: false, requestStatus: 'idle' },
  isFetchingLocation: false,
  appBannerShown: false,
  userAuthenticated: false,
  deviceType: 'desktop',
  userAgent: '',
  canShowToastNotification: true,
  isAutofill: false,
  shouldShowAnimation: false,
  checkoutButton: 'enabled',
  orderStatus: 'idle',
};

/** STATE-052: motion is wanted, and config shows it. */
export const showsAnimation = (
  config: { flag(name: 'LOTTIE_ANIMATIONS_ENABLED'): boolean },
  prefersReducedMotion: boolean,
): boolean => config.flag('LOTTIE_ANIMATIONS_ENABLED') && !prefersReducedMotion;

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

/** A state that components may follow with `useStateOf`. */
export interface StateStore<State> {
  read(): State;
  /** Changes some fields; who listens is told when one of them differs. */
  set(change: Partial<State>): void;
  subscribe(listener: () => void): () => void;
}

/** One store per concern; a server makes one for each request. */
export function createStateStore<State extends object>(initial: State): StateStore<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    set(change) {
      const entries = Object.entries(change) as [keyof State, State[keyof State]][];
      if (entries.every(([name, value]) => Object.is(state[name], value))) return;
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
