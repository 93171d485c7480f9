import type { EndpointTable } from './endpoint.ts';
import { lists } from './lists.ts';

const commitErrors = {
  error_order_changed: 409,
  error_out_of_stock: 409,
  error_card_declined: 422,
  error_card_insufficient_funds: 422,
  error_card_expired: 422,
  error_card_challenge_failed: 422,
  error_payment_processor: 422,
  /** The card's token was used or is too old: the card is typed again. */
  error_payment_token: 422,
  error_payment_missing: 422,
  error_contact_missing: 422,
  error_address_invalid: 422,
  /** A part that does not fit its vehicle, which the shopper has not confirmed (verifyForCheckout). */
  error_item_misfit: 422,
  error_cart_empty: 422,
  error_cart_unknown: 404,
  /** The same order is being placed by another call, for longer than one waits. */
  error_commit_running: 409,
  /** The key came before with other contents. */
  error_idempotency_reused: 409,
} as const;

const addressErrors = {
  error_address_invalid: 422,
  error_address_not_found: 422,
  error_cart_empty: 422,
} as const;

/** From cart to order. */
export const checkoutEndpoints = {
  'checkout.state': {
    method: 'GET',
    path: '/ecomm/b2c/v1/checkout',
    timeout: 'default',
    retry: true,
    lists: lists.checkoutState,
    /** CART-021: after the idle timeout the shopper is sent to the cart; the next call answers. */
    errors: { error_session_idle: 409 },
  },
  'checkout.verify': {
    method: 'POST',
    path: '/ecomm/b2c/v1/order/verifyForCheckout',
    timeout: 'XL',
    errors: { error_item_unavailable: 422, error_cart_unknown: 404 },
    lists: 'cartItemError checkoutMessageData',
  },
  'checkout.setAddress': {
    method: 'POST',
    path: '/ecomm/b2c/v2/order/address',
    timeout: 'default',
    retry: true,
    refreshesOrder: true,
    errors: addressErrors,
    lists: 'suggestions',
  },
  'checkout.changeAddress': {
    method: 'PATCH',
    path: '/ecomm/b2c/v2/order/address',
    timeout: 'default',
    retry: true,
    refreshesOrder: true,
    errors: addressErrors,
    lists: 'suggestions',
  },
  'checkout.setAddressV1': {
    method: 'POST',
    path: '/ecomm/b2c/v1/order/address',
    timeout: 'default',
    retry: true,
    refreshesOrder: true,
    errors: addressErrors,
    lists: 'suggestions',
  },
  'checkout.verifyForStore': {
    method: 'POST',
    path: '/ecomm/b2c/v1/order/verifyForSendToStoreList',
    timeout: 'default',
    errors: { error_store_unknown: 404 },
    lists: 'ineligibleItems',
  },
  'checkout.shipmentOptionsV1': {
    method: 'GET',
    path: '/ecomm/b2c/v1/order/shipmentOptions',
    timeout: 'default',
    retry: true,
    errors: { error_shipping_unavailable: 422 },
  },
  'checkout.shipmentOptionsTo': {
    method: 'POST',
    path: '/ecomm/b2c/v1/order/shipment-options',
    timeout: 'default',
    errors: { error_shipping_unavailable: 422, error_zip_invalid: 422 },
  },
  'checkout.validateMembership': {
    method: 'POST',
    path: '/ecomm/b2c/v1/shippingMembership/validateToken',
    timeout: 'default',
    errors: { error_membership_invalid: 422, error_order_changed: 409, error_too_many_requests: 429 },
  },
  'checkout.shipmentOptions': {
    method: 'GET',
    path: '/ecomm/b2c/v2/order/shipmentOptions',
    timeout: 'default',
    retry: true,
    errors: { error_shipping_unavailable: 422 },
    lists: 'shipments',
  },
  'checkout.setShipment': {
    method: 'PATCH',
    path: '/ecomm/b2c/v2/order/shipment',
    timeout: 'default',
    retry: true,
    refreshesOrder: true,
    errors: { error_nextday_unavailable: 422, error_shipment_unknown: 404 },
    lists: lists.cart,
  },
  'checkout.paymentOptions': {
    method: 'GET',
    path: '/ecomm/b2c/v1/order/paymentOptions',
    timeout: 'default',
    retry: true,
    lists: 'paymentOptions installments',
  },
  'checkout.paymentSession': {
    method: 'POST',
    path: '/ecomm/b2c/v1/order/payment/session',
    timeout: 'default',
    errors: { error_payment_processor: 422, error_cart_empty: 422 },
  },
  'checkout.addPayment': {
    method: 'POST',
    path: '/ecomm/b2c/v1/order/payment',
    timeout: 'default',
    retry: true,
    errors: {
      error_card_declined: 422,
      error_card_limit: 422,
      error_payment_token: 422,
      error_payment_installments: 422,
      error_cart_empty: 422,
    },
    lists: lists.addedPayment,
  },
  'checkout.commitV1': {
    method: 'POST',
    path: '/ecomm/b2c/v1/checkout/commit',
    timeout: 'XL',
    errors: commitErrors,
    lists: lists.commit,
  },
  'checkout.commit': {
    method: 'POST',
    path: '/ecomm/b2c/v3/checkout/commit',
    timeout: 'XL',
    errors: commitErrors,
    lists: lists.commit,
  },
} as const satisfies EndpointTable;
