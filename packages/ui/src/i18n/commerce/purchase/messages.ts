import type { ShipmentChoice } from '@driveline/validation';

/** Whether a date begins with the name of its day, as 'tomorrow, Sun, Nov 22': other dates have an article in some languages. */
export type DayKind = 'name' | 'date';

/** Cart texts. Names in braces are replaced by elements. */
export interface PurchaseStrings {
  items: (count: number) => string;
  emptyCart: string;
  emptyCartHint: string;
  shopParts: string;
  quantityOf: (title: string) => string;
  quantity: (count: number) => string;
  removeOf: (title: string) => string;
  /** Problems of a cart line [PLUS-005], and the button that fixes one. */
  finding: {
    tooFew: (needed: number) => string;
    /** `position` as within a sentence: 'front left'. */
    sameSideTwice: (position: string, needed: number) => string;
    otherVehicle: (vehicle: string, others: string) => string;
    takeQuantity: (quantity: number) => string;
  };
  /** The store has `count` of a part, and the rest is shipped [PLUS-062]. */
  split: (count: number, rest: number) => string;
  update: string;
  /** `unit` as 'set of 4'; 'none' for a single piece. */
  each: (amount: string, unit: string) => string;
  coreEach: (amount: string) => string;
  forVehicle: (vehicle: string) => string;
  viewCart: string;
  checkOut: string;
  added: string;
  saveForLater: string;
  /** Starts with the button's visible text, like the names of all buttons in a list (WCAG 2.5.3). */
  saveForLaterOf: (title: string) => string;
  /** Parts that were saved for later. */
  saved: {
    title: (count: number) => string;
    moveToCart: string;
    moveToCartOf: (title: string) => string;
    priceDropped: (amount: string) => string;
    priceRose: (amount: string) => string;
    failed: string;
  };
  /** Everything in the cart at one store. */
  oneStop: {
    title: string;
    pickUpAll: (store: string) => string;
    missing: (store: string) => string;
    /** Of a link to stores with the whole cart. */
    stores: string;
  };
  /** A similar part offered for one that is out of stock. */
  substitute: {
    title: string;
    more: (amount: string) => string;
    less: (amount: string) => string;
    samePrice: string;
    swap: string;
    swapOf: (title: string) => string;
  };
  subtotal: string;

  way: Readonly<Record<ShipmentChoice | 'legend' | 'unavailable', string>>;
  group: {
    instore: string;
    /** `at` is a time that begins with `hour`; `time` date and time together. */
    pickupReady: (time: string, date: string, at: string, hour: number, dayKind: DayKind) => string;
    nextday: (date: string, dayKind: DayKind) => string;
    regular: (date: string, dayKind: DayKind) => string;
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
    /** Name of the total, by `OrderTotals.kind`. */
    totalOf: Readonly<Record<'today' | 'placed' | 'refund', string>>;
    refundTitle: string;
    coreBack: string;
    estimatedTotal: string;
    afterCore: string;
    show: string;
  };
}
