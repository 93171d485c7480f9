import * as z from 'zod/mini';
import type { DomainSchemas } from './endpointSchemas.ts';
import { priceInfo, promoData } from './priceInfo.ts';
import { paymentInstructions } from './paymentInstructions.ts';
import { cartFinding } from './cartFinding.ts';
import { availability } from './availability.ts';
import { lineAfterSale, orderRefund, returnAddress, statusChange, tender } from './afterSale.ts';
import {
  address,
  amount,
  identifier,
  lineQuantity,
  quantity,
  skuNumber,
  shipmentType,
  storeNumber,
  text,
} from './primitives.ts';
import { orderTaxDocument } from './taxDocument.ts';
import { fitVerdict } from './fit.ts';
import { store } from './stores.ts';

/** A choice of a configurable part, with its words. */
export const chosenOption = z.object({
  id: z.string(),
  value: z.string(),
  label: z.string(),
  text: z.string(),
});

export const line = z.object({
  commerceItemId: z.string(),
  skuNumber: z.string(),
  partNumber: z.string(),
  brandName: z.string(),
  itemDescription: z.string(),
  productDetailsPageUrl: z.string(),
  productImageUrl: z.string(),
  drawing: z.string(),
  itemQuantity: z.number(),
  /** What one costs now. */
  unitPrice: amount,
  /** What one is, as `Product.unit` words it, where it is no single piece: 'set of 4'. */
  unit: z.optional(z.string()),
  /** Refundable deposit for one; 0 without a core. */
  corePrice: amount,
  /** Reduced price of one when it is on sale, else null; then `unitPrice` holds it too and `listPrice` what it was. */
  discountPrice: z.nullable(amount),
  listPrice: amount,
  /** `unitPrice` times quantity less `promoDiscount`; the deposit stands apart (PLUS-013). */
  lineTotal: amount,
  /** What promotions and the way to pay take off the whole line. */
  promoDiscount: z.optional(amount),
  itemHasError: z.boolean(),
  errorMessage: z.optional(z.string()),
  /** Of a line that cannot be had in its quantity: how many could be, the way it goes. */
  quantityLeft: z.optional(z.number()),
  /** What was chosen for a configurable part (API-110). */
  options: z.optional(z.array(chosenOption)),
  /** For a line that cannot be had: another part that does the same (API-106). */
  substitute: z.optional(
    z.object({
      skuNumber: z.string(),
      itemDescription: z.string(),
      brandName: z.string(),
      productDetailsPageUrl: z.string(),
      unitPrice: amount,
      /** What one costs more, or less when it is below 0. */
      priceDifference: z.number(),
    }),
  ),
  /** PLUS-006: the line's own vehicle and its proof, kept with the order. */
  vehicleName: z.nullable(z.string()),
  fit: fitVerdict,
  /** Only in a cart and on a part that does not fit: whether the shopper said to want it anyway (PLUS-005). */
  misfitAccepted: z.optional(z.boolean()),
  shipmentType,
  /** What else the line could be; absent on a placed order. */
  availability: z.optional(availability),
  /** PLUS-024: what can come back, on a placed order. */
  afterSale: z.optional(lineAfterSale),
});

export const shippingMethod = z.object({
  available: z.boolean(),
  price: amount,
  estimatedDeliveryDate: z.nullable(z.string()),
  /** Why it is not offered, worded. */
  reason: z.optional(z.string()),
});

/** What the checkout chooses for a delivery (CART-031). */
export const shippingChoices = ['nextDay', 'regular', 'membership'] as const;

export const shippingMethods = z.object({
  nextDay: shippingMethod,
  regular: shippingMethod,
  membership: z.optional(shippingMethod),
});

