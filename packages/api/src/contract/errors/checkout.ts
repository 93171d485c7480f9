import { asksPassword, type ErrorTable } from './errorTable.ts';

const addressErrors = {
  ...asksPassword,
  error_address_invalid: 422,
  error_address_not_found: 422,
  error_cart_empty: 422,
  error_order_changed: 409,
} as const;

export const checkoutErrors = {
  /** CART-021: after the idle timeout the shopper is sent to the cart; the next call answers. */
  'checkout.state': { ...asksPassword, error_session_idle: 409 },
  'checkout.verify': { ...asksPassword, error_item_unavailable: 422, error_cart_unknown: 404 },
  'checkout.setAddress': addressErrors,
  'checkout.changeAddress': addressErrors,
  'checkout.setAddressV1': addressErrors,
  'checkout.verifyForStore': { error_store_unknown: 404 },
  'checkout.shipmentOptionsV1': { ...asksPassword, error_shipping_unavailable: 422 },
  'checkout.shipmentOptionsTo': { error_shipping_unavailable: 422, error_zip_invalid: 422 },
  'checkout.validateMembership': {
    ...asksPassword,
    error_membership_invalid: 422,
    error_order_changed: 409,
    error_too_many_requests: 429,
  },
  'checkout.shipmentOptions': { ...asksPassword, error_shipping_unavailable: 422 },
  'checkout.setShipment': {
    ...asksPassword,
    error_nextday_unavailable: 422,
    error_shipment_unknown: 404,
    error_order_changed: 409,
  },
} as const satisfies ErrorTable;
