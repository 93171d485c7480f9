import type { LaterKind } from '../../../commerce/model/payLater.ts';
import type { OrderType, ShopCardVendor, ShownStatus } from '@driveline/validation';

/** Sections of the checkout. */
export interface CheckoutStrings {
  edit: string;
  editOf: (section: string) => string;
  done: string;
  step: (step: number) => string;
  pay: string;
  cardsTaken: string;
  /** The typed address was not found, or another one is suggested (CART-038). */
  address: { suggested: string; notFound: string; useSuggestion: string; useEntered: string };
}

/** An order or return. */
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
  billTo: string;
  carrier: string;
  tracking: string;
  payment: string;
  /** Names of payment methods without a brand name, by `vendor`. */
  paymentNames: Readonly<Record<'card' | 'creditcard' | ShopCardVendor, string>>;
  cardEnding: (vendor: string, lastFour: string) => string;
  contact: string;
  fitted: (vehicle: string) => string;
  writeReview: string;
  /** Where and when a shipment arrives, arrived or is returned; `{store}` is replaced by the store's name. */
  head: {
    unpaidNote: string;
    waitingNow: string;
    awaited: Readonly<Record<'delivery' | 'pickup', string>>;
    lateNote: (date: string) => string;
    lateUntil: (date: string, was: string) => string;
    past: Readonly<Record<'delivery' | 'pickup' | 'register', string>>;
    off: Readonly<Record<'delivery' | 'pickup', string>>;
    /** In-store purchase at an unknown store. */
    register: string;
    returnTo: string;
    returnAny: string;
    returnMail: string;
  };
  /** Steps of a return: of a part, or of a used part (core). */
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
  /** Line of a return for a used part (core) only. */
  oldPart: (title: string) => string;
  refund: string;
  refundTo: (amount: string, method: string) => string;
}

/** An order that awaits its payment. */
export interface PayLaterStrings {
  title: Record<LaterKind, string>;
  /** Name of the code that the shopper pays with. */
  code: Record<LaterKind, string>;
  how: Record<LaterKind, string>;
  /** Of a transfer. */
  bank: (bank: string) => string;
  reference: string;
  amount: string;
  /** `zone`: the last part of an IANA zone, whose name is said where a country has several; empty for none. */
  held: (amount: string, day: string, time: string, hour: number, zone?: string) => string;
  barcode: string;
  /** `time` as 29:05. */
  left: (time: string) => string;
  /** Says what the drawn bar code is. */
  barcodePicture: string;
  copy: string;
  qrCode: string;
  /** The voucher to print. */
  pdf: string;
  page: string;
  check: string;
  paid: string;
  expired: string;
}

/** What an invoice is issued with (PLUS-058). */
export interface TaxDocumentStrings {
  title: string;
  /** At the box that opens the fields. */
  wanted: string;
  labels: {
    taxId: string;
    legalName: string;
    taxRegime: string;
    invoiceUse: string;
    postalCode: string;
    stateRegistration: string;
  };
  /** That of the number asks about one that may be mistyped. */
  hints: { taxId: string; legalName: string; stateRegistration: string };
  /** First, empty choice of a list. */
  choose: string;
}
