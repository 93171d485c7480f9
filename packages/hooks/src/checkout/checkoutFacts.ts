import type { Address, CheckoutState, Order } from '@driveline/api';

/** CART-030: what the two boxes at email and phone start with, by the market's record. */
export const initialSubscriptions = (market: {
  readonly checkout: {
    readonly subscriptions: { readonly promoAndSpecialEvents: boolean; readonly textMessage: boolean };
  };
}): { readonly receivePromoAndSpecialEvents: boolean; readonly receiveTextMessage: boolean } => ({
  receivePromoAndSpecialEvents: market.checkout.subscriptions.promoAndSpecialEvents,
  receiveTextMessage: market.checkout.subscriptions.textMessage,
});

/** CART-037: the addresses of an order, what is there and what differs. */
export interface AddressState {
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly profileAddress: Address | null;
  /** As typed, while the server suggests another one. */
  readonly enteredAddress: Address | null;
  readonly isShippingAddressAvailable: boolean;
  readonly isBillingAddressAvailable: boolean;
  readonly isProfileAddressAvailable: boolean;
  readonly isBillingDifferent: boolean;
  readonly isProfileDifferent: boolean;
  readonly shippingAddressValid: boolean;
  readonly containsShipToHomeItem: boolean;
  readonly email: string;
  readonly phoneNumber: string;
}

/** CART-037, from the checkout's state, the profile, and what the last check of an address said. */
export function addressState(
  checkout: Pick<CheckoutState, 'contact' | 'shippingAddress' | 'billingAddress' | 'containsShipToHomeItem'>,
  profileAddress: Address | null,
  check: { readonly enteredAddress?: Address; readonly shippingAddressValid?: boolean } = {},
): AddressState {
  const { contact, shippingAddress, billingAddress, containsShipToHomeItem } = checkout;
  return {
    shippingAddress,
    billingAddress,
    profileAddress,
    enteredAddress: check.enteredAddress ?? null,
    isShippingAddressAvailable: shippingAddress !== null,
    isBillingAddressAvailable: billingAddress !== null,
    isProfileAddressAvailable: profileAddress !== null,
    isBillingDifferent: differs(shippingAddress, billingAddress),
    isProfileDifferent: differs(shippingAddress, profileAddress),
    shippingAddressValid: check.shippingAddressValid ?? shippingAddress !== null,
    containsShipToHomeItem,
    email: contact?.email ?? '',
    phoneNumber: contact?.phoneNumber ?? '',
  };
}

const PLACE = ['firstName', 'lastName', 'address1', 'address2', 'city', 'state', 'postalCode'] as const;

/** Whether two addresses name another person or place; one that is missing differs from none. */
const differs = (a: Address | null, b: Address | null): boolean =>
  a !== null && b !== null && PLACE.some((name) => same(a[name]) !== same(b[name]));

const same = (text: string | undefined) => (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase();

/** CART-024: the totals of an order, in major units. */
export const orderSummary = ({ grandOrderPriceInfo, itemTotalPrice }: Order) => ({
  grandOrderPriceInfo: {
    totalPrice: grandOrderPriceInfo.totalPrice,
    corePrice: grandOrderPriceInfo.corePrice,
  },
  itemTotalPrice,
});
