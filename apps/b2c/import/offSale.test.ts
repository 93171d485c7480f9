import { afterEach, beforeEach, expect, test } from 'vitest';
import { csvOf, filesOf, soundParts } from '../test/importFiles.ts';
import { openShop, type Shop } from '../test/shop.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { runImport } from './runImport.ts';

const { markets } = shippedMarkets;
let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const suggested = async (searchTerm: string, market = 'us') => {
  const { generalSuggestions, productTitleSuggestions } = await shop
    .shopper(market)
    .do('catalog.suggestions', { query: { searchTerm } });
  return { terms: generalSuggestions, parts: productTitleSuggestions.map(({ partNumber }) => partNumber) };
};

/** A brand of the demonstration with one of its parts. */
const someBrand = async () => {
  const { rows } = await shop.database.pool.query<{ name: string; number: string }>(
    `select b.name, p.part_number as number from part p join brand b on b.id = p.brand_id
       join price r on r.part_id = p.id and r.market = 'us' join part_type t on t.id = p.part_type_id
     where t.code = 'brake-rotors' order by p.id limit 1`,
  );
  return rows[0]!;
};

test('[PLUS-008] what an import took off sale is not suggested: no part, brand or kind of part that is left nowhere', async () => {
  const { name, number } = await someBrand();
  await runImport(shop.database, { csv: filesOf(csvOf(soundParts)), replace: true, markets });
  expect((await suggested('')).terms.toSorted()).toEqual(['Brake rotors', 'Oil filters']);
  expect(await suggested(name)).toEqual({ terms: [], parts: [] });
  expect((await suggested(number)).parts).toEqual([]);
  expect((await suggested('brake')).terms).toEqual(expect.arrayContaining(['Brake rotors']));
  expect((await suggested('brake')).terms.filter((term) => /pad|drum|caliper/i.test(term))).toEqual([]);
  expect((await suggested('acme')).terms.toSorted()).toEqual([
    'Acme Parts',
    'Acme Parts brake rotors',
    'Acme Parts oil filters',
  ]);
  expect((await suggested('', 'br')).terms).toEqual([]);
  expect((await suggested('acme', 'br')).terms).toEqual([]);
});

test('what comes on sale again is suggested again', async () => {
  const onlyFilters = soundParts.filter(({ type = 'oil-filters' }) => type === 'oil-filters');
  await runImport(shop.database, { csv: filesOf(csvOf(onlyFilters)), replace: true, markets });
  await runImport(shop.database, { csv: filesOf(csvOf(soundParts)), markets });
  expect((await suggested('acme')).terms).toContain('Acme Parts brake rotors');
});
