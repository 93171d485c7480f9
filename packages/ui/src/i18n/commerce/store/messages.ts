/** Store search, store details and the shopper's own store. */
export interface StoreStrings {
  search: string;
  find: string;
  useMyLocation: string;
  filters: string;
  openNow: string;
  wholeCart: string;
  /** Names of the services by the codes of the b2c API. */
  services: Readonly<Record<string, string>>;

  stores: string;
  /** `place` is the searched place; absent for a search by position. */
  found: (count: number, place?: string) => string;
  /** The same for one page of results: numbers of the first and last store on it, if there are two, and the total. */
  foundPart: (part: { from: number; to?: number | undefined; count: number }, place?: string) => string;
  /** VEHST-025; `radius` includes its unit. */
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
  /** The streets of a tile server in place of the drawn map. */
  streetMap: {
    show: string;
    hide: string;
    label: string;
    note: (host: string) => string;
    failed: string;
    zoomIn: string;
    zoomOut: string;
    up: string;
    down: string;
    left: string;
    right: string;
  };
  hoursAndServices: string;
  hours: string;
  /** Starts with Sunday. */
  days: readonly string[];
  today: string;
  closed: string;
  open24: string;
  /** A day of the coming week on which the store is closed. */
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
