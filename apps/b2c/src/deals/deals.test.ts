import type { Cart, Deal } from '@driveline/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heldClock } from '../clock/clock.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { takenDeal } from '../../test/takenDeal.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ clock });
  await shop.database.db.updateTable('store_stock').set({ on_hand: 40 }).execute();
});
afterAll(() => shop.close());

const goodsOf = ({ grandOrderPriceInfo: { itemTotalPrice, discountPrice } }: Cart) =>
  itemTotalPrice - discountPrice;
const idsOf = (cart: Cart) =>
  cart.orders.flatMap(({ shipmentInfoList }) =>
    shipmentInfoList.flatMap(({ lineItemList }) => lineItemList.map(({ commerceItemId }) => commerceItemId)),
  );
/** A shopper with a popular car that takes the first deal. */
async function driver(market: string): Promise<{ shopper: Shopper; deal: Deal }> {
  const shopper = shop.shopper(market);
  return { shopper, deal: await takenDeal(shop, shopper, market) };
}

/** Pages ask for the deals again. */
const later = () => clock.set(new Date(clock.now().getTime() + 10_000));

/** A deal of the kind that operators of the releases before have: some parts at one price. */
async function bundle(market: string): Promise<Deal> {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ sku: string; price: number }>(
    `select p.sku, coalesce(r.sale_minor, r.list_minor) as price from part p
     join price r on r.part_id = p.id and r.market = $1 where p.universal order by p.popularity desc, p.id limit 2`,
    [market],
  );
  const [first, second] = rows as [(typeof rows)[0], (typeof rows)[0]];
  const items = [
    { sku: first.sku, quantity: 2 },
    { sku: second.sku, quantity: 1 },
  ];
  const priceMinor = Math.floor((first.price * 2 + second.price) / 2);
  await pool.query(
    `insert into promotion (id, market, title, rule, automatic, stackable, starts_at, ends_at)
     values ($1, $2, 'Old pair', $3, true, true, '2024-01-01', '2030-01-01') on conflict (id) do nothing`,
    [`${market}-old-pair`, market, JSON.stringify({ kind: 'BUNDLE', priceMinor, items })],
  );
  await pool.query(
    `insert into deal (id, market, category_path, drawing, sort) values ($1, $2, '/parts/brakes', 'rotor', -1)
     on conflict (id) do nothing`,
    [`${market}-old-pair`, market],
  );
  later();
  return (await shop.shopper(market).do('deals.list')).deals[0]!;
}

