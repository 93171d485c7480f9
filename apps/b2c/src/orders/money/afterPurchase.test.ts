import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heldClock } from '../../clock/clock.ts';
import { backOffice, moneyBook } from '../../../test/placedOrder.ts';
import { bought, check, purchasedAt, settle, type AfterSales } from '../../../test/purchase.ts';
import { courses, take } from '../../../test/purchaseSteps.ts';
import { openShop } from '../../../test/shop.ts';

let setting: AfterSales;
let skip = 0;
beforeAll(async () => {
  const clock = heldClock(purchasedAt);
  const shop = await openShop({ clock, limiter: { take: () => Promise.resolve(0) } });
  const book = moneyBook(shop, clock);
  setting = { shop, clock, book, office: backOffice(shop, { clock, gateway: book.gateway }) };
});
afterAll(() => setting.shop.close());

const rules = [
  { kind: 'PERCENT', percent: 10 },
  { kind: 'AMOUNT', amountMinor: 7_77 },
  { kind: 'BUY_GET', buy: 1, get: 1, percent: 100 },
] as const;

test('[PLUS-024] whatever happens to an order, nobody gets back more than was paid, and stock and credits are counted once', async () => {
  const quantity = fc.integer({ min: 1, max: 3 });
  const property = fc.asyncProperty(
    fc.tuple(quantity, quantity),
    fc.constantFrom(...rules),
    courses,
    async (quantities, rule, steps) => {
      const { book, shop } = setting;
      book.next = 'answer';
      const one = await bought(setting, { quantities, rule, skip: skip++ });
      for (const each of steps) {
        await take(setting, one, each);
        if (each.kind !== 'gateway') book.next = 'answer';
        await check(shop, one);
      }
      await settle(setting, one);
    },
  );
  await expect(fc.assert(property, { numRuns: 8 })).resolves.toBeUndefined();
}, 300_000);
