/** What the cart says. Words in braces are places for elements. */
export interface PurchaseStrings {
  items: (count: number) => string;
  emptyCart: string;
  emptyCartHint: string;
  shopParts: string;
  quantityOf: (title: string) => string;
  quantity: (count: number) => string;
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
    /** What the total is by `OrderTotals.kind`. */
    totalOf: Readonly<Record<'today' | 'placed' | 'refund', string>>;
    refundTitle: string;
    coreBack: string;
    estimatedTotal: string;
    afterCore: string;
    show: string;
  };
}
