import type { TaxedAmount, TaxPlace, TaxPort } from '../ports/taxPort.ts';
import { taxTableOf } from './taxTables.ts';

/** Rates are millionths, so that every product of them stays an exact integer. */
export const added = (amountMinor: number, rate: number): number =>
  Math.round((amountMinor * rate) / 1_000_000);

/** The part of an amount that is tax, when the amount holds it. */
export const contained = (amountMinor: number, rate: number): number =>
  amountMinor - Math.round((amountMinor * 1_000_000) / (1_000_000 + rate));

/** Sample rates, not tax advice. A place that is not known yet is taxed with 0 until it is. */
export const sampleTax: TaxPort = {
  taxOf(market, goods, shipping) {
    const table = taxTableOf(market);
    const tax = ({ amountMinor, place }: TaxedAmount) => {
      if (table.included) return contained(amountMinor, table.rate);
      return added(amountMinor, rateAt(table, place));
    };
    const each = goods.map(tax);
    const onShipping = table.taxesShipping ? shipping.map(tax) : [];
    const taxMinor = [...each, ...onShipping].reduce((total, value) => total + value, 0);
    return Promise.resolve({ each, taxMinor, included: table.included });
  },
};

interface AddedTable {
  readonly byRegion: Readonly<Record<string, number>>;
  readonly byPostalPrefix: Readonly<Record<string, number>>;
}

function rateAt(table: AddedTable, place: TaxPlace | null): number {
  if (!place?.region) return 0;
  const rate = table.byRegion[place.region] ?? 0;
  const local = place.postalCode ? (table.byPostalPrefix[place.postalCode.slice(0, 3)] ?? 0) : 0;
  return rate === 0 ? 0 : rate + local;
}