describe.each(['us', 'mx', 'br'])('clearance of %s', (market) => {
  const canonicalPath = '/deals/clearance';
  const search = (query: object = {}) =>
    shop.shopper(market).do('catalog.search', { query: { canonicalPath, ...query } });

  test('[CATALOG-040] lists reduced parts alone, the strongest reductions of the market, by brand and kind', async () => {
    const { products, totalCount, filters, title } = await search();
    expect(title).not.toBe('');
    const reduced = await shop.database.db
      .selectFrom('price')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('market', '=', market)
      .where('sale_minor', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(totalCount).toBe(Math.min(480, Number(reduced.count)));
    for (const { price, discountPrice } of products) expect(discountPrice).toBeLessThan(price);
    expect(filters.map(({ id }) => id)).toEqual(expect.arrayContaining(['type', 'brand', 'price']));
    const [{ value, count } = { value: '', count: 0 }] =
      filters.find(({ id }) => id === 'type')?.values ?? [];
    expect((await search({ filters: `type:${value}` })).totalCount).toBe(count);
  });

  test('[CATALOG-021] its path is a page of its own', async () => {
    const { body } = await shop
      .shopper(market)
      .call('catalog.pageType', { query: { canonicalPath, preview: 'false', country: 'USA' } });
    expect(body.pageTypeResult).toMatchObject({ pageType: 'SHELF', canonicalPath });
  });
});

describe.each(['us', 'mx', 'br'])('deals of %s', (market) => {
  test('[CATALOG-044] a code that everybody may use is named with the last day of its month, and renews', async () => {
    const { coupons = [] } = await shop.shopper(market).do('deals.byCategory');
    expect(coupons).toHaveLength(4);
    for (const coupon of coupons) expect(coupon).toMatchObject({ endsOn: '2026-03-31', renews: 'monthly' });
  });

  test('[CATALOG-040] of a list the first so many may be asked for, whatever a vehicle leaves out of it', async () => {
    const { shopper } = await driver(market);
    for (const asking of [shop.shopper(market), shopper]) {
      const { deals } = await asking.do('deals.list');
      expect((await asking.do('deals.list', { query: { limit: 3 } })).deals).toEqual(deals.slice(0, 3));
      expect((await asking.do('deals.list', { query: { limit: 50 } })).deals).toEqual(deals);
    }
    expect((await shopper.call('deals.list', { query: { limit: 0 } })).status).toBe(400);
  });

  test('[API-107] [CATALOG-043] categories have the number of their deals, and ended ones are gone', async () => {
    const shopper = shop.shopper(market);
    const { deals } = await shopper.do('deals.list');
    const { categories } = await shopper.do('deals.byCategory');
    for (const { endDate, renews } of deals)
      expect([endDate.slice(0, 10), renews]).toEqual(['2026-04-01', 'monthly']);
    expect(deals.map(({ dealId }) => dealId)).toEqual([
      ...[
        'brake-job',
        'oil-change',
        'clear-view',
        'rear-brakes',
        'tune-up',
        'cabin-fresh',
        'cooling',
        'struts',
      ].map((key) => `${market}-${key}`),
    ]);
    expect(categories.reduce((sum, { dealCount }) => sum + dealCount, 0)).toBe(deals.length);
    for (const { categoryName, canonicalPath } of categories) {
      expect(categoryName).not.toBe('');
      expect(deals.some((deal) => deal.canonicalPath === canonicalPath)).toBe(true);
    }
  });

  test('[CATALOG-040] without a vehicle a deal has a price to begin with and no parts, and cannot be added', async () => {
    const shopper = shop.shopper(market);
    for (const { needs, items, price, regularPrice } of (await shopper.do('deals.list')).deals) {
      expect([needs, items]).toEqual(['vehicle', []]);
      expect(price).toBeGreaterThan(0);
      expect(price).toBeLessThan(regularPrice);
    }
    const answer = await shopper.call('deals.addToCart', { body: { dealId: `${market}-brake-job` } });
    expect(answer.key).toBe('error_item_unavailable');
  });

  test('[API-111] all parts of a deal cost its price together, and their own price once one is gone', async () => {
    const { shopper, deal } = await driver(market);
    expect(deal.price).toBeLessThan(deal.regularPrice);
    const cart = await shopper.do('deals.addToCart', {
      body: {
        dealId: deal.dealId,
        items: deal.items.map(({ skuNumber, quantity }) => ({ skuNumber, quantity })),
      },
    });
    expect(goodsOf(cart)).toBeCloseTo(deal.price, 2);
    expect(cart.promotions).toMatchObject([{ promoCode: null, title: deal.title }]);
    expect(cart.promoData).toBeNull();
    const [first] = idsOf(cart);
    const left = await shopper.do('cart.removeItem', { params: { commerceItemId: first ?? '' } });
    expect(left.promotions).toEqual([]);
    expect(goodsOf(left)).toBeCloseTo(
      deal.regularPrice - (deal.items[0]?.price ?? 0) * (deal.items[0]?.quantity ?? 1),
      2,
    );
  });
});

test('[API-107] a deal whose part is not sold any more is in no category, and one ends on the second', async () => {
  const { pool, db } = shop.database;
  const deal = await bundle('mx');
  const shown = async () => {
    const { deals } = await shop.shopper('mx').do('deals.list');
    const { categories } = await shop.shopper('mx').do('deals.byCategory');
    return [deals.length, categories.reduce((sum, { dealCount }) => sum + dealCount, 0)];
  };
  const endAt = (ends_at: Date | string) =>
    db.updateTable('promotion').set({ ends_at }).where('id', '=', deal.dealId).execute();
  const end = new Date(clock.now().getTime() + 11_000);
  await endAt(end);
  later();
  expect(await shown()).toEqual([9, 9]);
  clock.set(end);
  expect(await shown()).toEqual([8, 8]);
  await endAt(deal.endDate);
  later();
  const part = 'part_id in (select id from part where sku = $1)';
  const sku = [deal.items[0]?.skuNumber];
  const { rows } = await pool.query(`delete from price where market = 'mx' and ${part} returning *`, sku);
  expect(await shown()).toEqual([8, 8]);
  await pool.query('insert into price select * from jsonb_populate_record(null::price, $1)', [
    JSON.stringify(rows[0]),
  ]);
  expect(await shown()).toEqual([9, 9]);
});

test('a bundle of parts that fit every vehicle needs none, and its price holds in the cart', async () => {
  const deal = await bundle('br');
  const shopper = shop.shopper('br');
  const cart = await shopper.do('deals.addToCart', { body: { dealId: deal.dealId } });
  expect(goodsOf(cart)).toBeCloseTo(deal.price, 2);
});

describe('a deal for a vehicle', () => {
  test('[PLUS-053] holds for whichever parts fill its places, and not for those of another vehicle', async () => {
    const { shopper, deal } = await driver('us');
    const add = (skuNumber: string, quantity: number) =>
      shopper.do('cart.addItem', { body: { skuNumber, quantity } });
    expect(deal.items).toHaveLength(2);
    const [pads, rotors] = deal.items as [Deal['items'][0], Deal['items'][0]];
    await add(pads.skuNumber, 1);
    const whole = await add(rotors.skuNumber, rotors.quantity);
    expect(whole.promotions).toMatchObject([{ title: deal.title }]);
    expect(goodsOf(whole)).toBeCloseTo(deal.price, 2);
    const [, second] = idsOf(whole);
    await shopper.do('cart.removeItem', { params: { commerceItemId: second! } });
    await shopper.do('vehicles.clearPreferred', {});
    const other = await add(rotors.skuNumber, rotors.quantity);
    expect(other.promotions).toEqual([]);
  });
});

describe('a deal that cannot be added', () => {
  test.each([
    ['one out of season', 'us-winter-start', [], 'error_deal_expired'],
    ['an unknown one', 'nothing', [], 'error_deal_expired'],
    ['one of another market', 'mx-brake-job', [], 'error_deal_expired'],
    [
      'a part that is not of it',
      'us-brake-job',
      [{ skuNumber: '999999999', quantity: 1 }],
      'error_item_unknown',
    ],
  ])('[API-111] %s', async (_what, dealId, items, key) => {
    const { shopper } = await driver('us');
    const answer = await shopper.call('deals.addToCart', { body: { dealId, items } });
    expect(answer.key).toBe(key);
    expect((await shopper.do('cart.detail')).orders).toEqual([]);
  });

  test('[API-111] nothing is added when one of its parts cannot be had', async () => {
    const { dealId, items } = await bundle('us');
    const { db } = shop.database;
    const gone = db
      .selectFrom('part')
      .select('id')
      .where('sku', '=', items[1]?.skuNumber ?? '');
    await db.updateTable('store_stock').set({ on_hand: 0 }).where('part_id', 'in', gone).execute();
    const shopper = shop.shopper();
    expect((await shopper.call('deals.addToCart', { body: { dealId } })).key).toBe('error_item_unavailable');
    expect((await shopper.do('cart.detail')).orders).toEqual([]);
    await db.updateTable('store_stock').set({ on_hand: 40 }).where('part_id', 'in', gone).execute();
  });

  test('what ends while it lies in the cart changes the cart, and a commit that does not know is refused', async () => {
    const { dealId } = await bundle('br');
    const shopper = shop.shopper('br');
    const before = await shopper.do('deals.addToCart', { body: { dealId } });
    await shop.database.db
      .updateTable('promotion')
      .set({ ends_at: '2026-03-03T17:00:00Z' })
      .where('id', '=', dealId)
      .execute();
    const answer = await shopper.call('checkout.commit', {
      body: { commerceId: before.commerceId, cartVersion: before.cartVersion, idempotencyKey: 'ended' },
    });
    expect([answer.status, answer.key, JSON.parse(answer.text).errorDetails[0].errorCode]).toEqual([
      409,
      'error_order_changed',
      '7081',
    ]);
    expect(goodsOf(await shopper.do('cart.detail'))).toBeGreaterThan(goodsOf(before));
  });
});
