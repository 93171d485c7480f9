import type { LaterKind } from '../../../commerce/model/payLater.ts';
import type { OrderStatus, OrderType } from '../../../commerce/model/order.ts';

/** What cart, checkout and orders say. Words in braces are places for elements. */
export interface PurchaseStrings {
  items: (count: number) => string;
  cartTitle: (count: number) => string;
  emptyCart: string;
  emptyCartHint: string;
  shopParts: string;
  quantityOf: (title: string) => string;
  removeOf: (title: string) => string;
  /** What a cart should be looked at for [PLUS-005], and the press that mends it. */
  finding: {
    tooFew: (needed: number) => string;
    sameSideTwice: (position: string, needed: number) => string;
    otherVehicle: (vehicle: string, others: string) => string;
    takeQuantity: (quantity: number) => string;
  };
  update: string;
  each: (amount: string) => string;
  coreEach: (amount: string) => string;
  forVehicle: (vehicle: string) => string;
  viewCart: string;
  checkOut: string;
  added: string;
  subtotal: string;

  way: {
    legend: string;
    change: string;
    pickup: string;
    nextDay: string;
    regular: string;
    unavailable: string;
  };
  group: {
    pickup: string;
    pickupReady: (time: string) => string;
    nextDay: (date: string) => string;
    regular: (date: string) => string;
    deliveryPending: string;
  };

  totals: {
    title: string;
    parts: (count: number) => string;
    discount: string;
    core: string;
    delivery: string;
    deliveryUnknown: string;
    free: string;
    tax: (place: string) => string;
    taxUnknown: string;
    taxPickup: string;
    taxDelivery: string;
    taxIncluded: (amount: string) => string;
    total: string;
    estimatedTotal: string;
    afterCore: string;
    calculate: string;
    show: string;
  };

  checkout: {
    edit: string;
    editOf: (section: string) => string;
    done: string;
    step: (step: number) => string;
    pay: string;
  };

  order: {
    number: (number: string) => string;
    placed: string;
    status: Record<OrderStatus, string>;
    type: Record<OrderType, string>;
    anyType: string;
    pickupAt: string;
    pickupCode: string;
    pickupHint: string;
    shipTo: string;
    arrives: (date: string) => string;
    carrier: string;
    tracking: string;
    payment: string;
    /** Ways to pay that have no name of their own, by `vendor`. */
    paymentNames: Readonly<Record<'giftcard' | 'merchcard' | 'loyaltycard', string>>;
    cardEnding: (vendor: string, lastFour: string) => string;
    contact: string;
    fitted: (vehicle: string) => string;
    quantity: (count: number) => string;
    print: string;
  };

  /** An order that waits for its money. */
  payLater: {
    title: Record<LaterKind, string>;
    /** What the code is called. */
    code: Record<LaterKind, string>;
    how: Record<LaterKind, string>;
    held: (amount: string, day: string, time: string) => string;
    barcode: string;
    copy: string;
    qrCode: string;
    page: string;
    check: string;
    paid: string;
    expired: string;
  };
}
