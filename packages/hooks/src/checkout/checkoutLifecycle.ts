/** CART-022 */
export type CheckoutStatus = 'invalid' | 'requesting' | 'success' | 'failure' | 'unknown';

/** CART-032 */
export type DeliveryStatus = 'idle' | 'requesting' | 'success' | 'failure';

export interface CheckoutLifecycle {
  readonly status: CheckoutStatus;
  readonly delivery: DeliveryStatus;
  /** Title of the refusal of a delivery method, shown at the methods (CART-033). */
  readonly nextDayDeliveryError: string | undefined;
  readonly continueAsGuest: boolean;
}

export type CheckoutAction =
  | { readonly type: 'requesting' }
  | { readonly type: 'success' }
  | { readonly type: 'failure' }
  | { readonly type: 'unknown' }
  | { readonly type: 'deliveryRequesting' }
  | { readonly type: 'deliverySuccess' }
  | { readonly type: 'deliveryFailure'; readonly errorTitle: string }
  | { readonly type: 'continueAsGuest' }
  /** The checkout store is cleared (CART-028). */
  | { readonly type: 'cleared' };

export const initialCheckout: CheckoutLifecycle = {
  status: 'invalid',
  delivery: 'idle',
  nextDayDeliveryError: undefined,
  continueAsGuest: false,
};

/** CART-022, CART-028, CART-032, CART-033. An answer counts while its request is under way. */
export function checkoutLifecycle(state: CheckoutLifecycle, action: CheckoutAction): CheckoutLifecycle {
  switch (action.type) {
    case 'cleared':
      return initialCheckout;
    case 'continueAsGuest':
      return state.continueAsGuest ? state : { ...state, continueAsGuest: true };
    case 'deliveryRequesting':
      return state.delivery === 'requesting' ? state : delivery(state, 'requesting');
    case 'deliverySuccess':
      return state.delivery === 'requesting' ? delivery(state, 'success') : state;
    case 'deliveryFailure':
      return state.delivery === 'requesting' ? delivery(state, 'failure', action.errorTitle) : state;
    case 'requesting':
      return state.status === 'requesting' ? state : { ...state, status: 'requesting' };
    default:
      return state.status === 'requesting' ? { ...state, status: action.type } : state;
  }
}

const delivery = (
  state: CheckoutLifecycle,
  status: DeliveryStatus,
  nextDayDeliveryError?: string,
): CheckoutLifecycle => ({ ...state, delivery: status, nextDayDeliveryError });
