import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heldClock } from '../clock/clock.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { forgetSites } from './places.ts';

const clock = heldClock('2026-12-23T18:00:00Z'); // Wednesday noon in Memphis
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ clock, config: { flags: {}, values: { STORE_SEARCH_RESULTS_LIMIT: 2 } } });
  const { pool } = shop.database;
  await pool.query('delete from store_closure');
  await pool.query(
    "insert into store_closure values (6981, '2026-12-01', null), (6990, '2026-12-20', '2027-01-03')",
  );
  await pool.query('delete from store_rebate');
  await pool.query(
    `insert into store_rebate (id, market, brand_id, part_type_ids, amount_minor, starts_on, ends_on, regions) values
     (1, 'us', 1, '{1,2}', 2500, '2026-12-01', '2026-12-31', '{}'),
     (2, 'us', 2, '{1}', 1000, '2026-12-01', '2026-12-23', '{}'),
     (3, 'us', 1, '{1}', 500, '2026-11-01', '2026-12-01', '{}'),
     (4, 'us', 1, '{1}', 500, '2026-10-01', '2026-11-01', '{}'),
     (5, 'us', 1, '{1}', 500, '2027-01-01', '2027-02-01', '{}'),
     (6, 'us', 3, '{1}', 700, '2026-12-01', '2026-12-25', '{TX}'),
     (7, 'mx', 1, '{1}', 35000, '2026-12-01', '2026-12-31', '{}')`,
  );
  forgetSites(shop.database.db);
});
afterAll(() => shop.close());

const near = async (location: string, query: object = {}) => {
  const { response } = await shop.shopper().do('stores.geosearch', { query: { location, ...query } });
  return response.locations;
};

test('[VEHST-031] an answer has the nearest stores, and counts all that were found', async () => {
  const { response } = await shop
    .shopper()
    .do('stores.geosearch', { query: { location: '38111', radius: 500 } });
  expect(response.locations).toHaveLength(2);
  expect(response.count).toBeGreaterThan(10);
  expect(await near('38111', { radius: 500, limit: 50 })).toHaveLength(response.count);
});

describe('closed stores', () => {
  test('[API-048] a store that has closed for good is not found, one that is shut for a while says until when', async () => {
    const found = await near('38111', { limit: 10 });
    expect(found.map(({ id }) => id)).not.toContain('6981');
    const shut = found.find(({ id }) => id === '6990');
    expect(shut?.closed).toEqual({ isClosed: true });
    expect(shut?.store.messageToDisplay).toBe('Temporarily closed · reopens January 4');
    for (const id of ['stores.detail', 'stores.sisterStores', 'stores.cids'] as const) {
      const gone = await shop.shopper().call(id, { params: { storeNumber: '6981' } });
      expect([gone.status, gone.key]).toEqual([404, 'error_store_unknown']);
    }
    const chosen = await shop.shopper().call('stores.setPreferred', { body: { storeNumber: '6981' } });
    expect([chosen.status, chosen.key]).toEqual([404, 'error_store_unknown']);
  });

  test('[PLUS-016] a store that has closed for good is not named as the one nearby that has the part', async () => {
    const { pool } = shop.database;
    const { rows } = await pool.query<{ sku: string; part_id: number }>(
      'select p.sku, s.part_id from store_stock s join part p on p.id = s.part_id join price r on r.part_id = p.id and r.market = $1 where s.store_id = 6981 and s.on_hand > 1 limit 1',
      ['us'],
    );
    const { sku, part_id: part } = rows[0]!;
    await pool.query('update store_stock set on_hand = 0 where part_id = $1 and store_id <> 6981', [part]);
    const shopper = shop.shopper();
    const nearby = async (storeNumber: string) => {
      const { skus } = await shopper.do('catalog.skuDetails', { query: { skuNumbers: sku, storeNumber } });
      return skus[0]?.availability?.nearby?.storeNumber;
    };
    expect(await nearby('6984')).toBeUndefined();
    await pool.query('update store_stock set on_hand = 5 where part_id = $1 and store_id = 6990', [part]);
    expect(await nearby('6984')).toBe('6990');
  });

  test('[VEHST-030] [API-057] holidays and closures show as days on which the week does not hold', async () => {
    const detail = (storeNumber: string) => shop.shopper().do('stores.detail', { params: { storeNumber } });
    expect((await detail('6984')).closedDates).toEqual(['2026-12-25', '2027-01-01']);
    const shut = (await detail('6990')).closedDates ?? [];
    expect([shut[0], shut.at(-1), shut.length]).toEqual(['2026-12-23', '2027-01-03', 12]);
    expect((await detail('6984')).timeZone).toBe('America/Chicago');
  });

  test('[VEHST-026] [API-048] key and version are taken, the limit is the configured one', async () => {
    expect(await near('Dallas, TX', { api_key: 'local', v: '20260101' })).toHaveLength(2);
    expect(await near('Dallas, TX', { api_key: 'local', limit: 1 })).toHaveLength(1);
  });
});

