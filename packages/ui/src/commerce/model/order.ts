import type { ShipmentFlow, ShipmentTense, ShipmentType } from '@driveline/validation';
import type { Availability, StockRemedy } from './availability.ts';
import type { PartFit } from './fit.ts';
import type { PartPictureSource } from './product.ts';

export {
  shownStatuses,
  type ShipmentFlow,
  type ShipmentTense,
  type ShownStatus,
} from '@driveline/validation';

/** A line of a cart or an order. Amounts are minor units of the market's currency. */
export interface OrderLine {
  id: string;
  skuNumber: string;
  partNumber: string;
  brand: string;
  title: string;
  href: string;
  picture: PartPictureSource;
  quantity: number;
  unitMinor: number;
  /** What one is where it is no single piece: 'set of 4'. */
  unit?: string | undefined;
  /** What one cost before a reduction. */
  wasMinor?: number;
  /** Refundable deposit for one; 0 without a core. */
  coreMinor: number;
  totalMinor: number;
  fit: PartFit;
  /** What was chosen for a configurable part; the title of a placed order says it. */
  options?: readonly { label: string; text: string }[];
  /** '2018 Norvik Halden 2.5L', the line's own vehicle. */
  vehicleName?: string;
  /** Of a part that does not fit, in a cart: the shopper said to want it anyway [PLUS-005]. */
  misfitAccepted?: boolean;
  shipmentType: ShipmentType;
  /** What else the line could be; absent on a placed order. */
  availability?: Availability;
  /** Why it cannot be bought as it is, worded. */
  error?: string;
  /** Of a return: the used part comes back, not the part itself. */
  isCore?: boolean;
  /** The shopper may write a review of its part. */
  canReview?: boolean;
  /** What a shopper should look at before paying [PLUS-005]. */
  findings?: readonly LineFinding[];
  /** More was asked for than there is: the field keeps what was typed. */
  remedy?: StockRemedy;
  /** Of a line that cannot be had: another part that does the same. */
  substitute?: SubstitutePart;
}

/** A part that can take the place of a line's. */
export interface SubstitutePart {
  skuNumber: string;
  brand: string;
  title: string;
  href: string;
  unitMinor: number;
  /** What one costs more than the line's part, or less when it is below 0. */
  differenceMinor: number;
}

/** A part that was saved for later, at today's price. */
export interface SavedPart {
  id: string;
  skuNumber: string;
  partNumber: string;
  brand: string;
  title: string;
  href: string;
  picture: PartPictureSource;
  quantity: number;
  unitMinor: number;
  /** What one cost when it was saved. */
  savedMinor: number;
  /** '2018 Norvik Halden 2.5L', the vehicle that it was chosen for. */
  vehicleName?: string;
  /** What was chosen for a configurable part. */
  options?: readonly { label: string; text: string }[];
}

export interface LineFinding {
  kind: 'tooFew' | 'sameSideTwice' | 'otherVehicle';
  /** The quantity that mends it; 0 removes the line. */
  quantity: number;
  needed?: number;
  position?: string;
  vehicleName?: string;
  otherVehicleName?: string;
}

/** Lines that travel together. */
export interface OrderGroup {
  id: string;
  shipmentType: ShipmentType;
  lines: readonly OrderLine[];
  /** The instant a pickup is ready or the date of a delivery; of what is `past`, when it was had. */
  when?: string;
  /** Of what is late and has a new `when`: the day or instant before. */
  wasDue?: string;
  store?: { name: string; place?: string; hours?: string };
  /** Of a placed order, a `ShownStatus`. */
  status?: string;
  /** Of a placed order; else it follows from `shipmentType`. */
  flow?: ShipmentFlow;
  /** Of a placed order; default `coming`. */
  tense?: ShipmentTense;
  pickupCode?: string;
  carrier?: string;
  trackingNumber?: string;
  /** The carrier's page of this parcel. */
  trackingHref?: string;
}

export interface OrderTotals {
  /** What the total is: to pay now, of an order that was placed, or refunded. Default `today`. */
  kind?: 'today' | 'placed' | 'refund';
  itemCount: number;
  partsMinor: number;
  discountMinor: number;
  /** What the way to pay takes off besides, by its name. */
  payDiscount?: { name: string; amountMinor: number } | undefined;
  /** Other ways to pay the total, worded, a line each [PLUS-057]. */
  payTerms?: readonly string[] | undefined;
  /** How much more makes a delivery free, worded, a line each. */
  toFreeDelivery?: readonly string[] | undefined;
  coreMinor: number;
  /** Absent while the place is not known. */
  shippingMinor?: number;
  /** Absent while the place is not known. */
  taxMinor?: number;
  /** Tax of what is picked up, part of the total while that of the rest waits for the place. */
  pickupTaxMinor?: number;
  /** Where several taxes are added: what `taxMinor` is made of, each shown by its name. */
  taxLines?: readonly { name: string; amountMinor: number }[];
  /** Prices already hold the tax. */
  taxIncluded: boolean;
  /** Postal code that delivery and tax were worked out for. */
  place?: string;
  totalMinor: number;
  afterCoreMinor: number;
  /** Write the currency's code behind totals (CONF-004). */
  withCode?: boolean;
}
