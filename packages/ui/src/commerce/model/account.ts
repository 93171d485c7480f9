import type { TrackerStep } from '@driveline/validation';
import type { OrderGroup } from './order.ts';
import type { PartPictureSource } from './product.ts';
import type { SavedVehicle } from './vehicle.ts';

export type { TrackerStep } from '@driveline/validation';

/** A row of an order history. Amounts are minor units of the market's currency. */
/** What of an order comes back, or came. */
export interface ReturnedParts {
  /** A `ShownStatus` of a return. */
  status: string;
  /** How many of its parts; none where only a core does. */
  parts: number;
  /** How many parts it has. */
  of: number;
  /** Only a core comes back, for its deposit. */
  isCore?: boolean;
}

export interface HistoryOrder {
  number: string;
  /** ISO 8601. */
  placedAt: string;
  /** `OrderType`; an unknown one reads 'Order' (ACCT-043). */
  type: string;
  /** `ShownStatus`; an unknown one reads as such (ACCT-044). */
  status: string;
  /** What of it comes back, or came. */
  returned?: ReturnedParts;
  /** Some of its parts can be returned now. */
  canReturn?: boolean;
  /** Its parts can be put into the cart again. */
  canBuyAgain?: boolean;
  itemCount: number;
  totalMinor: number;
  lines: readonly { id: string; title: string; picture: PartPictureSource }[];
  /** Where and when each comes or came; left out, the card says only what became of the order. */
  shipments?: readonly OrderGroup[];
}

/** A shipment as it is followed. */
export interface TrackedShipment extends OrderGroup {
  status: string;
  /** When a station was reached, ISO 8601. */
  reached?: Partial<Record<TrackerStep, string>>;
}

export interface RewardsAccount {
  balanceMinor: number;
  credits: number;
  /** Credits that make a reward. */
  creditsNeeded: number;
  /** What the next reward is worth. */
  rewardMinor?: number;
  /** `YYYY-MM-DD` on which the next of its credits or rewards runs out. */
  expiresOn?: string;
  cardNumber: string;
}

/** A card of a shopper who has several (REWARD-046). */
export interface MergeableCard {
  /** All that is shown of its number. */
  lastDigits: string;
  balanceMinor: number;
  /** `YYYY-MM-DD`. */
  joinedOn: string;
}

export interface RewardsActivityEntry {
  id: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** `OrderType`. */
  type: string;
  description: string;
  amountMinor: number;
  /** Earned, or negative when spent or taken back. */
  credits: number;
}

/** A length of road in the unit of the market. */
export interface Mileage {
  value: number;
  unit: 'mi' | 'km';
}

export interface GarageVehicle extends SavedVehicle {
  mileage?: Mileage;
  /** What comes next, worded: 'Oil change at 45,000 mi'. */
  nextService?: { name: string; status: MaintenanceStatus };
}

/** `unrecorded`: nothing is known of the last time, so it follows the schedule from new. */
export type MaintenanceStatus = 'overdue' | 'dueSoon' | 'later' | 'unrecorded';

/** A service that comes again and again (ACCT-055). */
export interface MaintenanceInterval {
  id: string;
  name: string;
  status: MaintenanceStatus;
  everyMileage?: number;
  everyMonths?: number;
  lastService?: { date: string; mileage: number };
  nextDue: { date?: string; mileage?: number };
  shopHref?: string;
  logHref?: string;
}

/** A service that was done (ACCT-053). */
export interface ServiceEntry {
  id: string;
  /** `YYYY-MM-DD`. */
  date: string;
  mileage: Mileage;
  name: string;
  costMinor?: number;
  shop?: string;
  note?: string;
  editHref?: string;
}

export type WarrantyStatus = 'active' | 'ended' | 'voided';

/** What one purchase has under warranty (ACCT-050). */
export interface WarrantyPurchase {
  id: string;
  /** `YYYY-MM-DD`. */
  date: string;
  store: string;
  receiptNumber: string;
  items: readonly WarrantyItem[];
}

export interface WarrantyItem {
  id: string;
  title: string;
  brand: string;
  partNumber: string;
  picture: PartPictureSource;
  vehicleName?: string;
  status: WarrantyStatus;
  /** `YYYY-MM-DD`, the last covered day. */
  endDate: string;
  /** Today included; 0 afterwards. */
  daysLeft: number;
  href: string;
}
