import type { Deal } from '@driveline/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heldClock } from '../clock/clock.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';

const start = '2026-03-03T18:00:00Z';
const clock = heldClock(start);
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ clock });
  await shop.database.db.updateTable('store_stock').set({ on_hand: 40 }).execute();
});
afterAll(() => shop.close());

/** A shopper with a popular car that takes the first deal, without a question. */
async function driver(market: string): Promise<{ shopper: Shopper; deal: Deal }> {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `select v.id::text as id from vehicle v join model m on m.id = v.model_id
     where v.market = $1 and v.year = 2016 order by m.popularity desc, v.id limit 60`,
    [market],
  );
  const shopper = shop.shopper(market);
  for (const { id: catalogVehicleId } of rows) {
    await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId } });
    const [deal] = (await shopper.do('deals.list')).deals;
    if (deal && deal.items.length > 0) return { shopper, deal };
  }
  throw new Error(`No car of ${market} takes a deal.`);
}

describe.each(['us', 'mx', 'br'])('deals of %s', (market) => {
  test('[CATALOG-040] the price to begin with is of parts that somebody can have, and without any the deal is gone', async () => {
    const { pool } = shop.database;
    const dealId = `${market}-rear-brakes`;
    const from = async () =>
      (await shop.shopper(market).do('deals.list')).deals.find((deal) => deal.dealId === dealId)?.price;
    const types = `part_id in (select p.id from part p join part_type t on t.id = p.part_type_id
       join price r on r.part_id = p.id and r.market = $1
       where t.code in ('brake-pads', 'brake-rotors', 'brake-shoes', 'brake-drums') and coalesce(r.sale_minor, r.list_minor) <= $2)`;
    const stock = async (onHand: number, upToMinor: number) => {
      await pool.query(`update store_stock set on_hand = $3 where market = $1 and ${types}`, [
        market,
        upToMinor,
        onHand,
      ]);
      // The price to begin with is found anew each ten seconds.
      clock.set(new Date(clock.now().getTime() + 10_000));
    };
    const before = (await from())!;
    const { rows } = await pool.query<{ cheap: number }>(
      `select percentile_disc(0.2) within group (order by coalesce(r.sale_minor, r.list_minor)) as cheap
       from price r join part p on p.id = r.part_id join part_type t on t.id = p.part_type_id
       where r.market = $1 and t.code in ('brake-pads', 'brake-rotors', 'brake-shoes', 'brake-drums')`,
      [market],
    );
    try {
      await stock(0, rows[0]!.cheap);
      expect(await from()).toBeGreaterThan(before);
      await stock(0, 2 ** 31 - 1);
      expect(await from()).toBeUndefined();
    } finally {
      await stock(40, 2 ** 31 - 1);
    }
  });
});

describe('a deal for a vehicle', () => {
  test.each([
    ['another is offered in its place', 1],
    ['nothing is left in its place', Infinity],
  ])(
    '[API-111] a part that was sold out since it was seen is not replaced unseen: %s',
    async (_what, most) => {
      const { shopper, deal } = await driver('us');
      const { db, pool } = shop.database;
      const [seen] = deal.items as [Deal['items'][0]];
      const shown = {
        dealId: deal.dealId,
        items: deal.items.map(({ skuNumber, quantity }) => ({ skuNumber, quantity })),
      };
      const { rows } = await pool.query<{ id: number }>(
        `select o.id from part p join part o on o.part_type_id = p.part_type_id where p.sku = $1 order by (o.id = p.id) desc`,
        [seen.skuNumber],
      );
      const gone = rows.slice(0, most).map(({ id }) => id);
      const stock = (onHand: number) =>
        db.updateTable('store_stock').set({ on_hand: onHand }).where('part_id', 'in', gone).execute();
      await stock(0);
      try {
        const answer = await shopper.call('deals.addToCart', { body: shown });
        expect([answer.status, answer.key]).toEqual([422, 'error_item_unavailable']);
        expect(answer.text).toContain('A part you saw in this deal is no longer available.');
        expect((await shopper.do('cart.detail')).orders).toEqual([]);
        const [now] = (await shopper.do('deals.list')).deals.filter(({ dealId }) => dealId === deal.dealId);
        // What is listed by then can be added.
        expect(now === undefined).toBe(most === Infinity);
        expect(now?.items.some(({ skuNumber }) => skuNumber === seen.skuNumber) ?? false).toBe(false);
      } finally {
        await stock(40);
      }
    },
  );
});