describe('what belongs to a store', () => {
  const params = (storeNumber: string) => ({ params: { storeNumber } });

  test('[API-103] sister stores are those of the same hub, nearest first, in their market', async () => {
    const { stores } = await shop.shopper().do('stores.sisterStores', params('2104'));
    expect(stores.map(({ storeNumber }) => storeNumber).sort()).toEqual(['2101', '2109']);
    const far = stores.map(({ distanceMeters }) => distanceMeters ?? 0);
    expect(far).toEqual(far.toSorted((a, b) => a - b));
    const foreign = await shop.shopper('mx').call('stores.sisterStores', params('2104'));
    expect([foreign.status, foreign.key]).toEqual([404, 'error_store_unknown']);
    expect(foreign.text).toContain('tienda');
  });

  test('[API-104] a store says its numbers elsewhere', async () => {
    const answer = await shop.shopper().call('stores.cids', params('2104'));
    expect(answer.body).toEqual({ cids: ['T02104', 'US-TX-2104'] });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect((await shop.shopper('br').call('stores.cids', params('2104'))).status).toBe(404);
  });

  test('[API-105] rebates that hold, soonest end first, then those that ended within thirty days', async () => {
    const answer = await shop.shopper().call('stores.rebates');
    expect(answer.body.rebates.map(({ id, hasEnded }) => [id, hasEnded])).toEqual([
      ['2', false],
      ['1', false],
      ['3', true],
    ]);
    expect(answer.body.rebates[1]).toMatchObject({
      brand: 'Trueline',
      amount: 25,
      startDate: '2026-12-01',
      expirationDate: '2026-12-31',
      shopUrl: '/brands/trueline',
      products: [
        { canonicalPath: '/parts/brakes/brake-pads' },
        { canonicalPath: '/parts/brakes/brake-rotors' },
      ],
    });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    const own = await shop.shopper().do('stores.rebates', { query: { storeNumber: '2101' } });
    expect(own.rebates.map(({ id }) => id)).toEqual(['2', '6', '1', '3']);
    expect((await shop.shopper('mx').do('stores.rebates')).rebates.map(({ id }) => id)).toEqual(['7']);
  });

  test('[API-105] a rebate holds until the last minute of its last day by the clock of the market, or of the store', async () => {
    const before = clock.now();
    const hasEnded = async (time: string, query = {}) => {
      clock.set(time);
      const { rebates } = await shop.shopper().do('stores.rebates', { query });
      return rebates.find(({ id }) => id === '2')?.hasEnded;
    };
    await shop.database.pool.query("update store set time_zone = 'America/New_York' where number = '2104'");
    forgetSites(shop.database.db);
    expect(await hasEnded('2026-12-24T05:59:59Z')).toBe(false);
    expect(await hasEnded('2026-12-24T06:00:00Z')).toBe(true);
    expect(await hasEnded('2026-12-24T04:59:59Z', { storeNumber: '2104' })).toBe(false);
    expect(await hasEnded('2026-12-24T05:00:00Z', { storeNumber: '2104' })).toBe(true);
    expect(await hasEnded('2027-01-23T05:59:59Z')).toBe(true);
    expect(await hasEnded('2027-01-23T06:00:00Z')).toBeUndefined();
    clock.set(before);
  });

  test('the form of a rebate is a PDF in the language of its market', async () => {
    const form = async (market: string, id: string) =>
      shop.shopper(market).fetch(`/ecomm/b2c/v1/storeRebates/${id}/form.pdf`);
    const pdf = await form('mx', '7');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const text = Buffer.from(await pdf.arrayBuffer()).toString('latin1');
    expect(text).toMatch(/^%PDF-1\.4/);
    expect(text).toContain('Formato de cashback Trueline');
    expect(text).toContain('$350.00');
    expect(Number(/startxref\n(\d+)/.exec(text)?.[1])).toBe(text.indexOf('xref\n0'));
    expect((await form('us', '7')).status).toBe(404);
  });
});
