import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { taxonomyOf, type Taxonomy } from '../catalog/taxonomy.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import type { FitVehicle } from '../fitment/fitModel.ts';
import { databaseSearch } from './searchPort.ts';
import { typingErrors } from './spelling.ts';

let database: Database;
let taxonomy: Taxonomy;
beforeAll(async () => {
  database = await openTestDatabase();
  taxonomy = await taxonomyOf(database.db);
});
afterAll(() => database.close());

const typeId = (code: string) => taxonomy.types.find((type) => type.code === code)!.id;
const understand = async (market: string, text: string) => {
  const query = await databaseSearch(database.db).understand(market, text);
  return { ...query, types: query.typeIds.map((id) => taxonomy.typeById.get(id)!.code) };
};

describe('[PLUS-008] kinds of query', () => {
  test('[PLUS-008] an exact part number with and without separators, and a sku', async () => {
    const { rows } = await database.pool.query<{ part_number: string; sku: string; id: number }>(
      `select id, sku, part_number from part p join price r on r.part_id = p.id and r.market = 'us' order by id limit 1`,
    );
    const part = rows[0]!;
    const spellings = [
      part.part_number,
      part.part_number.replace('-', ''),
      part.part_number.toLowerCase().replace('-', ' '),
      part.sku,
    ];
    for (const text of spellings) {
      expect(await understand('us', text), text).toMatchObject({ partIds: [part.id], isExact: true });
    }
  });

  test('[PLUS-067] an OE number, however it is written, and with its maker: every part in its place', async () => {
    const { rows } = await database.pool.query<{ number: string; ids: number[] }>(
      `select number, array_agg(p.id) as ids from part p join price r on r.part_id = p.id and r.market = 'us',
         unnest(p.original_numbers) number group by number having count(*) > 1 order by number`,
    );
    const inForm = (form: RegExp) => rows.find(({ number }) => form.test(number))!;
    for (const form of [/^\d{5}-\d{5}$/, /^\d[A-Z]\d \d{3} \d{3} [A-Z]$/, /^\d{8}$/]) {
      const { number, ids } = inForm(form);
      const spellings = [
        number,
        number.toLowerCase(),
        number.replaceAll(/[ -]/g, ''),
        number.replaceAll(/[ -]/g, '.'),
        `  ${number} `,
      ];
      for (const text of spellings) {
        const query = await understand('us', text);
        expect(query, text).toMatchObject({ originalNumber: number, isExact: false });
        expect([...query.partIds].sort(), text).toEqual([...ids].sort());
      }
    }
    const { number } = inForm(/^\d{5}-\d{5}$/);
    expect(await understand('us', `toyota ${number}`)).toMatchObject({ originalNumber: number });
    expect((await understand('us', 'brake pads')).originalNumber).toBeUndefined();
  });

  test.each([
    ['us', 'front brake rotor', ['brake-rotors'], ['front']],
    ['us', 'calder brake rotors', ['brake-rotors'], []],
    ['us', '5w30', ['motor-oil'], []],
    ['us', '5W-30 motor oil', ['motor-oil'], []],
    ['us', 'H11', ['headlight-bulbs'], []],
    ['us', 'squeaky brakes', ['brake-pads', 'brake-rotors'], []],
    ['us', "car won't start", ['batteries', 'starters', 'battery-cables'], []],
    ['us', 'brak padss', ['brake-pads'], []],
    ['mx', 'balatas delanteras', ['brake-pads'], ['front']],
    ['mx', 'bujia', ['spark-plugs'], []],
    ['mx', 'fitro de aceite', ['oil-filters'], []],
    ['mx', 'no arranca', ['batteries', 'starters', 'battery-cables'], []],
    ['br', 'pastilha de freio dianteira', ['brake-pads'], ['front']],
    ['br', 'óleo 5w30', ['motor-oil'], []],
    ['br', 'velas de ignicao', ['spark-plugs'], []],
    ['br', 'freio chiando', ['brake-pads', 'brake-rotors'], []],
  ])('[PLUS-008] %s: %s', async (market, text, types, positions) => {
    const query = await understand(market, text);
    expect(query.types).toEqual(types);
    expect([...new Set(query.positions)]).toEqual(positions);
  });

  test('[PLUS-008] brand and part, vehicle and part in one string', async () => {
    const branded = await understand('us', 'trueline brake pads');
    expect(branded.brandIds).toEqual([taxonomy.brandBySlug.get('trueline')!.id]);
    const named = await understand('us', '2016 honda civic oil filter');
    expect(named.types).toEqual(['oil-filters']);
    expect(named.vehicle).toMatchObject({ year: 2016, model: { model: 'Civic', make: 'Honda' } });
  });

  test('[PLUS-008] a correction is told, nonsense finds nothing', async () => {
    expect((await understand('us', 'brak padss')).corrected).toBe('brake pads');
    expect(await understand('us', 'qqqq zzzz')).toMatchObject({ typeIds: [], partIds: [] });
    expect(await understand('us', '')).toMatchObject({ typeIds: [], partIds: [] });
  });
});

