export type PaymentKind = 'card' | 'wallet' | 'giftcard' | 'voucher' | 'instant';

/** A way to pay that a market knows; a server's own payment options still decide what is offered (CART-046). */
export type PaymentMethod = {
  /** `visa`, `paypal`, `pix` …; the value of `paymentMethod` on the wire (CART-042). */
  readonly id: string;
  readonly kind: PaymentKind;
  /** Card vendor of CART-047 whose icon is shown; a neutral one without. */
  readonly vendor?: string;
  /** Shipped on or off; a brand turns it on once its gateway has it. */
  readonly enabled: boolean;
  /** The order waits as PROCESSING until the money arrives (PLUS-022). */
  readonly waitsForPayment?: boolean;
  /** Minutes after which an unpaid voucher or code is worthless. */
  readonly expiresAfterMinutes?: number;
  /** Whole percent off the goods of an order that is paid this way (PLUS-057); only where it waits for its money. */
  readonly discountPercent?: number;
};

/** Months without interest, parcelas: how a card payment may be split. */
export type Installments = {
  /** Offered counts, ascending, one (pay at once) left out. */
  readonly counts: readonly number[];
  /** Smallest parcel, in minor units of the market's currency. */
  readonly minimumParcelMinor: number;
  /** Smallest order total, in minor units of the market's currency. */
  readonly minimumTotalMinor: number;
  readonly interestFree: boolean;
  /** Ids of the card methods that may be split. */
  readonly methods: readonly string[];
};

export type Payments = {
  /** In the order in which they are offered. */
  readonly methods: readonly PaymentMethod[];
  /** Vendors of CART-047 that the card field recognises. */
  readonly cardVendors: readonly string[];
  readonly installments?: Installments;
};

/** A tax number that checkout asks for. */
export type FiscalId = {
  /** Rules of `@driveline/validation` of which one must hold: `cpf`, `cnpj`, `rfc`. */
  readonly kinds: readonly string[];
  readonly labelKey: string;
  readonly example: string;
  /** Asked of everybody; otherwise only with an invoice. */
  readonly required: boolean;
};
