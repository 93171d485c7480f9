import type { B2cClient } from '@driveline/api';
import { bodyMutation, pathMutation } from '../mutations/bodyMutation.ts';
import { queryRoots } from '../queryRoots.ts';

/** The order is placed with what was chosen before, whatever the network does. */
const queue = 'checkout';
const changesCheckout = { queue, invalidates: [queryRoots.checkout] };
const changesTotals = { queue, invalidates: [queryRoots.checkout, queryRoots.cart] };
/** Promises of every list are for the place that the cart has. */
const namesPlace = {
  queue,
  invalidates: [...changesTotals.invalidates, queryRoots.catalog, queryRoots.deals],
};
/** What is typed may go into the address book (CART-041). */
const takesAddress = { queue, invalidates: [...namesPlace.invalidates, queryRoots.account] };
const placesOrder = {
  queue,
  invalidates: [
    queryRoots.cart,
    queryRoots.checkout,
    queryRoots.header,
    queryRoots.orders,
    queryRoots.rewards,
  ],
};

/** From cart to order. Each step's input is the wire's body. */
export const checkoutMutations = {
  verifyCheckout: (client: B2cClient) => bodyMutation(client, 'checkout.verify'),
  /** CART-012: what cannot be picked up at a store is in the answer. */
  verifyForStore: (client: B2cClient) => bodyMutation(client, 'checkout.verifyForStore'),
  setAddress: (client: B2cClient) => bodyMutation(client, 'checkout.setAddress', takesAddress),
  /** What is left out stays. */
  changeAddress: (client: B2cClient) => bodyMutation(client, 'checkout.changeAddress', takesAddress),
  /** Of the first checkout generation. */
  setAddressV1: (client: B2cClient) => bodyMutation(client, 'checkout.setAddressV1', namesPlace),
  setShipment: (client: B2cClient) => bodyMutation(client, 'checkout.setShipment', changesTotals),
  /** CART-031: a membership that holds adds its delivery. */
  validateMembership: (client: B2cClient) =>
    bodyMutation(client, 'checkout.validateMembership', changesCheckout),
  /** Delivery of parts to a postal code, before there is an address. */
  shipmentOptionsTo: (client: B2cClient) => bodyMutation(client, 'checkout.shipmentOptionsTo'),
  /** PLUS-020: opens the gateway's frame or page. */
  startPaymentSession: (client: B2cClient) => bodyMutation(client, 'checkout.paymentSession'),
  addPayment: (client: B2cClient) => bodyMutation(client, 'checkout.addPayment', changesCheckout),
  changePayment: (client: B2cClient) => bodyMutation(client, 'checkout.changePayment', changesCheckout),
  removePayment: (client: B2cClient) => bodyMutation(client, 'checkout.removePayment', changesCheckout),
  /** CART-050: where the shopper goes; the way back is `authenticatePaypal`. */
  startPaypal: (client: B2cClient) => bodyMutation(client, 'checkout.paypalLookup'),
  authenticatePaypal: (client: B2cClient) =>
    bodyMutation(client, 'checkout.paypalAuthenticate', changesCheckout),
  startApplePay: (client: B2cClient) => bodyMutation(client, 'checkout.applePaySession'),
  /** CART-056: what a gift card holds, in major units; too many misses answer `error_too_many_requests`. */
  giftCardBalance: (client: B2cClient) => bodyMutation(client, 'giftCards.balance'),
  /** CART-055: what a gift card should be; nothing is charged yet. */
  startGiftCard: (client: B2cClient) => bodyMutation(client, 'giftCards.buy'),
  /** CART-055: charges its card, once per purchase. */
  payGiftCard: (client: B2cClient) =>
    pathMutation(client, 'giftCards.pay', ['purchaseId'], {
      queue,
      invalidates: [[...queryRoots.checkout, 'giftCard']],
    }),
  /** Places the order, once per idempotency key (PLUS-021). */
  commit: (client: B2cClient) => bodyMutation(client, 'checkout.commit', placesOrder),
  /** Of the first checkout generation: once per cart version. */
  commitV1: (client: B2cClient) => bodyMutation(client, 'checkout.commitV1', placesOrder),
  subscribe: (client: B2cClient) => bodyMutation(client, 'shell.subscribe'),
};
