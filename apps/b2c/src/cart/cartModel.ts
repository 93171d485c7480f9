import type { UnitOfSale } from '../catalog/unitOfSale.ts';
import type { Address, FitVerdict } from '@driveline/api/contract';
import type { MethodPrice } from '@driveline/markets';
import type { Supply } from '../availability/availabilityFor.ts';
import type { Totals } from '../pricing/totals.ts';
import type { PromotionInput, PromotionResult } from '../promotions/applyPromotions.ts';
import type { Membership } from '../pricing/membership.ts';
import type { CartPayment, PaymentPlan } from '../tenders/tenders.ts';
import type { SessionVehicle } from '../ports/session.ts';
import type { Site } from '../stores/places.ts';
import type { Fulfilment } from '../availability/fulfilment.ts';
import type { ChosenOption, OptionFault } from '../catalog/partOptions.ts';
import type { Substitute } from './substitutes.ts';

/** Why a line cannot be bought as it stands. */
export type LineFault = 'unavailable' | 'misfit';

export interface CartLine {
  readonly id: string;
  readonly partId: number;
  readonly sku: string;
  readonly partNumber: string;
  readonly brand: string;
  readonly brandSlug: string;
  /** Path of the part type. */
  readonly path: string;
  readonly title: string;
  readonly url: string;
  /** Address of a photo; without one its drawing stands for it. */
  readonly picture?: string | undefined;
  readonly drawing: string;
  readonly unit?: UnitOfSale;
  readonly quantity: number;
  readonly fulfilment: Fulfilment;
  /** Of a pickup. */
  readonly storeId: number | null;
  readonly unitMinor: number;
  readonly listMinor: number;
  readonly coreMinor: number;
  /** Reduced now. */
  readonly isOnSale: boolean;
  readonly vehicle: SessionVehicle | null;
  readonly fit: FitVerdict;
  readonly misfitAccepted: boolean;
  readonly options: readonly ChosenOption[] | null;
  /** Why nobody can make what was chosen. */
  readonly optionFault?: OptionFault | undefined;
  readonly supply: Supply | undefined;
  /** The instant or date of the line's own way; null when it is not offered any more. */
  readonly promisedAt: string | null;
  readonly fault: LineFault | null;
  /** What promotions take off the whole line. */
  readonly promoMinor: number;
  /** What the way to pay takes off the whole line. */
  readonly payMinor: number;
  readonly taxMinor: number;
}

/** Lines that travel together: one per pickup store, one for next day, one for regular delivery, one for freight. */
export interface CartGroup {
  /** `instore-1001`, `nextday`, `regular`, `freight`: the same for as long as the group stands. */
  readonly id: string;
  readonly fulfilment: Fulfilment;
  readonly site: Site | null;
  readonly lines: readonly CartLine[];
  /** After promotions. */
  readonly shippingMinor: number;
  readonly promisedAt: string | null;
}

export interface CartContact {
  readonly email: string;
  /** Digits; empty when it was not given. */
  readonly phoneNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Digits and letters, empty when it was not given. */
  readonly fiscalId: string;
}

export interface CartModel {
  readonly id: string;
  readonly version: number;
  readonly status: 'OPEN' | 'COMMITTING' | 'ORDERED' | 'MERGED';
  readonly lines: readonly CartLine[];
  readonly groups: readonly CartGroup[];
  readonly totals: Totals;
  /** For lines that cannot be had, by line. */
  readonly substitutes: ReadonlyMap<string, Substitute>;
  /** A shipping membership that was shown, and whether it was chosen. */
  readonly membership: (Membership & { readonly isChosen: boolean }) | null;
  readonly promotions: Pick<PromotionResult, 'applied' | 'refused'>;
  /** The cart as promotions look at it, before any of them. */
  readonly promotable: Pick<PromotionInput, 'lines' | 'deliveries'>;
  /** Claimed codes, the latest one last, whatever they give now. */
  readonly promoCodes: readonly string[];
  readonly customerId: string | null;
  /** Postal code that tax and delivery were worked out for. */
  readonly estimatedFor: string | null;
  /** Where its deliveries go: of its address, else what was typed. */
  readonly postalCode: string | null;
  readonly contact: CartContact | null;
  readonly payment: CartPayment | null;
  /** A wallet that was approved for another amount than the cart's: it has to be asked again. */
  readonly lapsedPayment: CartPayment | null;
  /** Gift cards and rewards pay first, `payment` the rest. */
  readonly paymentPlan: PaymentPlan;
  /** What is due by every way to pay that takes nothing off; `paymentPlan` is by the chosen one. */
  readonly fullDueMinor: number;
  /** What is due by each way that has a price of its own (PLUS-057). */
  readonly methodPrices: readonly MethodPrice[];
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
}

/** Whether anything goes to a home, so that an address is needed (CART-034). */
export const shipsHome = (cart: CartModel): boolean =>
  cart.groups.some(({ fulfilment }) => fulfilment !== 'PICKUP');
