import type { ShipmentType } from '@driveline/validation';

/**
 * What can be promised for one part at one place: places and dates, never speeds [PLUS-016]. An instant is
 * ISO 8601 with the offset of the place; a date is `YYYY-MM-DD`.
 */
export interface Availability {
  pickup?: {
    /** Street address of the store. */
    storeName: string;
    /** On the store's own shelf; 0 with `readyAt` set means that a transfer brings it. */
    quantity: number;
    readyAt: string | null;
    closesAt: string | null;
  };
  /** The nearest other store that has it, where the chosen one has none. */
  nearby?: { storeName: string; quantity: number; distanceMeters: number };
  nextDay?: { date: string; orderBy: string; priceMinor: number };
  /** `freight`: no parcel holds it, and its price is another one [PLUS-062]. */
  regular?: { date: string; priceMinor: number; freight?: boolean };
  /** Why nothing is sent there, in the words of who sends. */
  regularReason?: string;
  /** Of ways that cannot bring the quantity asked for: how many they could [PLUS-062]. */
  most?: { pickup?: number; nextDay?: number; regular?: number };
  /** How the shopper's last order came: chosen at first where it is possible [PLUS-050]. */
  usual?: ShipmentType;
}

/** What helps where fewer are there than were asked for [PLUS-062]. */
export interface StockRemedy {
  /** What was asked for. */
  asked: number;
  /** How many can be had; absent where none can be added. */
  quantity?: number;
  /** Another type, which brings all of them. */
  shipmentType?: ShipmentType;
  /** Of a pickup that brings `quantity`: by which the rest comes. */
  restBy?: ShipmentType;
  /** Why, in the words of who refused it; by default how many there are. */
  message?: string;
}