export const shipment = z.object({
  shipmentId: z.string(),
  shipmentType,
  orderStatus: z.string(),
  lineItemList: z.array(line),
  /** `YYYY-MM-DD`, or the instant from which a pickup is ready; `former` of what is late and has a new one since. */
  estimatedDeliveryDate: z.nullable(z.string()),
  formerDeliveryDate: z.optional(z.string()),
  carrier: z.optional(z.string()),
  trackingNumber: z.optional(z.string()),
  /** Page of the parcel at its carrier, or a path of the shop; absent where nobody knows one. */
  trackingUrl: z.optional(z.string()),
  shippingPrice: amount,
  /** What was chosen for a delivery; absent on a pickup and a placed order. */
  shippingMethod: z.optional(z.enum([...shippingChoices, 'freight'])),
  /** Only where several warehouses send it: a line may lie in two parcels. */
  parcels: z.optional(
    z.array(
      z.object({
        estimatedDeliveryDate: z.nullable(z.string()),
        lines: z.array(z.object({ commerceItemId: z.string(), itemQuantity: z.number() })),
      }),
    ),
  ),
  /** Of a pickup, or of a return that is brought to a store. */
  store: z.optional(store),
  /** Of a return: its number, at the counter and on the parcel. */
  pickupCode: z.optional(z.string()),
  /** Of a return that is sent: where to. */
  returnTo: z.optional(returnAddress),
  /** On a placed order: whether it can be cancelled by itself (API-080). */
  canCancel: z.optional(z.boolean()),
  /** How it came to its status, the oldest first. */
  history: z.optional(z.array(statusChange)),
});

export const orderEntry = z.object({
  orderId: z.string(),
  orderType: z.string(),
  orderStatus: z.string(),
  placedAt: z.nullable(z.string()),
  shipmentInfoList: z.array(shipment),
  /** On a placed order: whether all of it can still be cancelled (API-079). */
  canCancel: z.optional(z.boolean()),
  /** What goes back to the shopper, of a return or a cancellation. */
  refund: z.optional(orderRefund),
  /** Of a return: the order it comes from. */
  parentOrderId: z.optional(z.string()),
  /** Returns of this order. */
  returnOrderIds: z.optional(z.array(z.string())),
  /** The same, each with where it stands; its pieces are in `afterSale` of the lines. */
  returnOrders: z.optional(z.array(z.object({ orderId: z.string(), orderStatus: z.string() }))),
  /** An order that waits for its money ends then without it. */
  payBy: z.optional(z.string()),
});

/** Shape `Order` of the catalogue (API-041). */
export const order = z.object({
  orders: z.array(orderEntry),
  grandOrderPriceInfo: priceInfo,
  itemTotalPrice: amount,
  grandPaymentAccountList: z.array(tender),
  rewardsCreditEligible: z.boolean(),
  contact: z.optional(
    z.object({ email: z.string(), phoneNumber: z.string(), firstName: z.string(), lastName: z.string() }),
  ),
  shippingAddress: z.optional(address),
  /** Of a placed order, where it is another one than the delivery's. */
  billingAddress: z.optional(address),
  /** Of a placed order that is or was paid later. */
  paymentInstructions: z.optional(paymentInstructions),
  /** Of a placed order whose buyer asked for an invoice (PLUS-058). */
  taxDocument: z.optional(orderTaxDocument),
});

export const cart = z.extend(order, {
  commerceId: z.string(),
  /** Rises with every change; commit v1 and v3 refuse an older one. */
  cartVersion: z.number(),
  cartItemError: z.array(
    z.object({ commerceItemId: z.string(), itemHasError: z.boolean(), errorMessage: z.string() }),
  ),
  /** Of the code that was claimed last, also while it gives nothing (then `discount` is 0). */
  promoData: z.nullable(promoData),
  /** What that code does, or why it gives nothing now. */
  promoMessage: z.optional(z.string()),
  /** Everything that takes something off now, codes and what comes by itself. */
  promotions: z.optional(z.array(z.extend(promoData, { promoCode: z.nullable(z.string()) }))),
  checkoutMessageData: z.array(z.string()),
  cartFindings: z.optional(z.array(cartFinding)),
  /** Where its deliveries go, as far as that is known: of its address, else what was typed (PLUS-060). Never a store's. */
  postalCode: z.optional(z.string()),
});

