import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const pick = async (year: string, makeName: string, modelName: string) => {
  const shopper = shop.shopper();
  const make = await shopper.do('vehicles.catalog', { params: { level: 'make' }, query: { year } });
  const makeId = make.items.find(({ name }) => name === makeName)!.id;
  const model = await shopper.do('vehicles.catalog', { params: { level: 'model' }, query: { year, makeId } });
  const modelId = model.items.find(({ name }) => name === modelName)!.id;
  const engine = await shopper.do('vehicles.catalog', {
    params: { level: 'engine' },
    query: { year, makeId, modelId },
  });
  return { shopper, catalogVehicleId: engine.items.at(-1)!.id };
};
const civic = () => pick('2018', 'Honda', 'Civic');
/** Sold with drums and with discs at the rear: its rear rotors ask. */
const corolla = () => pick('2016', 'Toyota', 'Corolla');
const rotors = { canonicalPath: '/parts/brakes/brake-rotors' };

describe('vehicle', () => {
  test('[PLUS-007] Brazil asks make, model, version, year, engine', async () => {
    const shopper = shop.shopper('br');
    const level = async (name: 'make' | 'model' | 'version' | 'year' | 'engine', query: object) =>
      (await shopper.do('vehicles.catalog', { params: { level: name }, query })).items;
    const makeId = (await level('make', {})).find(({ name }) => name === 'Volkswagen')!.id;
    const modelId = (await level('model', { makeId })).find(({ name }) => name === 'Gol')!.id;
    const version = (await level('version', { makeId, modelId }))[0]!.id;
    const year = (await level('year', { makeId, modelId, version }))[0]!.id;
    const [engine] = await level('engine', { makeId, modelId, version, year });
    const { vehicleMap } = await shopper.do('vehicles.updatePreferred', {
      body: { catalogVehicleId: engine!.id },
    });
    expect(vehicleMap.vehicleName).toBe(`Volkswagen Gol ${version} ${year}`);
  });

  test('[PLUS-003] an answer stays with the vehicle and settles the shelf', async () => {
    const { shopper, catalogVehicleId } = await corolla();
    await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId } });
    const before = await shopper.do('catalog.search', { query: rotors });
    expect(before.questionCount).toBeGreaterThan(0);
    const question = before.products.flatMap(({ fit }) => fit.question ?? [])[0]!;
    await shopper.do('vehicles.answer', {
      body: { questionId: question.id, value: question.options[0]!.value },
    });
    expect((await shopper.do('catalog.search', { query: rotors })).questionCount).toBe(0);
    const { vehicleMap } = await shopper.do('vehicles.current');
    expect(vehicleMap?.acesVehicleAttributes.vehicleQuestionsIds).toEqual({
      [question.id]: question.options[0]!.value,
    });
    await shopper.do('vehicles.answer', { body: { questionId: question.id, value: null } });
    expect((await shopper.do('catalog.search', { query: rotors })).questionCount).toBe(before.questionCount);
    await shopper.do('vehicles.clearPreferred');
    expect((await shopper.do('vehicles.list')).vehicleCount).toBe(0);
  });

  test('the parameters of a call stand in for the session', async () => {
    const { shopper, catalogVehicleId } = await civic();
    const own = await shopper.do('catalog.search', { query: { ...rotors, vehicleTypeId: catalogVehicleId } });
    expect(own.products[0]?.fit).toMatchObject({ state: 'FITS', vehicleName: '2018 Honda Civic 2.0L I4' });
    expect(own.products[0]?.vehicleFit).toBe('FITS');
  });

  test('an unknown VIN and a mistyped one have messages of their own', async () => {
    const ask = (vin: string) => shop.shopper().call('vehicles.byVin', { params: { vin } });
    const unknown = await ask('WZZZZ000000000000');
    const mistyped = await ask('1HGCM82634A004352');
    expect([unknown.status, unknown.key]).toEqual([404, 'error_vin_unknown']);
    expect([mistyped.status, mistyped.key]).toEqual([422, 'error_vin_invalid']);
    expect(mistyped.text).toContain('may be wrong');
  });
});

