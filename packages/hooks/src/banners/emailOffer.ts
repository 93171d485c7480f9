import { isPrompted, OFFER_ALERT } from '../account/alerts.ts';
import type { LoyaltyAlert } from '../account/alerts.ts';
import { EMAIL_OFFER_MAX_WIDTH, SCROLLBAR_PROXIMITY } from '../constants.ts';
import type { Step } from '../machine/machine.ts';
import { isCartOrCheckout } from '../session/paths.ts';

/** REWARD-029 */
export interface EmailOffer {
  readonly discount: string;
  readonly discountText: string;
  readonly value: string;
  readonly promoCode: string;
  readonly expirationDate: string;
}

const OFFER_LABELS = {
  discount: 'label_EmailOffer_Discount',
  discountText: 'label_EmailOffer_DiscountText',
  value: 'label_EmailOffer_Value',
  promoCode: 'label_EmailOffer_PromoCode',
  expirationDate: 'label_EmailOffer_ExpirationDate',
} as const;

/** Every label of both variants, to ask for at once. */
export const emailOfferLabels: readonly string[] = [1, 2].flatMap((variant) =>
  Object.values(OFFER_LABELS).map((key) => `${key}_${variant}`),
);

/**
 * REWARD-029: the offer of the labels ending in `_1` while the account is prompted for it, else of those in `_2`.
 * Nothing while the labels lack any of it: the offer is not ready.
 * @param lastDay of a code, as it is shown, where no label says until when it holds
 */
export function emailOffer(
  label: (key: string) => string | undefined,
  alerts: readonly LoyaltyAlert[],
  lastDay?: (promoCode: string) => string | undefined,
): EmailOffer | undefined {
  const variant = isPrompted(alerts, OFFER_ALERT) ? 1 : 2;
  const textOf = (key: string) => label(`${key}_${variant}`);
  const ends = () => lastDay?.(textOf(OFFER_LABELS.promoCode) ?? '');
  const labels = Object.entries(OFFER_LABELS).map(
    ([name, key]) => [name, textOf(key) || (name === 'expirationDate' && ends())] as const,
  );
  return labels.every(([, text]) => text) ? (Object.fromEntries(labels) as unknown as EmailOffer) : undefined;
}

/** REWARD-032 to REWARD-037: the tab at the side, and its card. */
export interface EmailOfferTab {
  readonly isOpen: boolean;
  /** For good, in this browser. */
  readonly isClosed: boolean;
  readonly isConfirmed: boolean;
  readonly isRequesting: boolean;
  readonly isFailed: boolean;
  /** The pointer is about to take the scrollbar: the tab makes room. */
  readonly isNearScrollbar: boolean;
}

export type EmailOfferEvent =
  | { readonly type: 'toggle' | 'signUp' | 'failed' | 'signedOut' }
  /** `isPrompted`: the account asks for the offer, and is told (REWARD-038). */
  | { readonly type: 'signedUp' | 'close'; readonly isPrompted: boolean }
  | { readonly type: 'scrolled' | 'pressedOutside'; readonly windowWidth: number }
  /** Pixels from the pointer to the nearest scrollbar. */
  | { readonly type: 'pointerMoved'; readonly toScrollbar: number };

export type EmailOfferEffect =
  | {
      readonly type: 'savePreferences';
      readonly preferences: { readonly receivePromoAndSpecialEvents: true; readonly receivePromoPrint: '1' };
    }
  | { readonly type: 'dismissAlert'; readonly alertType: typeof OFFER_ALERT }
  | { readonly type: 'rememberClosed' };

export const initialEmailOfferTab: EmailOfferTab = {
  isOpen: false,
  isClosed: false,
  isConfirmed: false,
  isRequesting: false,
  isFailed: false,
  isNearScrollbar: false,
};

type Answer = Step<EmailOfferTab, EmailOfferEffect>;

/** REWARD-032 to REWARD-038: folds by scroll and press beside it, and closes for good. */
export function emailOfferTab(state: EmailOfferTab, event: EmailOfferEvent): Answer {
  if (event.type === 'signedOut') return [state === initialEmailOfferTab ? state : initialEmailOfferTab];
  if (state.isClosed) return [state];
  switch (event.type) {
    case 'toggle':
      return state.isRequesting ? [state] : [{ ...state, isOpen: !state.isOpen }];
    case 'signUp':
      if (!state.isOpen || state.isConfirmed || state.isRequesting) return [state];
      return [
        { ...state, isRequesting: true, isFailed: false },
        {
          type: 'savePreferences',
          preferences: { receivePromoAndSpecialEvents: true, receivePromoPrint: '1' },
        },
      ];
    case 'signedUp':
      if (!state.isRequesting) return [state];
      return [{ ...state, isOpen: true, isConfirmed: true, isRequesting: false }, ...dismissal(event)];
    case 'failed':
      return state.isRequesting ? [{ ...state, isRequesting: false, isFailed: true }] : [state];
    case 'close':
      return [{ ...initialEmailOfferTab, isClosed: true }, { type: 'rememberClosed' }, ...dismissal(event)];
    case 'pointerMoved': {
      const isNearScrollbar = event.toScrollbar <= SCROLLBAR_PROXIMITY;
      return [isNearScrollbar === state.isNearScrollbar ? state : { ...state, isNearScrollbar }];
    }
    case 'scrolled':
    case 'pressedOutside': {
      const folds = state.isOpen && !state.isRequesting && event.windowWidth < EMAIL_OFFER_MAX_WIDTH;
      return [folds ? { ...state, isOpen: false } : state];
    }
  }
}

const dismissal = (event: { readonly isPrompted: boolean }): EmailOfferEffect[] =>
  event.isPrompted ? [{ type: 'dismissAlert', alertType: OFFER_ALERT }] : [];

/** How far the sign-up has come. */
export function emailOfferStatus({
  isConfirmed,
  isRequesting,
  isFailed,
}: EmailOfferTab): 'offered' | 'requesting' | 'confirmed' | 'failed' {
  if (isConfirmed) return 'confirmed';
  if (isRequesting) return 'requesting';
  return isFailed ? 'failed' : 'offered';
}

/** REWARD-031, REWARD-037: whether the tab is on the page. */
export function showsEmailOffer(
  tab: EmailOfferTab,
  situation: {
    readonly isEnabled: boolean;
    readonly isSignedIn: boolean;
    /** `receivePromoAndSpecialEvents` of the profile. */
    readonly hasOptedIn: boolean;
    readonly isReady: boolean;
    /** `displayEmailOptInAlert` of storage; only 'false' hides (REWARD-034). */
    readonly storedFlag: string | null;
    readonly path: string;
  },
): boolean {
  const { isEnabled, isSignedIn, hasOptedIn, isReady, storedFlag, path } = situation;
  const mayOffer = !hasOptedIn || tab.isConfirmed;
  const isGone = tab.isClosed || tab.isNearScrollbar || storedFlag === 'false';
  return isEnabled && isSignedIn && mayOffer && isReady && !isGone && !isCartOrCheckout(path);
}
