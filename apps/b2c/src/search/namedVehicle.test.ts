import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';
import { databaseSearch } from './searchPort.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ask = (market: string, searchText: string, more: object = {}) =>
  shop.shopper(market).do('catalog.search', { query: { searchText, ...more } });

describe('[PLUS-008] a vehicle named in the text', () => {
  test.each([
    ['us', '2017 ford escape oil filter', '2017 Ford Escape', 'oil filter'],
    ['us', 'front pads 2018 civic', '2018 Honda Civic', 'front pads'],
    ['us', 'brake pads for a 2015 honda accord', '2015 Honda Accord', 'brake pads'],
    ['us', 'silverado 2016 battery', '2016 Chevrolet Silverado', 'battery'],
    ['mx', 'balatas sentra 2018', 'Nissan Sentra 2018', 'balatas'],
    ['br', 'pastilha de freio gol 1.0 2015', 'Volkswagen Gol 1.0', 'pastilha de freio'],
  ])('%s: %s', async (market, text, vehicle, rest) => {
    const { namedVehicle, products } = await ask(market, text);
    expect(namedVehicle?.vehicleId).toBeDefined();
    expect(namedVehicle?.vehicleName).toContain(vehicle);
    expect(namedVehicle?.searchText).toBe(rest);
    expect(products.length).toBeGreaterThan(0);
    for (const { fit } of products) expect(['FITS', 'NEEDS_MORE_INFO', 'UNIVERSAL']).toContain(fit.state);
  });

  test.each([
    ['us', 'oil filter 2018 civic'],
    ['us', 'civic pads'],
    ['mx', 'filtro de aceite aveo'],
    ['br', 'filtro de óleo gol 1.0'],
    ['br', 'disco de freio onix'],
  ])('%s: %s leaves something open, and each choice settles it', async (market, text) => {
    const { namedVehicle } = await ask(market, text);
    const choices = namedVehicle?.choices ?? [];
    expect(choices.length).toBeGreaterThan(0);
    for (const { searchText } of choices.slice(0, 4)) {
      const chosen = await ask(market, searchText);
      expect(chosen.namedVehicle?.vehicleId, searchText).toBeDefined();
      expect(chosen.namedVehicle?.searchText).toBe(namedVehicle?.searchText);
    }
  });

  test('a choice of an engine is that engine', async () => {
    const { namedVehicle } = await ask('us', 'oil filter 2018 civic');
    for (const { name, searchText } of namedVehicle?.choices ?? []) {
      const chosen = await ask('us', searchText);
      expect(chosen.namedVehicle?.vehicleName).toBe(`2018 Honda Civic ${name}`);
    }
  });

  test.each([
    ['us', '2018 toyota camry', '2018 Toyota Camry'],
    ['us', 'toyota camry 2018', '2018 Toyota Camry'],
    ['mx', '2010 nissan tsuru', 'Nissan Tsuru 2010'],
    ['mx', 'nissan tsuru 2010', 'Nissan Tsuru 2010'],
    ['br', '2015 volkswagen gol 1.0', 'Volkswagen Gol 1.0 2015'],
    ['br', 'volkswagen gol 1.0 2015', 'Volkswagen Gol 1.0 2015'],
  ])('%s: %s is understood, and told in the order of the market', async (market, text, vehicle) => {
    const parts = { us: 'oil filter', mx: 'filtro de aceite', br: 'filtro de óleo' }[market];
    for (const searchText of [`${text} ${parts}`, `${parts} ${text}`]) {
      const { namedVehicle } = await ask(market, searchText);
      expect(namedVehicle?.vehicleName, searchText).toContain(vehicle);
      expect(namedVehicle?.searchText, searchText).toBe(parts);
    }
  });

  test.each([
    ['us', '2018 toyota camry 2.5L I4 Hybrid', 'oil filter', '2018 Toyota Camry 2.5L I4 Hybrid'],
    ['us', '2018 toyota camry 2.5L I4 híbrido', 'filtro de aceite', '2018 Toyota Camry 2.5L I4 Hybrid'],
    ['mx', 'toyota camry 2018 híbrido', 'filtro de aceite', 'Toyota Camry 2018 2.5L L4 Híbrido'],
    ['mx', 'toyota camry 2018 2.5L I4 hybrid', 'filtro de aceite', 'Toyota Camry 2018 2.5L L4 Híbrido'],
    ['mx', 'toyota camry 2018 2.5L L4 híbrido', 'filtro de aceite', 'Toyota Camry 2018 2.5L L4 Híbrido'],
    ['mx', 'toyota camry 2018 hybrid', 'filtro de aceite', 'Toyota Camry 2018 2.5L L4 Híbrido'],
  ])('%s: the engine of %s is understood in either language', async (market, text, parts, vehicle) => {
    const { namedVehicle } = await ask(market, `${parts} ${text}`);
    expect(namedVehicle).toMatchObject({ vehicleName: vehicle, searchText: parts });
  });

  test('mx: a choice of an engine is that engine, in Spanish', async () => {
    const { namedVehicle } = await ask('mx', 'filtro de aceite camry 2018');
    expect(namedVehicle?.vehicleName).toBe('Toyota Camry 2018 2.5L L4 Híbrido');
    const [other] = namedVehicle?.choices ?? [];
    const { namedVehicle: chosen } = await ask('mx', other!.searchText);
    expect(chosen?.vehicleName).toBe(`Toyota Camry 2018 ${other!.name}`);
    const { namedVehicle: same } = await ask('mx', `filtro de aceite ${namedVehicle?.vehicleName}`);
    expect(same?.vehicleName).toBe(namedVehicle?.vehicleName);
  });

  test('while the year is open nothing is judged, not by the own vehicle either', async () => {
    const shopper = shop.shopper('us');
    const own = await ask('us', '2015 toyota camry oil filter');
    const vehicleId = own.namedVehicle?.vehicleId;
    const { products } = await shopper.do('catalog.search', {
      query: { searchText: 'civic oil filter', vehicleId },
    });
    expect(products.length).toBeGreaterThan(0);
    expect(new Set(products.map(({ fit }) => fit.state))).toEqual(new Set(['NO_VEHICLE']));
  });

  test('the own vehicle needs no word', async () => {
    const { namedVehicle } = await ask('us', 'oil filter 2018 civic');
    const again = await ask('us', 'oil filter 2018 civic', { vehicleId: namedVehicle?.vehicleId });
    expect(again.namedVehicle).toBeUndefined();
    const { products } = await ask('us', 'civic oil filter', { vehicleId: namedVehicle?.vehicleId });
    expect(products.map(({ fit }) => fit.state)).toContain('FITS');
  });

  test('alone it lists what most people need for theirs, one of each first', async () => {
    const { products, namedVehicle } = await ask('us', '2018 honda civic');
    expect(namedVehicle?.searchText).toBe('');
    expect(new Set(products.slice(0, 6).map(({ drawing }) => drawing)).size).toBeGreaterThan(3);
  });
});