describe('paths', () => {
  test('[CATALOG-022] a path is a product, a shelf, a category, or another path', async () => {
    const shopper = shop.shopper();
    const type = async (canonicalPath: string) =>
      shopper.do('catalog.pageType', { query: { canonicalPath } });
    expect((await type('/parts/brakes/brake-pads')).pageTypeResult?.pageType).toBe('SHELF');
    expect((await type('/parts/brakes')).pageTypeResult?.pageType).toBe('CATEGORY');
    expect((await type('/shop/brake-pads')).redirectUrl).toBe('/parts/brakes/brake-pads');
    expect((await type('/Parts/Brakes/')).redirectUrl).toBe('/parts/brakes');
    const { products } = await shopper.do('catalog.search', { query: rotors });
    const url = products[0]!.productDetailsPageUrl;
    expect((await type(url)).pageTypeResult).toMatchObject({ pageType: 'PRODUCT', canonicalPath: url });
    const old = `/products/renamed-long-ago-${products[0]!.skuNumber}`;
    expect((await type(old)).redirectUrl).toBe(url);
    const none = await shopper.call('catalog.pageType', { query: { canonicalPath: '/nothing/here' } });
    expect([none.status, none.key]).toEqual([404, 'error_path_unknown']);
  });

  test('[CATALOG-029] every category has tiles that lead somewhere', async () => {
    const shopper = shop.shopper('mx');
    const walk = async (canonicalPath: string): Promise<number> => {
      const page = await shopper.do('catalog.category', { query: { canonicalPath } });
      expect(page.children.length, canonicalPath).toBeGreaterThan(0);
      const below = page.children.filter((child) => child.canonicalPath.split('/').length === 3);
      for (const child of below) await walk(child.canonicalPath);
      return page.children.length;
    };
    const roots = [
      '/parts',
      '/interior-accessories',
      '/exterior-accessories',
      '/truck-and-towing',
      '/tools-and-equipment',
      '/fluids-and-chemicals',
      '/performance',
    ];
    for (const root of roots) await walk(root);
    expect(roots).toHaveLength(7);
  });
});

