import type { ServerMarkets } from '../markets/serverMarket.ts';
import type { MarketTax, TaxTerms } from '../markets/taxTerms.ts';
import type { TaxedAmount, TaxLine, TaxPlace, TaxPort } from '../ports/taxPort.ts';

/** Rates are millionths, so that every product of them stays an exact integer. */
export const added = (amountMinor: number, rate: number): number =>
  Math.round((amountMinor * rate) / 1_000_000);

/** The part of an amount that is tax, when the amount holds it. */
export const contained = (amountMinor: number, rate: number): number =>
  amountMinor - Math.round((amountMinor * 1_000_000) / (1_000_000 + rate));

/** Not tax advice: the rates are those of the markets' terms. A place that is not known yet is taxed with 0 until it is. */
export const termsTax = (markets: ServerMarkets): TaxPort => ({
  taxOf(market, goods, shipping) {
    const { tax } = markets.marketByCode(market).terms;
    const onGoods = goods.map((amount) => taxesOn(tax, amount));
    const onShipping = tax.taxesDelivery ? shipping.map((amount) => taxesOn(tax, amount)) : [];
    const lines = linesOf(tax, [...onGoods, ...onShipping].flat());
    return Promise.resolve({
      each: onGoods.map(sumOf),
      taxMinor: sumOf(lines),
      included: tax.included,
      lines,
    });
  },
});

const sumOf = (lines: readonly TaxLine[]) => lines.reduce((total, { amountMinor }) => total + amountMinor, 0);

/**
 * The taxes of one amount, all on the same base. Each is rounded by itself, halves up, so that the lines of a receipt add up;
 * out of a price that holds several, the last takes what the rounding of the others leaves.
 */
function taxesOn({ included, taxes }: TaxTerms, { amountMinor, place }: TaxedAmount): TaxLine[] {
  const due = taxes.flatMap((tax) => {
    const rate = rateAt(tax, place);
    return rate > 0 ? [{ id: tax.id, rate }] : [];
  });
  if (!included) return due.map(({ id, rate }) => ({ id, rate, amountMinor: added(amountMinor, rate) }));
  const whole = due.reduce((sum, { rate }) => sum + rate, 0);
  let left = contained(amountMinor, whole);
  return due.map(({ id, rate }, index) => {
    const share = Math.round((amountMinor * rate) / (1_000_000 + whole));
    const own = index === due.length - 1 ? left : Math.min(left, share);
    left -= own;
    return { id, rate, amountMinor: own };
  });
}

/** What is due of each tax over all amounts, in the order of the market's terms. */
const linesOf = ({ taxes }: TaxTerms, all: readonly TaxLine[]): TaxLine[] =>
  taxes.flatMap(({ id }) => {
    const own = all.filter((line) => line.id === id);
    const [first] = own;
    if (!first) return [];
    const rate = own.every((line) => line.rate === first.rate) ? first.rate : null;
    return [{ id, rate, amountMinor: sumOf(own) }];
  });

function rateAt({ rate = 0, byRegion, byPostalPrefix }: MarketTax, place: TaxPlace | null): number {
  if (!byRegion) return rate;
  const ofRegion = (place?.region && byRegion[place.region]) || 0;
  const local = (place?.postalCode && byPostalPrefix?.[place.postalCode.slice(0, 3)]) || 0;
  return rate + (ofRegion === 0 ? 0 : ofRegion + local);
}
