import type { EndpointTable } from './endpoint.ts';
import { lists } from './lists.ts';

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
} as const satisfies EndpointTable;
