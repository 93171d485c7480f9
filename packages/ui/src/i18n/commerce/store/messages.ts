/** Store search, stores and the shopper's own. */
export interface StoreStrings {
  search: string;
  find: string;
  useMyLocation: string;
  filters: string;
  openNow: string;
  wholeCart: string;
  /** Words of the service codes that the b2c API knows. */
  services: Readonly<Record<string, string>>;

  stores: string;
  /** `place` is what was searched; absent where the position was. */
  found: (count: number, place?: string) => string;
  /** The same where they come in pages: the first and the last one's number among all. */
  foundPart: (part: { from: number; to: number; count: number }, place?: string) => string;
  /** VEHST-025; `radius` with its unit. */
  none: (radius: string) => string;
  noneHint: string;
  searchWider: (radius: string) => string;
  failed: string;
  failedHint: string;
  askPlace: string;
  askPlaceHint: string;

  away: (distance: string) => string;
  call: (phone: string) => string;
  directions: string;
  directionsTo: (address: string) => string;
  hoursAndServices: string;
  hours: string;
  /** From Sunday on. */
  days: readonly string[];
  today: string;
  closed: string;
  open24: string;
  /** On this day of the coming week. */
  closedOn: (date: string) => string;
  closuresTitle: string;
  closedFromTo: (from: string, until: string) => string;
  servicesTitle: string;
  nearby: string;
  nearbyOf: (address: string) => string;
  noPickup: string;

  allInStock: (count: number) => string;
  someInStock: (inStock: number, asked: number) => string;
  noneInStock: (asked: number) => string;
  /** `when` is 'Today, 2:40 PM' or 'Mon, Nov 23, 10:00 AM'. */
  ready: (when: string) => string;
  allReady: (when: string) => string;
  notAllReady: string;

  choose: string;
  chooseOf: (address: string) => string;
  mine: string;
  shopHere: string;
  changeStore: string;
  detailsFailed: string;
}
