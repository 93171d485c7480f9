import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';

// What an oil meets is a filter of its shelf, and words of a search.

const canonicalPath = '/fluids-and-chemicals/motor-oil/motor-oil';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

/** The market's oils by sku, with what each meets, without any shelf. */
async function oilsOf(market: string): Promise<Map<string, readonly string[]>> {
  const { rows } = await shop.database.pool.query<{ sku: string; approvals: string }>(
    `select p.sku, p.attributes ->> 'approvals' as approvals from part p
     join part_type t on t.id = p.part_type_id and t.path = $2
     join price r on r.part_id = p.id and r.market = $1`,
    [market, canonicalPath],
  );
  return new Map(rows.map(({ sku, approvals }) => [sku, approvals.split(' ')]));
}

async function listed(market: string, query: Record<string, string>): Promise<string[]> {
  const skus: string[] = [];
  for (let pageNumber = 1; ; pageNumber++) {
    const { products, totalCount } = await shop
      .shopper(market)
      .do('catalog.search', { query: { ...query, pageNumber } });
    skus.push(...products.map(({ skuNumber }) => skuNumber));
    if (products.length === 0 || skus.length >= totalCount) return skus.sort();
  }
}

const meeting = (oils: ReadonlyMap<string, readonly string[]>, ...codes: string[]) =>
  [...oils].flatMap(([sku, own]) => (codes.some((code) => own.includes(code)) ? [sku] : [])).sort();

describe.each(['us', 'mx', 'br'])('in %s', (market) => {
  test('[PLUS-010] a shelf of oils counts each approval, and lists as many under it', async () => {
    const oils = await oilsOf(market);
    const { filters } = await shop.shopper(market).do('catalog.search', { query: { canonicalPath } });
    const approvals = filters.find(({ id }) => id === 'approvals')!;
    expect(approvals.kind).toBe('value');
    expect(approvals.values.length).toBeGreaterThan(25);
    expect(approvals.values.map(({ value }) => value).sort()).toEqual(
      [...new Set([...oils.values()].flat())].sort(),
    );
    for (const { value, count } of approvals.values) {
      const own = await listed(market, { canonicalPath, filters: `approvals:${value}` });
      expect(own, value).toEqual(meeting(oils, value));
      expect(count, value).toBe(own.length);
    }
  });

  test('[PLUS-010] two approvals list what meets either, and a grade beside them narrows both', async () => {
    const oils = await oilsOf(market);
    const filters = 'approvals:dexos1,approvals:vw-504';
    const either = await listed(market, { canonicalPath, filters });
    expect(either).toEqual(meeting(oils, 'dexos1', 'vw-504'));
    const thick = await shop
      .shopper(market)
      .do('catalog.search', { query: { canonicalPath, filters: `${filters},viscosity:0w20` } });
    expect(thick.totalCount).toBeGreaterThan(0);
    expect(thick.totalCount).toBeLessThan(either.length);
    const counted = thick.filters.find(({ id }) => id === 'approvals')!.values;
    expect(counted.find(({ value }) => value === 'vw-504')).toMatchObject({ count: 0, selected: true });
    expect(counted.find(({ value }) => value === 'dexos1')).toMatchObject({ count: thick.totalCount });
  });

  test.each([
    ['dexos', 'dexos1', 'dexos2'],
    ['dexos1', 'dexos1'],
    ['dexos 2 5w30', 'dexos2'],
    ['VW 504 00', 'vw-504'],
    ['504.00', 'vw-504'],
    ['VW 504 00/507 00', 'vw-504'],
    ['504 507', 'vw-504'],
    ['vw 508.88', 'vw-508-88'],
    ['LL-04', 'bmw-ll-04'],
    ['bmw longlife-01', 'bmw-ll-01'],
    ['MB 229.5', 'mb-229-5'],
    ['mercedes 229.51', 'mb-229-51'],
    ['WSS-M2C946-A', 'ford-946'],
    ['m2c948b', 'ford-948'],
    ['MS-6395', 'ms-6395'],
    ['9.55535', 'fiat-955535'],
    ['RN0700', 'rn0700'],
    ['acea c3', 'acea-c3'],
    ['porsche a40', 'porsche-a40'],
    ['api sp', 'api-sp'],
    ['GF-6A', 'gf-6a'],
  ])('[PLUS-008] "%s" finds the oils that meet %s', async (searchText, ...codes) => {
    const oils = await oilsOf(market);
    const found = await listed(market, { searchText });
    const expected = meeting(oils, ...codes);
    const isGraded = searchText.includes('5w30');
    if (isGraded) expect(expected).toEqual(expect.arrayContaining(found));
    else expect(found).toEqual(expected);
    expect(found.length).toBeGreaterThan(0);
  });
});

test.each([
  ['us', 'dexos1 oil'],
  ['us', 'aceite dexos1'],
  ['mx', 'aceite dexos1 5w30'],
  ['mx', 'aceite vw 502 00'],
  ['br', 'óleo dexos1'],
  ['br', 'óleo 508 88'],
])(
  '[PLUS-008] %s: "%s" leads to oils that meet it, and says of no word that it was left out',
  async (market, searchText) => {
    const oils = await oilsOf(market);
    const answer = await shop.shopper(market).do('catalog.search', { query: { searchText } });
    expect(answer.totalCount).toBeGreaterThan(0);
    const code = /dexos1/.test(searchText) ? 'dexos1' : /502/.test(searchText) ? 'vw-502' : 'vw-508-88';
    for (const { skuNumber } of answer.products) expect(oils.get(skuNumber)).toContain(code);
    expect(answer.ignoredWords ?? []).toEqual([]);
  },
);
