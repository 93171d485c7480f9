import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Sold with drums and with discs at the rear: its brakes ask. */
async function corolla() {
  const shopper = shop.shopper();
  const level = async (name: 'make' | 'model' | 'engine', query: object) =>
    (await shopper.do('vehicles.catalog', { params: { level: name }, query })).items;
  const named = (items: readonly { id: string; name: string }[], name: string) =>
    items.find((item) => item.name === name)!.id;
  const year = '2016';
  const makeId = named(await level('make', { year }), 'Toyota');
  const modelId = named(await level('model', { year, makeId }), 'Corolla');
  const [engine] = await level('engine', { year, makeId, modelId });
  await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId: engine!.id } });
  return shopper;
}

type Shopper = Awaited<ReturnType<typeof corolla>>;

const tilesAt = async (shopper: Shopper, canonicalPath: string) =>
  (await shopper.do('catalog.category', { query: { canonicalPath } })).children;

/** Each shelf below a path with its tile's count, and what it lists. */
async function shelvesBelow(shopper: Shopper, path: string) {
  const tiles = await tilesAt(shopper, path);
  return Promise.all(
    tiles.map(async ({ canonicalPath, partCount, vehiclePartCount }) => {
      const { totalCount } = await shopper.do('catalog.search', { query: { canonicalPath } });
      return { canonicalPath, partCount, shown: vehiclePartCount ?? partCount, totalCount };
    }),
  );
}

test('[CATALOG-029] tiles count what fits the vehicle or may fit it, as their shelves list it', async () => {
  const shopper = await corolla();
  for (const path of ['/parts/brakes', '/parts/wipers', '/fluids-and-chemicals/motor-oil']) {
    const shelves = await shelvesBelow(shopper, path);
    expect(shelves.length, path).toBeGreaterThan(0);
    for (const { canonicalPath, shown, totalCount } of shelves) expect(shown, canonicalPath).toBe(totalCount);
    expect(shelves.some(({ shown, partCount }) => shown < partCount)).toBe(true);
  }
});

test('an answer of the shopper rules parts out', async () => {
  const shopper = await corolla();
  const query = { canonicalPath: '/parts/brakes/brake-rotors' };
  const { products } = await shopper.do('catalog.search', { query });
  const question = products.flatMap(({ fit }) => fit.question ?? [])[0]!;
  const rotors = async () =>
    (await shelvesBelow(shopper, '/parts/brakes')).find(
      ({ canonicalPath }) => canonicalPath === query.canonicalPath,
    )!;
  const before = await rotors();
  await shopper.do('vehicles.answer', { body: { questionId: question.id, value: 'unknown' } });
  expect(await rotors()).toEqual(before);
  const counts = [];
  for (const { value } of question.options) {
    await shopper.do('vehicles.answer', { body: { questionId: question.id, value } });
    const { shown, totalCount } = await rotors();
    expect(shown).toBe(totalCount);
    counts.push(shown);
  }
  expect(Math.min(...counts)).toBeLessThan(before.shown);
});

test('a category counts its shelves together; tools are for every vehicle', async () => {
  const shopper = await corolla();
  const brakes = (await tilesAt(shopper, '/parts')).find(
    ({ canonicalPath }) => canonicalPath === '/parts/brakes',
  );
  const shelves = await tilesAt(shopper, '/parts/brakes');
  const sum = shelves.reduce((total, tile) => total + (tile.vehiclePartCount ?? tile.partCount), 0);
  expect(brakes!.vehiclePartCount).toBe(sum);
  const tools = await tilesAt(shopper, '/tools-and-equipment');
  expect(tools.some(({ vehiclePartCount }) => vehiclePartCount !== undefined)).toBe(false);
});

test('[PLUS-037] nobody is given the counts of another shopper’s vehicle', async () => {
  const call = { query: { canonicalPath: '/parts/brakes' } };
  const own = await (await corolla()).call('catalog.category', call);
  const nobodys = await shop.shopper().call('catalog.category', call);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect(nobodys.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300');
  expect(JSON.stringify(nobodys.body)).not.toContain('vehiclePartCount');
});
