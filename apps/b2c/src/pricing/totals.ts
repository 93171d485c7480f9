import type { TaxAnswer, TaxLine } from '../ports/taxPort.ts';

/** One line as it is charged. All amounts are integer minor units, for one piece. */
export interface PricedLine {
  readonly quantity: number;
  /** What one costs now. */
  readonly unitMinor: number;
  /** What one costs without its reduction; never below `unitMinor`. */
  readonly listMinor: number;
  /** Refundable deposit for one (PLUS-013). */
  readonly coreMinor: number;
  /** What promotions take off the line as a whole; at most what its goods cost. */
  readonly promoMinor?: number;
  /** What the way to pay takes off the line after its promotions. */
  readonly payMinor?: number;
}

export interface LineTotals {
  /** To pay for the goods, deposit left out. */
  readonly goodsMinor: number;
  readonly listMinor: number;
  /** Reductions, promotions and the discount of the way to pay together. */
  readonly savedMinor: number;
  readonly coreMinor: number;
}

export interface Totals {
  /** At list prices; `itemTotalMinor - discountMinor` is what the goods cost. */
  readonly itemTotalMinor: number;
  readonly discountMinor: number;
  /** The part of `discountMinor` that the way to pay takes off (PLUS-057). */
  readonly payDiscountMinor: number;
  readonly coreMinor: number;
  readonly shippingMinor: number;
  readonly taxMinor: number;
  /** What the tax is made of; empty where the tax service does not say. */
  readonly taxLines: readonly TaxLine[];
  /** The tax is a part of the prices and not added. */
  readonly taxIncluded: boolean;
  readonly totalMinor: number;
  /** PLUS-013: once every old part is back. */
  readonly afterCoreReturnMinor: number;
}

export function lineTotals(line: PricedLine): LineTotals {
  const { quantity, unitMinor, coreMinor, promoMinor = 0, payMinor = 0 } = line;
  const list = Math.max(line.listMinor, unitMinor);
  return {
    goodsMinor: quantity * unitMinor - promoMinor - payMinor,
    listMinor: quantity * list,
    savedMinor: quantity * (list - unitMinor) + promoMinor + payMinor,
    coreMinor: quantity * coreMinor,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** @param tax of the whole order, and whether the prices hold it already */
export function orderTotals(
  lines: readonly PricedLine[],
  shippingMinor: number,
  tax: Pick<TaxAnswer, 'taxMinor' | 'included' | 'lines'>,
): Totals {
  const each = lines.map(lineTotals);
  const coreMinor = sum(each.map((line) => line.coreMinor));
  const goodsMinor = sum(each.map((line) => line.goodsMinor));
  const totalMinor = goodsMinor + coreMinor + shippingMinor + (tax.included ? 0 : tax.taxMinor);
  return {
    itemTotalMinor: sum(each.map((line) => line.listMinor)),
    discountMinor: sum(each.map((line) => line.savedMinor)),
    payDiscountMinor: sum(lines.map(({ payMinor = 0 }) => payMinor)),
    coreMinor,
    shippingMinor,
    taxMinor: tax.taxMinor,
    taxLines: tax.lines ?? [],
    taxIncluded: tax.included,
    totalMinor,
    afterCoreReturnMinor: totalMinor - coreMinor,
  };
}
