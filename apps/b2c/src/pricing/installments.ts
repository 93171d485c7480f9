import type { Installments } from '@driveline/markets';

export interface Instalment {
  readonly count: number;
  /** Each parcel; the first one carries what does not divide. */
  readonly parcelMinor: number;
  readonly firstMinor: number;
  readonly interestFree: boolean;
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