/** API-029, API-068 */
export const miniCartMap = z.object({ itemCount: z.number(), orderSubTotal: amount });

export const changed = z.extend(cart, { miniCartMap });

const added = {
  skuNumber,
  quantity,
  storeNumber: z.optional(storeNumber),
  shipmentType: z.optional(shipmentType),
  vehicleId: z.optional(identifier),
  /** The shopper knows that the part does not fit the vehicle (PLUS-005); without meaning for one that fits. */
  acceptsMisfit: z.optional(z.boolean()),
};

export const addErrors = {
  /** Not sold in this market. */
  error_item_unknown: 404,
  error_item_unavailable: 422,
  error_quantity_limit: 422,
  error_order_changed: 409,
} as const;

/** Of a call that names the way and the store. */
const placeErrors = {
  ...addErrors,
  error_store_unknown: 404,
  /** Pickup without a store. */
  error_item_no_pickup: 422,
} as const;

export const cartSchemas = {
  'cart.detail': {
    requirement: 'API-067',
    summary: "The whole cart; an empty one for a session without; a named cart must be the session's own",
    query: z.object({ postalCode: z.optional(text(10)), commerceId: z.optional(identifier) }),
    response: cart,
    /** Only where a cart is named: a session whose cart is gone has an empty one. */
    errors: { error_cart_unknown: 404, error_zip_invalid: 422 },
  },
  'cart.mini': {
    requirement: 'API-068',
    summary: 'Count, subtotal and lines for the mini-cart',
    response: z.extend(cart, { miniCartMap }),
  },
  'cart.addItem': {
    requirement: 'API-066',
    summary: 'Add a sku; a line with the same sku, vehicle and shipment type grows',
    body: z.object(added),
    response: changed,
    errors: { ...placeErrors, error_option_invalid: 422 },
  },
  'cart.addConfigItem': {
    requirement: 'API-110',
    summary: 'Add a configurable part with one choice for each of its options',
    body: z.object({
      ...added,
      options: z.array(z.object({ id: text(40), value: text(40) })).check(z.maxLength(20)),
    }),
    response: changed,
    errors: { ...placeErrors, error_option_invalid: 422 },
  },
  'cart.swapItem': {
    requirement: 'API-106',
    summary: 'Put another part in place of a line, with its quantity, vehicle and if possible its way',
    body: z.object({ commerceItemId: identifier, skuNumber }),
    response: changed,
    /** What was chosen is not offered for the other part. */
    errors: { ...addErrors, error_option_invalid: 422 },
  },
  'cart.updateItem': {
    requirement: 'API-066',
    summary: 'Change quantity or fulfilment of a line; a quantity of 0 removes it',
    params: z.object({ commerceItemId: identifier }),
    body: z.object({
      quantity: z.optional(lineQuantity),
      shipmentType: z.optional(shipmentType),
      storeNumber: z.optional(storeNumber),
      /** Pieces beside `quantity` that become a line of their own, which goes another way (PLUS-062). */
      rest: z.optional(z.object({ quantity, shipmentType })),
    }),
    response: changed,
    errors: placeErrors,
  },
  'cart.removeItem': {
    requirement: 'API-066',
    summary: 'Remove a line',
    params: z.object({ commerceItemId: identifier }),
    response: changed,
    errors: { error_order_changed: 409 },
  },
} satisfies DomainSchemas;

export type { ShipmentType } from '@driveline/validation';
export type ShippingChoice = (typeof shippingChoices)[number];
export type Line = z.infer<typeof line>;
export type Shipment = z.infer<typeof shipment>;
export type ShippingMethods = z.infer<typeof shippingMethods>;
export type OrderEntry = z.infer<typeof orderEntry>;
export type Order = z.infer<typeof order>;
export type Cart = z.infer<typeof cart>;
export type PromoData = z.infer<typeof promoData>;
export type MiniCartMap = z.infer<typeof miniCartMap>;
