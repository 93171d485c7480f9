import type { Installments, PaymentMethod, Payments } from './payments.ts';

/** One way to split an amount. Minor units. */
export interface Instalment {
  readonly count: number;
  /** Each parcel but the first. */
  readonly parcelMinor: number;
  /** The first one carries what does not divide: `firstMinor + parcelMinor * (count - 1)` is the amount. */
  readonly firstMinor: number;
  readonly interestFree: boolean;
}

/** What an amount comes to by a method that is paid at once from an account, or that takes something off. */
export interface MethodPrice {
  readonly method: string;
  readonly amountMinor: number;
  /** What the method takes off; 0 where the market grants nothing. */
  readonly savedMinor: number;
}

export interface PayTerms {
  /** The longest plan without interest; none below the market's minimums. */
  readonly instalment: Instalment | undefined;
  readonly prices: readonly MethodPrice[];
}

/** How a total may be split in a market: months without interest in Mexico, parcelas in Brazil. */
export function installmentsOf(rules: Installments | undefined, totalMinor: number): Instalment[] {
  if (!rules || totalMinor < rules.minimumTotalMinor) return [];
  return rules.counts
    .map((count) => {
      const parcelMinor = Math.floor(totalMinor / count);
      const firstMinor = totalMinor - parcelMinor * (count - 1);
      return { count, parcelMinor, firstMinor, interestFree: rules.interestFree };
    })
    .filter(({ parcelMinor }) => parcelMinor >= rules.minimumParcelMinor);
}

/** Rounded down, so that the parts of an amount never save more apart than together. */
export const methodDiscountMinor = (
  { discountPercent = 0 }: Pick<PaymentMethod, 'discountPercent'>,
  amountMinor: number,
): number => Math.floor((amountMinor * discountPercent) / 100);

/** The ways to pay that have a price of their own: instant ones, and whatever else takes something off. */
export const pricedMethods = ({ methods }: Pick<Payments, 'methods'>): PaymentMethod[] =>
  methods.filter(({ enabled, kind, discountPercent }) => enabled && (kind === 'instant' || discountPercent));

/** How an amount may be paid, by the record of the market alone (PLUS-057). */
export function payTerms(payments: Payments, amountMinor: number): PayTerms {
  return {
    instalment: installmentsOf(payments.installments, amountMinor).findLast(
      ({ interestFree }) => interestFree,
    ),
    prices: pricedMethods(payments).map((method) => {
      const savedMinor = methodDiscountMinor(method, amountMinor);
      return { method: method.id, amountMinor: amountMinor - savedMinor, savedMinor };
    }),
  };
}
