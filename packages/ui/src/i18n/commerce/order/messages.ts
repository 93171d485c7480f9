import type { LaterKind } from '../../../commerce/model/payLater.ts';
import type { OrderType, ShownStatus } from '../../../commerce/model/order.ts';

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
  returnNumber: (number: string) => string;
  placed: string;
  status: Record<ShownStatus, string>;
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
  paymentNames: Readonly<Record<'card' | 'creditcard' | 'giftcard' | 'merchcard' | 'loyaltycard', string>>;
  cardEnding: (vendor: string, lastFour: string) => string;
  contact: string;
  fitted: (vehicle: string) => string;
  /** Where and when a shipment comes, came, or goes back; `{store}` is a place for its name. */
  head: {
    unpaidNote: string;
    waitingNow: string;
    awaited: Readonly<Record<'delivery' | 'pickup', string>>;
    lateNote: (date: string) => string;
    past: Readonly<Record<'delivery' | 'pickup' | 'register', string>>;
    off: Readonly<Record<'delivery' | 'pickup', string>>;
    /** Of a purchase whose store is not known. */
    register: string;
    returnTo: string;
    returnAny: string;
    returnMail: string;
  };
  /** How a return is made, step by step; for a part or for the used one. */
  back: {
    title: string;
    number: string;
    store: (store: string) => string;
    anyStore: string;
    findStore: string;
    address: string;
    bring: Readonly<Record<'part' | 'core', string>>;
    show: string;
    pack: Readonly<Record<'part' | 'core', string>>;
    label: string;
    drop: string;
    refund: Readonly<Record<'part' | 'core', string>>;
  };
  /** A line of a return that brings back the used part only. */
  oldPart: (title: string) => string;
  refund: string;
  refundTo: (amount: string, tender: string) => string;
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