describe('product', () => {
  test('[CATALOG-032] a product page has everything, in the language of its market', async () => {
    const shopper = shop.shopper('br');
    const { products } = await shopper.do('catalog.search', { query: rotors });
    const url = products[0]!.productDetailsPageUrl;
    const answer = await shopper.do('catalog.productByGateway', { query: { productDetailsPageUrl: url } });
    const [product] = answer.pdpResults.products;
    expect(product).toMatchObject({ productSeoUrl: url, vehicleFitment: 'VEHICLE_SPECIFIC', layout: 'row' });
    expect(product?.itemDescription).toMatch(/^Disco de freio (dianteiro|traseiro), /);
    expect(product?.breadCrumbs.map(({ canonicalPath }) => canonicalPath)).toEqual([
      '/parts',
      '/parts/brakes',
      '/parts/brakes/brake-rotors',
    ]);
    expect(product?.specifications.length).toBeGreaterThanOrEqual(5);
    expect(product?.highlights.length).toBeGreaterThanOrEqual(2);
    expect(product?.warranty).toMatch(/Garantia limitada de \d+ meses/);
  });

  test('a part that is used up names no warranty', async () => {
    const shopper = shop.shopper();
    const oils = { canonicalPath: '/fluids-and-chemicals/motor-oil' };
    const { products } = await shopper.do('catalog.search', { query: oils });
    const answer = await shopper.do('catalog.product', { query: { itemIds: products[0]!.skuNumber } });
    const [oil] = answer.pdpResults.products;
    expect(oil?.highlights.length).toBeGreaterThan(0);
    expect([oil?.warranty, ...oil!.highlights].filter((text) => text?.includes('warranty'))).toEqual([]);
  });

  test('[PLUS-067] OE numbers lead to their parts, each with its numbers and the others in its place', async () => {
    const shopper = shop.shopper('mx');
    const { rows } = await shop.database.pool.query<{ number: string }>(
      `select number from part p join price r on r.part_id = p.id and r.market = 'mx',
         unnest(p.original_numbers) number group by number having count(*) between 2 and 4 order by number limit 1`,
    );
    const { number } = rows[0]!;
    const typed = number.toLowerCase().replaceAll(/[ -]/g, '.');
    const found = await shopper.do('catalog.search', { query: { searchText: typed } });
    expect(found).toMatchObject({ originalNumber: number });
    expect(found.redirectURL).toBeUndefined();
    const [first, ...others] = found.products;
    expect(others.length).toBeGreaterThan(0);
    const pages = await shopper.do('catalog.product', { query: { itemIds: first!.skuNumber } });
    const { specifications } = pages.pdpResults.products[0]!;
    const line = (id: string) => specifications.find((it) => it.id === id);
    expect(line('originalNumbers')).toMatchObject({ label: 'Números originales (OEM)' });
    expect(line('originalNumbers')!.entries).toContainEqual({ text: number });
    const equivalents = line('equivalents')!.entries!.map(({ href }) => href);
    const skus = others.map(({ skuNumber }) => skuNumber);
    expect(equivalents.pop()?.split(/[=,]/).toSorted()).toEqual(
      ['/compare?skuNumbers', first!.skuNumber, ...skus].toSorted(),
    );
    expect(new Set(equivalents)).toEqual(
      new Set(others.map(({ productDetailsPageUrl }) => productDetailsPageUrl)),
    );
    const [oil] = (await shopper.do('catalog.search', { query: { searchText: 'aceite 5w30' } })).products;
    const plain = await shopper.do('catalog.product', { query: { itemIds: oil!.skuNumber } });
    expect(plain.pdpResults.products[0]!.specifications.filter(({ entries }) => entries)).toEqual([]);
  });

  test('[PLUS-014] compatibility is complete, grouped, and leads with the shopper’s model', async () => {
    const { shopper, catalogVehicleId } = await civic();
    const { products } = await shopper.do('catalog.search', {
      query: { ...rotors, vehicleTypeId: catalogVehicleId },
    });
    const { skuNumber } = products[0]!;
    const answer = await shopper.do('catalog.product', {
      query: { itemIds: skuNumber, vehicleId: catalogVehicleId },
    });
    const rows = answer.pdpResults.products[0]!.compatibility;
    const { rows: counted } = await shop.database.pool.query<{ n: number }>(
      "select count(*)::int as n from listed_application a join part p on p.id = a.part_id where p.sku = $1 and a.market = 'us'",
      [skuNumber],
    );
    expect(rows).toHaveLength(counted[0]!.n);
    expect(rows[0]).toMatchObject({ make: 'Honda', model: 'Civic' });
    const names = rows.map(({ make, model }) => `${make} ${model}`);
    const groups = names.filter((name, i) => name !== names[i - 1]);
    expect(new Set(groups).size).toBe(groups.length);
  });

  test('[PLUS-053] [PLUS-014] a fluid says its grade, how it is filled, and which vehicles ask for it', async () => {
    const { shopper, catalogVehicleId } = await civic();
    const { products } = await shopper.do('catalog.search', {
      query: { canonicalPath: '/fluids-and-chemicals/motor-oil/motor-oil', vehicleTypeId: catalogVehicleId },
    });
    expect(new Set(products.map(({ fit }) => fit.state))).toEqual(new Set(['FITS', 'NEEDS_MORE_INFO']));
    for (const { fit } of products) expect(fit.question !== undefined).toBe(fit.state === 'NEEDS_MORE_INFO');
    const oil = products.find(({ fit }) => fit.state === 'FITS')!;
    const read = { itemIds: oil.skuNumber, vehicleId: catalogVehicleId };
    const [page] = (await shopper.do('catalog.product', { query: read })).pdpResults.products;
    expect(page?.specifications).toContainEqual({ id: 'viscosity', label: 'Viscosity', value: '0W-20' });
    expect(page?.specifications.at(-1)).toEqual({
      ...{ id: 'approvals', label: 'Meets' },
      value: expect.stringMatching(/^API SP, (ILSAC GF-6A|ACEA C5), /),
    });
    expect(page?.attributes.map(({ id }) => id)).toEqual(['viscosity', 'oilType', 'oilVolume']);
    expect(page?.fit.reasons.at(-1)).toMatchObject({ value: expect.stringMatching(/^0W-20, .* qt$/) });
    expect(page?.installation[0]).toContain('fluid type');
    const [own, ...others] = page!.compatibility;
    expect(own).toMatchObject({ make: 'Honda', model: 'Civic', qualifiers: [] });
    expect(others.length).toBeGreaterThan(100);
    // A Civic of the nineties takes another oil, and an electric car none.
    const listed = (name: string) => page!.compatibility.filter(({ model }) => model === name);
    expect(Math.min(...listed('Civic').map(({ yearFrom }) => yearFrom))).toBeGreaterThan(2000);
    expect(listed('Model 3')).toEqual([]);
  });

  test('an unknown product is not found; an old address says the new one', async () => {
    const shopper = shop.shopper();
    const unknown = await shopper.call('catalog.product', {
      query: { productDetailsPageUrl: '/products/none' },
    });
    expect([unknown.status, unknown.key]).toEqual([404, 'error_product_unknown']);
  });

  test('[CATALOG-013] one exact part number leads to its product', async () => {
    const shopper = shop.shopper();
    const { products } = await shopper.do('catalog.search', { query: rotors });
    const { partNumber, productDetailsPageUrl } = products[3]!;
    const found = await shopper.do('catalog.search', { query: { searchText: partNumber.replace('-', '') } });
    expect(found.redirectURL).toBe(productDetailsPageUrl);
  });

  test('sku details tell price, promise and fit; related parts are of other types', async () => {
    const { shopper, catalogVehicleId } = await civic();
    await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId } });
    await shopper.do('stores.setPreferred', { body: { storeNumber: '1203' } });
    const { products } = await shopper.do('catalog.search', { query: rotors });
    const skuNumbers = products.map(({ skuNumber }) => skuNumber).join(',');
    const { skus } = await shopper.do('catalog.skuDetails', { query: { skuNumbers } });
    expect(skus.map(({ skuNumber }) => skuNumber).join(',')).toBe(skuNumbers);
    expect(skus.some(({ shippingMethods }) => shippingMethods.includes('instore'))).toBe(true);
    expect(skus[0]!.fit.state).toBe('FITS');
    const related = await shopper.do('catalog.relatedParts', {
      query: { skuNumber: products[0]!.skuNumber },
    });
    expect(related.products.length).toBeGreaterThan(2);
    expect(related.products.some(({ drawing }) => drawing.startsWith('pads#'))).toBe(true);
  });
});

test('[CATALOG-008] a suggested product carries its fit for the vehicle', async () => {
  const { shopper, catalogVehicleId } = await civic();
  const { productTitleSuggestions } = await shopper.do('catalog.suggestionsByGateway', {
    query: { searchTerm: 'brake rotors', vehicleTypeId: catalogVehicleId },
  });
  expect(productTitleSuggestions.length).toBeGreaterThan(0);
  for (const { vehicleFitment } of productTitleSuggestions) {
    expect(['FITS', 'NEEDS_MORE_INFO']).toContain(vehicleFitment);
  }
});

test('[PLUS-037] without vehicle and store the catalogue may be kept by a shared cache', async () => {
  const stranger = await shop.shopper().call('catalog.search', { query: rotors });
  expect(stranger.headers.get('cache-control')).toContain('public');
  const { shopper, catalogVehicleId } = await civic();
  await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId } });
  const own = await shopper.call('catalog.search', { query: rotors });
  expect(own.headers.get('cache-control')).toBe('private, no-store');
});