describe('[PLUS-008][PLUS-054] a trouble code', () => {
  test.each([
    ['us', 'P0420', 'P0420', /catalytic converter/],
    ['us', 'code p-0128 on my car', 'P0128', /warm up/],
    ['mx', 'P0420 sentra 2016', 'P0420', /catalizador/],
    ['br', 'p0420', 'P0420', /catalisador/],
  ])('%s: %s says what it means', async (market, text, code, meaning) => {
    const { troubleCode, totalCount } = await ask(market, text);
    expect(troubleCode).toMatchObject({ code, meaning: expect.stringMatching(meaning) });
    expect(totalCount).toBeGreaterThan(0);
  });

  test.each([
    ['us', 'P0420', ['Oxygen sensors', 'Exhaust gaskets', 'Catalytic converters']],
    ['mx', 'P0455', ['Tapones de gasolina']],
    ['br', 'P0128 onix 2018', ['Válvulas termostáticas', 'Aditivos de radiador', 'Sensores de temperatura']],
  ])('%s: %s says what to check, and leads to the parts, most likely first', async (market, text, names) => {
    const { troubleCode, namedVehicle } = await ask(market, text);
    expect(troubleCode?.checks).not.toBe('');
    expect(troubleCode?.likelyParts?.map(({ name }) => name)).toEqual(names);
    for (const { name, searchText } of troubleCode?.likelyParts ?? []) {
      const part = await ask(market, searchText);
      // Of a vehicle the demonstration may lack a part.
      if (!namedVehicle) expect(part.totalCount, name).toBeGreaterThan(0);
      expect(part.namedVehicle?.vehicleName).toBe(namedVehicle?.vehicleName);
    }
  });

  test.each([
    ['P0302', /Cylinder 2/],
    ['P0203', /cylinder 3/],
  ])('%s says which cylinder', async (text, meaning) => {
    expect((await ask('us', text)).troubleCode?.meaning).toMatch(meaning);
  });

  test.each([
    ['P0135', ['upstream']],
    ['P0141', ['downstream']],
    ['P0420', ['downstream']],
    ['check engine P0420', ['downstream']],
    ['C0045', ['rear']],
    ['P0300', []],
  ])('%s says where the part sits', async (text, positions) => {
    expect((await databaseSearch(shop.database.db).understand('us', text)).positions).toEqual(positions);
  });

  test('a place takes none of the parts that have no place away', async () => {
    const { products } = await ask('us', 'P0420');
    expect(new Set(products.map(({ drawing }) => drawing.split('#')[0])).size).toBe(3);
  });

  test.each([
    ['us', 'P0399', /isn’t on our list.*ignition/],
    ['us', 'B1000', /isn’t on our list.*body/],
    ['mx', 'U0100', /no está en nuestra lista.*red/],
    ['br', 'C1234', /não está na nossa lista.*freios/],
  ])('%s: %s is not listed, which is said with its system', async (market, text, meaning) => {
    const { troubleCode, products } = await ask(market, text);
    expect(troubleCode?.meaning).toMatch(meaning);
    expect(products.length).toBeGreaterThan(0);
  });

  test('in Spanish in the United States too', async () => {
    const { troubleCode } = await shop
      .shopper('us', 'es-US')
      .do('catalog.search', { query: { searchText: 'P0302' } });
    expect(troubleCode?.meaning).toBe('El cilindro 2 falla.');
    expect(troubleCode?.likelyParts?.[0]?.name).toBe('Bujías');
  });

  test.each(['H11', '9006', 'oil filter', 'F150 brake pads'])('%s is none', async (text) => {
    expect((await ask('us', text)).troubleCode).toBeUndefined();
  });
});

test('[VALID-025] nothing asked for finds nothing, and says what can be', async () => {
  const { totalCount, spellingHints } = await shop.shopper('us').do('catalog.search', { query: {} });
  expect(totalCount).toBe(0);
  expect(spellingHints).toContain('Brake pads');
});
