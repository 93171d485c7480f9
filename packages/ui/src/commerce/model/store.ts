/** Hours of one day. `day` 0 is Sunday; `open` and `close` are the store's own clock, `HH:MM`. */
export interface StoreDayHours {
  day: number;
  open: string;
  close: string;
}

/** A store with the fields of the b2c API; a closed day has no entry in `hours`. */
export interface StoreInfo {
  storeNumber: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  /** 'Open until 9 PM', in the market's language. */
  messageToDisplay: string;
  closed: { isClosed: boolean };
  /** False: it hands out no orders [VEHST-042]. */
  bopusEnabled: boolean;
  location: { lat: number; lon: number };
  hours: readonly StoreDayHours[];
  /** `YYYY-MM-DD` of the next weeks on which it stays shut in spite of its hours, earliest first. */
  closedDates?: readonly string[] | undefined;
  /** Codes, such as `battery-testing`. */
  services: readonly string[];
  /** From the place that was searched. */
  distanceMeters?: number | undefined;
  /** How much of the cart lies on its shelf, and when all of it could be picked up. */
  available?: { inStock: number; asked: number; readyAt: string | null } | undefined;
}
