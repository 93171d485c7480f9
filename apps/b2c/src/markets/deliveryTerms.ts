import type { Carrier } from './carriers.ts';
import type { Logistics } from './logistics.ts';

/** What a delivery costs, in minor units of the market's currency. */
export interface Rate {
  readonly priceMinor: number;
  /** A shipment worth that much or more travels free; `never` where it does not. */
  readonly freeFromMinor: number;
}

/** Freight is never free by its worth. */
export const never = Number.MAX_SAFE_INTEGER;

export interface DeliveryTerms {
  readonly nextDay: Rate;
  readonly regular: Rate;
  /** What is too heavy for a parcel. */
  readonly freight: Rate;
  /** How long it takes; `cautiousLogistics` promises little until you know your own. */
  readonly logistics: Logistics;
  /** Whose parcels can be followed on a page of theirs; the number of another one is text. */
  readonly carriers?: readonly Carrier[];
}
