import * as z from 'zod/mini';
import type { DomainSchemas } from './endpointSchemas.ts';
import { address, identifier, skuNumber, storeNumber, text } from './primitives.ts';
import { cart, shippingChoices, shippingMethod, shippingMethods } from './cart.ts';
import { paymentState } from './payments.ts';

const addressAnswer = z.object({
  shippingAddress: z.nullable(address),
  billingAddress: z.nullable(address),
  shippingAddressValid: z.boolean(),
  suggestions: z.array(address),
  /** CART-038 */
  validation: z.enum(['success', 'notRequired', 'editNotFound', 'notFoundWithoutSuggestion']),
  /** CART-041: the default one of the account, which the first saved one becomes; null without one or without an account. */
  profileAddress: z.nullable(address),
});

const setAddressBody = z.object({
  /** Left out when nothing ships to a home. */
  shippingAddress: z.optional(address),
  /** Null takes the own one away: that of the delivery counts again. */
  billingAddress: z.optional(z.nullable(address)),
  actionType: z.optional(text(20)),
  /** The shipping address goes into the address book of who is actively signed in; a full book, or one that has it, stays as it is. */
  saveToProfile: z.optional(z.boolean()),
  /** The contact of the order. */
  email: text(254),
  phoneNumber: z.optional(text(15)),
  firstName: text(30),
  lastName: text(30),
  /** CPF, CNPJ or RFC, where the market asks for one. */
  fiscalId: z.optional(text(20)),
  /** Take the address as typed although another was suggested. */
  useAsEntered: z.optional(z.boolean()),
});

const addressErrors = {
  error_address_invalid: 422,
  error_address_not_found: 422,
  error_cart_empty: 422,
  error_order_changed: 409,
} as const;

export const checkoutSchemas = {
  'checkout.verify': {
    requirement: 'API-076',
    summary: 'May this cart be bought now?',
    body: z.object({
      commerceId: identifier,
      /** The shopper knows that parts do not fit and wants them anyway; kept with their lines. */
      acceptsMisfit: z.optional(z.boolean()),
      /** The lines that `acceptsMisfit` speaks of; left out, all of them. */
      commerceItemIds: z.optional(z.array(identifier).check(z.maxLength(100))),
    }),
    response: z.object({
      eligible: z.boolean(),
      cartItemError: cart.shape.cartItemError,
      checkoutMessageData: z.array(z.string()),
    }),
    asksPassword: 'always',
    errors: { error_item_unavailable: 422, error_cart_unknown: 404 },
  },
  'checkout.setAddress': {
    requirement: 'API-069',
    summary: 'Contact and address of the order, checked against the postal code',
    body: setAddressBody,
    response: addressAnswer,
    asksPassword: 'always',
    errors: addressErrors,
  },
  'checkout.changeAddress': {
    requirement: 'API-069',
    summary: 'Change parts of the contact and address of the order; what is left out stays',
    body: z.partial(setAddressBody),
    response: addressAnswer,
    asksPassword: 'always',
    errors: addressErrors,
  },
  'checkout.setAddressV1': {
    requirement: 'API-069',
    summary: 'Addresses of the order, checked against the postal code',
    body: z.object({
      shippingAddress: address,
      billingAddress: z.optional(address),
      actionType: z.optional(text(20)),
      useAsEntered: z.optional(z.boolean()),
    }),
    response: z.omit(addressAnswer, { validation: true, profileAddress: true }),
    asksPassword: 'always',
    errors: addressErrors,
  },
  'checkout.verifyForStore': {
    requirement: 'API-077',
    summary: 'Can these parts be picked up at a store?',
    body: z.object({ storeNumber, skuNumbers: z.array(skuNumber).check(z.maxLength(100)) }),
    response: z.object({
      eligible: z.boolean(),
      ineligibleItems: z.array(
        z.object({ skuNumber: z.string(), itemDescription: z.string(), errorMessage: z.string() }),
      ),
    }),
    errors: { error_store_unknown: 404 },
  },
  'checkout.shipmentOptionsV1': {
    requirement: 'API-070',
    summary: 'Delivery methods of everything that is delivered, together',
    response: z.object({ shippingMethods }),
    asksPassword: 'always',
    errors: { error_shipping_unavailable: 422 },
  },
  'checkout.shipmentOptionsTo': {
    requirement: 'API-071',
    summary: 'Delivery methods of parts to a postal code',
    body: z.object({
      postalCode: text(10),
      skuNumbers: z.array(skuNumber).check(z.minLength(1), z.maxLength(100)),
    }),
    response: z.object({ shippingMethods }),
    errors: { error_shipping_unavailable: 422, error_zip_invalid: 422 },
  },
  'checkout.validateMembership': {
    requirement: 'API-102',
    summary: 'Does a shipping membership hold? The cart remembers it and offers its delivery',
    body: z.object({ token: text(100).check(z.regex(/\S/)) }),
    response: z.object({ valid: z.boolean(), shippingMethod: z.nullable(shippingMethod) }),
    asksPassword: 'always',
    errors: {
      error_membership_invalid: 422,
      error_order_changed: 409,
      error_too_many_requests: 429,
    },
  },
  'checkout.shipmentOptions': {
    requirement: 'API-070',
    summary: 'Delivery methods of each shipment with date and price',
    response: z.object({ shipments: z.array(z.object({ shipmentId: z.string(), shippingMethods })) }),
    asksPassword: 'always',
    errors: { error_shipping_unavailable: 422 },
  },
  'checkout.setShipment': {
    requirement: 'API-072',
    summary: 'Choose the delivery method of a shipment',
    body: z.object({
      shipmentId: identifier,
      shippingMethod: z.enum(shippingChoices),
      membershipToken: z.optional(text(100)),
    }),
    response: cart,
    asksPassword: 'always',
    errors: {
      error_nextday_unavailable: 422,
      error_shipment_unknown: 404,
      error_order_changed: 409,
    },
  },
  'checkout.state': {
    requirement: 'CART-023',
    summary: 'Everything that the checkout has gathered so far',
    response: z.extend(paymentState, {
      cart,
      contact: z.nullable(
        z.object({
          email: z.string(),
          phoneNumber: z.string(),
          firstName: z.string(),
          lastName: z.string(),
          fiscalId: z.string(),
        }),
      ),
      /** Tax number of the member's last order, while the cart has no contact (PLUS-050). */
      lastFiscalId: z.optional(z.string()),
      shippingAddress: z.nullable(address),
      billingAddress: z.nullable(address),
      containsShipToHomeItem: z.boolean(),
    }),
    asksPassword: 'always',
    /** CART-021: after the idle timeout the shopper is sent to the cart; the next call answers. */
    errors: { error_session_idle: 409 },
  },
} satisfies DomainSchemas;

export type CheckoutState = z.infer<(typeof checkoutSchemas)['checkout.state']['response']>;
export type AddressAnswer = z.infer<typeof addressAnswer>;
