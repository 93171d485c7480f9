import { isB2cError } from '@driveline/api';
import type { Cart, MiniCartMap, OutputOf, PromoData, StoreDetails } from '@driveline/api';

/** What is done to a cart, and what came of it last. */
export type CartReadyStatus =
  | 'invalid'
  | `${'checkoutVerify' | 'promoApply' | 'promoRemove' | 'cartVerify'}${'Requesting' | 'Success' | 'Failure'}`
  | `${'storeChange' | 'miniCart'}${'Success' | 'Failure'}`
  | 'sendToStoreIneligible';

type CartItemErrors = Cart['cartItemError'];

/** CART-002: the cart's state. */
export interface CartState {
  readonly readyStatus: CartReadyStatus;
  readonly storeData: StoreDetails | undefined;
  readonly commerceId: string | undefined;
  readonly promoCode: string | undefined;
  readonly promoData: PromoData | undefined;
  /** The server's text, of a success or of a failure. */
  readonly promoMessage: string | undefined;
  readonly cartMiniCartData: MiniCartMap | undefined;
  /** CART-003: items with their flag; after a verification those with an error alone (CART-010). */
  readonly cartItemError: CartItemErrors;
  readonly checkoutMessageData: readonly string[];
  /** CART-012 */
  readonly ineligibleItems: OutputOf<'checkout.verifyForStore'>['ineligibleItems'];
}

export type CartEvent =
  | { readonly type: 'storeChangeSuccess'; readonly storeData: StoreDetails }
  | { readonly type: 'storeChangeFailure' }
  | { readonly type: 'miniCartSuccess'; readonly miniCart: MiniCartMap }
  | { readonly type: 'miniCartFailure' }
  | { readonly type: 'checkoutVerifyRequesting' | 'cartVerifyRequesting' }
  | { readonly type: 'promoApplyRequesting' | 'promoRemoveRequesting' }
  | { readonly type: 'checkoutVerifySuccess' }
  | { readonly type: 'checkoutVerifyFailure'; readonly messages: readonly string[] }
  | {
      readonly type: 'cartVerifySuccess';
      readonly commerceId: string;
      readonly cartItemError: CartItemErrors;
    }
  | { readonly type: 'cartVerifyFailure' }
  | { readonly type: 'promoApplySuccess'; readonly promo: OutputOf<'promotions.claim'> }
  | { readonly type: 'promoApplyFailure'; readonly error: unknown }
  | { readonly type: 'promoRemoveSuccess' }
  | { readonly type: 'promoRemoveFailure'; readonly error: unknown }
  | { readonly type: 'sendToStore'; readonly answer: OutputOf<'checkout.verifyForStore'> }
  | { readonly type: 'resetPromo' };

export const initialCart: CartState = {
  readyStatus: 'invalid',
  storeData: undefined,
  commerceId: undefined,
  promoCode: undefined,
  promoData: undefined,
  promoMessage: undefined,
  cartMiniCartData: undefined,
  cartItemError: [],
  checkoutMessageData: [],
  ineligibleItems: [],
};

const NO_PROMO = { promoCode: undefined, promoData: undefined, promoMessage: undefined };

/** CART-008 to CART-017. An answer counts while its own request is under way. */
export function cartLifecycle(state: CartState, event: CartEvent): CartState {
  const { type } = event;
  if (!isExpected(state.readyStatus, type)) return state;
  switch (event.type) {
    case 'promoApplyRequesting':
      return { ...state, ...NO_PROMO, readyStatus: event.type };
    case 'checkoutVerifyRequesting':
      return { ...state, checkoutMessageData: [], readyStatus: event.type };
    case 'storeChangeSuccess':
      return { ...state, storeData: event.storeData, ineligibleItems: [], readyStatus: event.type };
    case 'miniCartSuccess':
      return { ...state, cartMiniCartData: event.miniCart, readyStatus: event.type };
    case 'checkoutVerifyFailure':
      return { ...state, checkoutMessageData: event.messages, readyStatus: event.type };
    case 'cartVerifySuccess': {
      const cartItemError = event.cartItemError.filter(({ itemHasError }) => itemHasError);
      return { ...state, commerceId: event.commerceId, cartItemError, readyStatus: event.type };
    }
    case 'promoApplySuccess': {
      const { promoCode, promoData, promoMessage } = event.promo;
      return { ...state, promoCode, promoData, promoMessage, readyStatus: event.type };
    }
    case 'promoApplyFailure':
    case 'promoRemoveFailure':
      return { ...state, promoMessage: textOf(event.error), readyStatus: event.type };
    case 'promoRemoveSuccess':
      return { ...state, ...NO_PROMO, readyStatus: event.type };
    case 'sendToStore':
      return event.answer.eligible
        ? withoutIneligible(state)
        : { ...state, ineligibleItems: event.answer.ineligibleItems, readyStatus: 'sendToStoreIneligible' };
    case 'resetPromo':
      return { ...state, ...NO_PROMO, readyStatus: 'invalid' };
    default:
      return { ...state, readyStatus: event.type };
  }
}

/** Everything can be sent: what was kept of another answer goes, its status too. */
function withoutIneligible(state: CartState): CartState {
  const isTold = state.readyStatus === 'sendToStoreIneligible';
  if (!isTold && state.ineligibleItems.length === 0) return state;
  return { ...state, ineligibleItems: [], readyStatus: isTold ? 'invalid' : state.readyStatus };
}

/** Requests start while none runs; their answers come to them alone. Everything else may come at any time. */
function isExpected(status: CartReadyStatus, type: CartEvent['type']): boolean {
  const runs = status.endsWith('Requesting');
  if (type.endsWith('Requesting')) return !runs;
  const request = /^(checkoutVerify|cartVerify|promoApply|promoRemove)(Success|Failure)$/.exec(type)?.[1];
  if (request) return status === `${request}Requesting`;
  // What the mini-cart or a store says must not end a request that another answer belongs to.
  return !runs || type === 'resetPromo';
}

/** The server's text; empty when it sent none, so that the shop's own stands in (CART-018). */
const textOf = (error: unknown): string => (isB2cError(error) ? error.message : '');
