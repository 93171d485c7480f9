import { markets, type Market } from '@driveline/markets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createB2c } from '../src/app.ts';
import { createLog } from '../src/ops/log.ts';
import type { GivenModule } from '../src/markets/serverMarkets.ts';
import { br } from '../src/markets/br.ts';
import { soldModules } from '../src/markets/shipped.ts';
import { stockedPart } from '../seed/stockedPart.ts';
import { openShop, type Shop } from './shop.ts';
import { shopperOver } from './shopper.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** What each market's checkout offers and counts in, when the records are these. */
async function checkoutsOf(records: readonly Market[], own: readonly GivenModule[] = []) {
  const b2c = createB2c({
    database: shop.database,
    markets: soldModules(
      records,
      records.map(({ code }) => code),
      own,
    ),
    log: createLog('silent'),
  });
  await b2c.ready;
  const checkouts: Record<string, { currency: string; methods: string[] }> = {};
  for (const { code } of records) {
    const { sku } = await stockedPart(shop, { market: code, elsewhere: 20 });
    const shopper = shopperOver((request) => b2c.fetch(request), `http://${code}.localhost:3000`);
    const cart = await shopper.do('cart.addItem', {
      body: { skuNumber: sku, quantity: 1, shipmentType: 'regular' },
    });
    const { paymentOptions } = await shopper.do('checkout.paymentOptions');
    checkouts[code] = {
      currency: cart.grandOrderPriceInfo.currency,
      methods: paymentOptions
        .filter(({ numberOfCardsAllowed }) => numberOfCardsAllowed > 0)
        .map(({ paymentMethod }) => paymentMethod),
    };
  }
  await b2c.close();
  return checkouts;
}

const changed = (code: string, change: (record: Market) => Partial<Market>) =>
  markets.map((record) => (record.code === code ? { ...record, ...change(record) } : record));

test('[CART-044] [CONF-001] a method that a record switches off is gone only from that market', async () => {
  const shipped = await checkoutsOf(markets);
  expect(shipped['mx']?.methods).toContain('oxxo');
  const now = await checkoutsOf(
    changed('mx', ({ payments }) => ({
      payments: {
        ...payments,
        methods: payments.methods.map((it) => (it.id === 'oxxo' ? { ...it, enabled: false } : it)),
      },
    })),
  );
  const methods = shipped['mx']?.methods.filter((id) => id !== 'oxxo');
  expect(now).toEqual({ ...shipped, mx: { ...shipped['mx'], methods } });
});

test('[CONF-001] another currency of a record is what that market alone counts in', async () => {
  const shipped = await checkoutsOf(markets);
  const records = changed('br', ({ currency }) => ({ currency: { ...currency, code: 'EUR', sign: '€' } }));
  // The shipped terms are amounts of the shipped currency, so the shop has to say that they hold for this one.
  await expect(checkoutsOf(records)).rejects.toThrow('br: tax');
  const now = await checkoutsOf(records, [br]);
  expect(now).toEqual({ ...shipped, br: { ...shipped['br'], currency: 'EUR' } });
});
