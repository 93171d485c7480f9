import type { LaterKind } from '../../../commerce/model/payLater.ts';
import type { OrderStatus, OrderType } from '../../../commerce/model/order.ts';

/** What the sections of a checkout say. */
export interface CheckoutStrings {
  edit: string;
  editOf: (section: string) => string;
  done: string;
  step: (step: number) => string;
  pay: string;
  cardsTaken: string;
  /** An address that is not known as typed (CART-038). */
  address: { suggested: string; notFound: string; useSuggestion: string; useEntered: string };
}

/** What an order says. */
export interface OrderStrings {
  number: (number: string) => string;
  placed: string;
  status: Record<OrderStatus, string>;
  type: Record<OrderType, string>;
  anyType: string;
  pickupAt: string;
  pickupCode: string;
  pickupHint: string;
  shipTo: string;
  carrier: string;
  tracking: string;
  payment: string;
  /** Ways to pay that have no name of their own, by `vendor`. */
  paymentNames: Readonly<Record<'giftcard' | 'merchcard' | 'loyaltycard', string>>;
  cardEnding: (vendor: string, lastFour: string) => string;
  contact: string;
  fitted: (vehicle: string) => string;
}

/** What an order that waits for its money says. */
export interface PayLaterStrings {
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
}
