import type { Endpoint } from './endpoint.ts';
import * as lists from './lists.ts';

export const state = {
  id: 'checkout.state',
  method: 'GET',
  path: '/ecomm/b2c/v1/checkout',
  retry: true,
  lists: lists.checkoutState,
} as const satisfies Endpoint;

export const verify = {
  id: 'checkout.verify',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/verifyForCheckout',
  timeout: 'XL',
  retry: false,
  lists: { cartItemError: [], checkoutMessageData: [] },
} as const satisfies Endpoint;

export const setAddress = {
  id: 'checkout.setAddress',
  method: 'POST',
  path: '/ecomm/b2c/v2/order/address',
  retry: true,
  lists: { suggestions: [] },
} as const satisfies Endpoint;

export const changeAddress = {
  id: 'checkout.changeAddress',
  method: 'PATCH',
  path: '/ecomm/b2c/v2/order/address',
  retry: true,
  lists: { suggestions: [] },
} as const satisfies Endpoint;

export const setAddressV1 = {
  id: 'checkout.setAddressV1',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/address',
  retry: true,
  lists: { suggestions: [] },
} as const satisfies Endpoint;

export const verifyForStore = {
  id: 'checkout.verifyForStore',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/verifyForSendToStoreList',
  lists: { ineligibleItems: [] },
} as const satisfies Endpoint;

export const shipmentOptionsV1 = {
  id: 'checkout.shipmentOptionsV1',
  method: 'GET',
  path: '/ecomm/b2c/v1/order/shipmentOptions',
  retry: true,
} as const satisfies Endpoint;

export const shipmentOptionsTo = {
  id: 'checkout.shipmentOptionsTo',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/shipment-options',
} as const satisfies Endpoint;

export const validateMembership = {
  id: 'checkout.validateMembership',
  method: 'POST',
  path: '/ecomm/b2c/v1/shippingMembership/validateToken',
} as const satisfies Endpoint;

export const shipmentOptions = {
  id: 'checkout.shipmentOptions',
  method: 'GET',
  path: '/ecomm/b2c/v2/order/shipmentOptions',
  retry: true,
  lists: { shipments: [] },
} as const satisfies Endpoint;

export const setShipment = {
  id: 'checkout.setShipment',
  method: 'PATCH',
  path: '/ecomm/b2c/v2/order/shipment',
  retry: true,
  lists: lists.cart,
} as const satisfies Endpoint;

export const paymentOptions = {
  id: 'checkout.paymentOptions',
  method: 'GET',
  path: '/ecomm/b2c/v1/order/paymentOptions',
  retry: true,
  lists: { paymentOptions: [], installments: [] },
} as const satisfies Endpoint;

export const paymentSession = {
  id: 'checkout.paymentSession',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/payment/session',
} as const satisfies Endpoint;

export const addPayment = {
  id: 'checkout.addPayment',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/payment',
  retry: true,
  lists: lists.addedPayment,
} as const satisfies Endpoint;

export const changePayment = {
  id: 'checkout.changePayment',
  method: 'PATCH',
  path: '/ecomm/b2c/v1/order/payment',
  retry: true,
  lists: lists.addedPayment,
} as const satisfies Endpoint;

export const removePayment = {
  id: 'checkout.removePayment',
  method: 'DELETE',
  path: '/ecomm/b2c/v1/order/payment',
  retry: true,
  lists: lists.addedPayment,
} as const satisfies Endpoint;

export const paypalLookup = {
  id: 'checkout.paypalLookup',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/paypal/lookup',
} as const satisfies Endpoint;

/** The way back from the wallet: the token names the order, no cookie does. */
export const paypalAuthenticate = {
  id: 'checkout.paypalAuthenticate',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/paypal/authenticate',
} as const satisfies Endpoint;

export const applePaySession = {
  id: 'checkout.applePaySession',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/applepay/session',
} as const satisfies Endpoint;

export const commitV1 = {
  id: 'checkout.commitV1',
  method: 'POST',
  path: '/ecomm/b2c/v1/checkout/commit',
  timeout: 'XL',
  retry: false,
  lists: lists.commit,
} as const satisfies Endpoint;

export const commit = {
  id: 'checkout.commit',
  method: 'POST',
  path: '/ecomm/b2c/v3/checkout/commit',
  timeout: 'XL',
  retry: false,
  lists: lists.commit,
} as const satisfies Endpoint;

/** From cart to order: address, delivery, payment, commit. */
export const checkoutEndpoints = [
  state,
  verify,
  setAddress,
  changeAddress,
  setAddressV1,
  verifyForStore,
  shipmentOptionsV1,
  shipmentOptionsTo,
  validateMembership,
  shipmentOptions,
  setShipment,
  paymentOptions,
  paymentSession,
  addPayment,
  changePayment,
  removePayment,
  paypalLookup,
  paypalAuthenticate,
  applePaySession,
  commitV1,
  commit,
] as const;