test('typing errors count letters added, lost, changed and swapped', () => {
  expect(['brake', 'brak', 'braake', 'brale', 'barke', 'rotor'].map((w) => typingErrors('brake', w))).toEqual(
    [0, 1, 1, 1, 1, 5],
  );
});

describe('shelf', () => {
  const vehicleOf = async (model: string, year: number): Promise<FitVehicle> => {
    const row = await database.db
      .selectFrom('vehicle')
      .innerJoin('model', 'model.id', 'vehicle.model_id')
      .select(['vehicle.model_id', 'vehicle.engine_id'])
      .where('model.name', '=', model)
      .where('vehicle.market', '=', 'us')
      .where('vehicle.year', '=', year)
      .executeTakeFirstOrThrow();
    const names = { makeName: '', modelName: model, engineName: '' };
    return { modelId: row.model_id, year, engineId: row.engine_id, source: 'vehicle', ...names };
  };
  const shelf = (request: object) =>
    databaseSearch(database.db).shelf({ market: 'us', typeIds: [typeId('brake-rotors')], ...request });

  test('[PLUS-010] the count of a value is what choosing it lists', async () => {
    const chosen = { position: ['front'] };
    const first = await shelf({ filters: chosen });
    for (const { id, values } of first.facets.groups) {
      for (const { value, count } of values) {
        const own = id === 'position' ? { position: [value] } : { ...chosen, [id]: [value] };
        expect((await shelf({ filters: own })).totalCount, `${id} ${value}`).toBe(count);
      }
    }
  });

  test('[PLUS-010] values of a facet widen, facets narrow, values without a hit stay', async () => {
    const all = await shelf({});
    const brands = all.facets.groups.find(({ id }) => id === 'brand')!.values;
    const [a, b] = brands;
    const one = await shelf({ filters: { brand: [a!.value] } });
    const two = await shelf({ filters: { brand: [a!.value, b!.value] } });
    expect(two.totalCount).toBe(a!.count + b!.count);
    expect(one.facets.groups.find(({ id }) => id === 'brand')!.values).toHaveLength(brands.length);
    const diameters = (s: typeof all) => s.facets.groups.find(({ id }) => id === 'diameter')!.values;
    expect(diameters(one)).toHaveLength(diameters(all).length);
    expect(diameters(one).some(({ count }) => count === 0)).toBe(true);
  });

  test('pages hold each part once, in every order', async () => {
    for (const sort of ['relevance', 'priceUp', 'priceDown', 'rating'] as const) {
      const ids: number[] = [];
      const first = await shelf({ sort });
      for (let page = 1; (page - 1) * first.pageSize < first.totalCount; page++) {
        ids.push(...(await shelf({ sort, page })).hits.map(({ partId }) => partId));
      }
      expect(new Set(ids).size).toBe(first.totalCount);
      expect(ids).toHaveLength(first.totalCount);
    }
    const beyond = await shelf({ page: 99 });
    expect(beyond.pageNumber).toBe(Math.ceil(beyond.totalCount / beyond.pageSize));
  });

  test('[PLUS-004] with a vehicle, what waits for an answer is listed after what fits', async () => {
    const vehicle = await vehicleOf('Corolla', 2016);
    const own = await shelf({ vehicle });
    const states = own.hits.map(({ fit }) => fit.state);
    // A front and a rear one of each size.
    expect(own.totalCount).toBeGreaterThanOrEqual(4);
    expect(states.indexOf('NEEDS_MORE_INFO')).toBeGreaterThan(0);
    expect(states.lastIndexOf('FITS')).toBeLessThan(states.indexOf('NEEDS_MORE_INFO'));
    expect(own.fitCount + own.questionCount).toBe(own.totalCount);
  });

  test('an answer leaves the other variant out; all parts show marked when asked for', async () => {
    const vehicle = await vehicleOf('Corolla', 2016);
    const before = await shelf({ vehicle });
    const question = before.hits.map(({ fit }) => fit.question).find(Boolean)!;
    const after = await shelf({ vehicle, answers: { [question.id]: question.options[0]! } });
    expect(after.questionCount).toBe(0);
    expect(after.totalCount).toBeLessThan(before.totalCount);
    const all = await shelf({ vehicle, includeMisfits: true, page: 2 });
    expect(all.totalCount).toBe((await shelf({})).totalCount);
    expect(all.hits.every(({ fit }) => fit.state === 'DOES_NOT_FIT' && fit.reasons.length > 0)).toBe(true);
  });

  test('price bounds are inclusive and count in every facet', async () => {
    const all = await shelf({});
    const { min } = all.facets.priceRange!;
    const cheapest = await shelf({ price: { max: min } });
    expect(cheapest.totalCount).toBeGreaterThan(0);
    expect(cheapest.facets.priceRange).toEqual(all.facets.priceRange);
    const brands = cheapest.facets.groups.find(({ id }) => id === 'brand')!.values;
    expect(brands.reduce((sum, { count }) => sum + count, 0)).toBe(cheapest.totalCount);
  });

  test('[PLUS-010] get it today counts what lies on the shelf of the store', async () => {
    const places = { storeId: 6997, hubId: null, senderIds: [9901] };
    const all = await shelf({ places });
    const today = all.facets.groups.find(({ id }) => id === 'get')!.values[0]!;
    const { rows } = await database.pool.query<{ n: number }>(
      'select count(*)::int as n from store_stock s join part p on p.id = s.part_id where s.store_id = 6997 and s.on_hand > 0 and p.part_type_id = $1',
      [typeId('brake-rotors')],
    );
    expect(today).toMatchObject({ value: 'today', count: rows[0]!.n });
  });
});

describe('suggestions', () => {
  const suggest = (market: string, text: string) =>
    databaseSearch(database.db).suggest({ market, text, vehicle: null, answers: {} });

  test('[CATALOG-005] begin with the text, and survive a typing error', async () => {
    expect((await suggest('us', 'brake p')).terms[0]).toBe('Brake pads');
    expect((await suggest('us', 'breake')).terms).toContain('Brake pads');
    expect((await suggest('mx', 'buj')).terms[0]).toBe('Bujías');
    expect((await suggest('br', 'pastil')).terms[0]).toBe('Pastilhas de freio');
    expect((await suggest('us', '')).terms).toHaveLength(8);
  });

  test('[CATALOG-004] products come from five characters on', async () => {
    expect((await suggest('us', 'wipe')).hits).toEqual([]);
    expect((await suggest('us', 'wiper')).hits.length).toBeGreaterThan(0);
    expect((await suggest('us', 'wiper')).hits.length).toBeLessThanOrEqual(5);
  });
});
