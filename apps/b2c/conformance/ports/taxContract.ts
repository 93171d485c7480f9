import assert from 'node:assert/strict';
import type { TaxLine, TaxPort, TaxPlace } from '../../src/ports/taxPort.ts';
import type { ContractCase } from './contractCase.ts';

export interface TaxContract {
  readonly tax: TaxPort;
  readonly market: string;
  /** Somewhere that is taxed. */
  readonly place: TaxPlace;
}

const sumOf = (lines: readonly TaxLine[]) => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** What a cart relies on of a tax service. */
export function taxContract({ tax, market, place }: TaxContract): ContractCase[] {
  const amounts = [1000, 0, 2599].map((amountMinor) => ({ amountMinor, place }));
  return [
    {
      name: 'one whole amount for each, in their order, none below 0 or above what it is of',
      async run() {
        const { each } = await tax.taxOf(market, amounts, []);
        assert.equal(each.length, amounts.length);
        each.forEach((one, index) => {
          assert.ok(Number.isInteger(one) && one >= 0 && one <= amounts[index]!.amountMinor, String(each));
        });
        const back = await tax.taxOf(market, amounts.toReversed(), []);
        assert.deepEqual(back.each.toReversed(), each);
      },
    },
    {
      name: 'the sum is that of goods and shipping',
      async run() {
        const goods = await tax.taxOf(market, amounts, []);
        assert.equal(
          goods.taxMinor,
          goods.each.reduce((sum, one) => sum + one, 0),
        );
        const all = await tax.taxOf(market, amounts, [{ amountMinor: 599, place }]);
        assert.deepEqual(all.each, goods.each);
        assert.ok(Number.isInteger(all.taxMinor) && all.taxMinor >= goods.taxMinor);
        // A service that does not tell taxes apart leaves them out.
        if (all.lines) assert.equal(sumOf(all.lines), all.taxMinor);
      },
    },
    {
      name: 'a place that is not known yet and an empty cart are no errors',
      async run() {
        const nowhere = await tax.taxOf(market, [{ amountMinor: 1000, place: null }], []);
        assert.equal(nowhere.each.length, 1);
        const { each, taxMinor, included, lines = [] } = await tax.taxOf(market, [], []);
        assert.deepEqual({ each, taxMinor, included }, { each: [], taxMinor: 0, included: nowhere.included });
        assert.equal(sumOf(lines), 0);
      },
    },
    {
      name: 'the same question has the same answer',
      async run() {
        assert.deepEqual(await tax.taxOf(market, amounts, []), await tax.taxOf(market, amounts, []));
      },
    },
  ];
}
