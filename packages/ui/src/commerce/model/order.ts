import type { Availability } from './availability.ts';
import type { FitVerdict } from './fit.ts';
import type { PartPictureSource } from './product.ts';

/** Statuses of orders and shipments as the b2c API codes them (ACCT-044). */
export const orderStatuses = [
  'PROCESSING',
  'SUBMITTED',
  'COMPLETE',
  'PICKED UP',
  'SHIPPED',
  'ORDER READY',
  'SHIPPED_MULTIPLE',
  'NO_PENDING_ACTION',
  'DELAYED',
  'UNKNOWN_STATUS',
  'ISSUE WITH DELIVERY',
  'CANCELLED',
  'UNDELIVERABLE',
  'OUT FOR DELIVERY',
  'READY TO SHIP',
  'DELIVERED',
  'DELIVERED_MULTIPLE',
  'READY FOR PICK UP',
  'READY',
  'CANCELLATION IN PROGRESS',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

export type OrderType = 'STOREORDER' | 'ONLINEORDER' | 'INSTOREORDER' | 'RETURN' | 'Adjustment';

/** How a line reaches its buyer. */
export type Way = 'pickup' | 'nextDay' | 'regular';

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
  /** What one cost before a reduction. */
  wasMinor?: number;
  /** Refundable deposit for one; 0 without a core. */
  coreMinor: number;
  totalMinor: number;
  fit: FitVerdict;
  /** '2018 Norvik Halden 2.5L', the line's own vehicle. */
  vehicleName?: string;
  way: Way;
  /** What else the line could be; absent on a placed order. */
  availability?: Availability;
  /** Why it cannot be bought as it is, worded. */
  error?: string;
  /** What a shopper should look at before paying [PLUS-005]. */
  findings?: readonly LineFinding[];
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
  way: Way;
  lines: readonly OrderLine[];
  /** The instant a pickup is ready or the date of a delivery. */
  when?: string;
  store?: { name: string; place?: string; hours?: string };
  /** Of a placed order. */
  status?: string;
  pickupCode?: string;
  carrier?: string;
  trackingNumber?: string;
}

export interface OrderTotals {
  itemCount: number;
  partsMinor: number;
  discountMinor: number;
  coreMinor: number;
  /** Absent while the place is not known. */
  shippingMinor?: number;
  /** Absent while the place is not known. */
  taxMinor?: number;
  /** Tax of what is picked up, part of the total while that of the rest waits for the place. */
  pickupTaxMinor?: number;
  /** Prices already hold the tax. */
  taxIncluded: boolean;
  /** Postal code that delivery and tax were worked out for. */
  place?: string;
  totalMinor: number;
  afterCoreMinor: number;
  /** Write the currency's code behind totals (CONF-004). */
  withCode?: boolean;
}
