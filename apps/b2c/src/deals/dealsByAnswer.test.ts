import type { Cart, Deal } from '@driveline/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heldClock } from '../clock/clock.ts';
import { dontKnow } from '../fitment/questions.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ clock: heldClock('2026-03-03T18:00:00Z') });
  await shop.database.db.updateTable('store_stock').set({ on_hand: 40 }).execute();
});
afterAll(() => shop.close());

const dealId = 'us-brake-job';
const dealOf = async (shopper: Shopper): Promise<Deal | undefined> =>
  (await shopper.do('deals.list')).deals.find((deal) => deal.dealId === dealId);

interface Asked {
  readonly shopper: Shopper;
  readonly answer: { readonly questionId: string; readonly value: string };
}

/** A shopper whose car was built with two front brakes, and what settles which it has. */
async function asked(): Promise<Asked> {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `select v.id::text as id from vehicle v join model m on m.id = v.model_id
     where v.market = 'us' and v.year = 2016 order by m.popularity desc, v.id limit 60`,
  );
  const shopper = shop.shopper('us');
  for (const { id: catalogVehicleId } of rows) {
    await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId } });
    const { productDetailsPageUrl = '' } = (await dealOf(shopper))?.question ?? {};
    const skuNumbers = /(\d+)$/.exec(productDetailsPageUrl)?.[1];
    if (!skuNumbers) continue;
    const { skus } = await shopper.do('catalog.skuDetails', { query: { skuNumbers } });
    const question = skus[0]!.fit.question!;
    return { shopper, answer: { questionId: question.id, value: question.options[0]!.value } };
  }
  throw new Error('No car asks anything.');
}

const titles = ({ promotions = [] }: Cart) => promotions.map(({ title }) => title);

describe('[PLUS-053] a deal that an answer decides on', () => {
  test('the cart costs the same whichever session reads it, though its parts were added before the answer', async () => {
    const { shopper, answer } = await asked();
    await shopper.do('vehicles.answer', { body: answer });
    const { items, title } = (await dealOf(shopper))!;
    await shopper.do('vehicles.answer', { body: { ...answer, value: null } });
    for (const { skuNumber, quantity } of items)
      await shopper.do('cart.addItem', { body: { skuNumber, quantity } });
    expect(titles(await shopper.do('cart.detail'))).toEqual([]);
    await shopper.do('vehicles.answer', { body: answer });
    const before = await shopper.do('cart.detail');
    expect(titles(before)).toEqual([title]);
    // As a device that knows no vehicle, and a wallet that comes back without a cookie.
    await shopper.do('vehicles.clearPreferred');
    const after = await shopper.do('cart.detail');
    expect(after.grandOrderPriceInfo).toEqual(before.grandOrderPriceInfo);
    expect(after.cartVersion).toBe(before.cartVersion);
  });

  test('what one line of a car knows counts for the others', async () => {
    const { shopper, answer } = await asked();
    await shopper.do('vehicles.answer', { body: answer });
    const { items, title } = (await dealOf(shopper))!;
    const cart = await shopper.do('deals.addToCart', { body: { dealId } });
    await shop.database.pool.query(
      `update cart_item set vehicle = jsonb_set(vehicle, '{map,acesVehicleAttributes,vehicleQuestionsIds}', '{}')
       where cart_id = $1 and line = $2`,
      [cart.commerceId, items.length],
    );
    await shopper.do('vehicles.clearPreferred');
    expect(titles(await shopper.do('cart.detail'))).toEqual([title]);
  });

  test('[PLUS-003] whoever does not know the answer sees no deal that asks without words', async () => {
    const { shopper, answer } = await asked();
    await shopper.do('vehicles.answer', { body: { ...answer, value: dontKnow } });
    const { deals } = await shopper.do('deals.list');
    expect(deals.length).toBeGreaterThan(0);
    expect(deals.filter(({ question }) => question?.text === '')).toEqual([]);
  });
});

test('[PLUS-053] one part in two places of a car is one line of so many pieces', async () => {
  const { pool } = shop.database;
  // None that a test before has seen: what a car takes is remembered.
  const { rows } = await pool.query<{ id: string; model_id: number }>(
    `select v.id::text as id, v.model_id from vehicle v join model m on m.id = v.model_id
     where v.market = 'us' and v.year = 2016 order by m.popularity desc, v.id limit 1 offset 50`,
  );
  const [{ id: catalogVehicleId, model_id }] = rows as [(typeof rows)[0]];
  const shopper = shop.shopper('us');
  const blades = `market = 'us' and model_id = $1 and part_type_id = (select id from part_type where code = 'wiper-blades')`;
  await pool.query(
    `delete from size_need where ${blades} and size <>
       (select size from size_need where ${blades} and 2016 between y0 and y1 order by size limit 1)`,
    [model_id],
  );
  await pool.query(`update size_need set position = 'frontLeft', quantity = 1 where ${blades}`, [model_id]);
  await pool.query(
    `insert into size_need select (jsonb_populate_record(n, jsonb_build_object('id', -n.id, 'position', 'frontRight'))).* from size_need n where ${blades}`,
    [model_id],
  );
  await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId } });
  const { deals } = await shopper.do('deals.list');
  const deal = deals.find(({ dealId: id }) => id === 'us-clear-view')!;
  expect(deal.items.map(({ quantity }) => quantity)).toEqual([2, 1]);
  const cart = await shopper.do('deals.addToCart', { body: { dealId: deal.dealId } });
  expect(cart.promotions).toMatchObject([{ title: deal.title }]);
  const lines = cart.orders.flatMap(({ shipmentInfoList }) =>
    shipmentInfoList.flatMap((each) => each.lineItemList),
  );
  expect(lines.map(({ itemQuantity }) => itemQuantity).toSorted()).toEqual([1, 2]);
});
