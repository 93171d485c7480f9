import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { taxonomyOf, type Taxonomy } from '../catalog/taxonomy.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { databaseSearch } from './searchPort.ts';

let shop: Shop;
let taxonomy: Taxonomy;
beforeAll(async () => {
  shop = await openShop();
  taxonomy = await taxonomyOf(shop.database.db);
});
afterAll(() => shop.close());

interface Expected {
  type: string;
  position?: string;
  brand?: string;
  vehicle?: string;
  corrected?: string;
}
type Row = readonly [text: string, expected: Expected];

/** What shoppers of a market type, and the shelf that it must lead to. */
const tables: Readonly<Record<string, readonly Row[]>> = {
  us: [
    ['trueline brake pads', { type: 'brake-pads', brand: 'trueline' }],
    ['brake rotors by calder brake', { type: 'brake-rotors', brand: 'calder-brake' }],
    ['front brake pads', { type: 'brake-pads', position: 'front' }],
    ['rear rotor', { type: 'brake-rotors', position: 'rear' }],
    ['5W-30', { type: 'motor-oil' }],
    ['5w30 synthetic oil', { type: 'motor-oil' }],
    ['22 inch wiper', { type: 'wiper-blades' }],
    ['22" wiper blades', { type: 'wiper-blades' }],
    ['205/55R16', { type: 'wheels' }],
    ['squeaking brakes', { type: 'brake-pads' }],
    ['my brakes are squeaking', { type: 'brake-pads' }],
    ['steering wheel shakes when braking', { type: 'brake-rotors' }],
    ['rims', { type: 'wheels' }],
    ['brake disc', { type: 'brake-rotors' }],
    ['2018 honda civic brake pads', { type: 'brake-pads', vehicle: '2018 Honda Civic' }],
    ['oil filter toyota camry 2015', { type: 'oil-filters', vehicle: '2015 Toyota Camry' }],
    ['brak padss', { type: 'brake-pads', corrected: 'brake pads' }],
    ['altenator', { type: 'alternators', corrected: 'alternator' }],
    ['sparkplugs', { type: 'spark-plugs' }],
    ['9006', { type: 'headlight-bulbs' }],
    ['driver side headlight', { type: 'headlights', position: 'left' }],
    ["passenger's side mirror", { type: 'side-mirrors', position: 'right' }],
    ['my car is overheating', { type: 'thermostats' }],
    ['grinding noise when braking', { type: 'brake-pads' }],
    ['f150 brake pads 2018', { type: 'brake-pads', vehicle: '2018 Ford F-150' }],
    ['CRV 2017 oil filter', { type: 'oil-filters', vehicle: '2017 Honda CR-V' }],
    ['oil filter for mazda 3 2015', { type: 'oil-filters', vehicle: '2015 Mazda Mazda3' }],
    ['chevy silverado 1500 2018 battery', { type: 'batteries', vehicle: '2018 Chevrolet Silverado 1500' }],
    ['lternator', { type: 'alternators', corrected: 'alternator' }],
    ['clunking noise over bumps', { type: 'struts' }],
    ['ac not blowing cold', { type: 'cabin-filters' }],
    ['left front strut', { type: 'struts', position: 'left' }],
    ['hub assembly', { type: 'wheel-bearings' }],
    ['obd2 scanner', { type: 'scan-tools' }],
  ],
  mx: [
    ['balatas trueline', { type: 'brake-pads', brand: 'trueline' }],
    ['acumulador voltara', { type: 'batteries', brand: 'voltara' }],
    ['balatas delanteras', { type: 'brake-pads', position: 'front' }],
    ['disco trasero', { type: 'brake-rotors', position: 'rear' }],
    ['5W-30', { type: 'motor-oil' }],
    ['aceite 15w40', { type: 'motor-oil' }],
    ['pluma de 22 pulgadas', { type: 'wiper-blades' }],
    ['205/55R16', { type: 'wheels' }],
    ['rechinan los frenos', { type: 'brake-pads' }],
    ['los frenos rechinan', { type: 'brake-pads' }],
    ['mi carro no arranca', { type: 'batteries' }],
    ['pila de carro', { type: 'batteries' }],
    ['bujía', { type: 'spark-plugs' }],
    ['balatas nissan versa 2018', { type: 'brake-pads', vehicle: '2018 Nissan Versa' }],
    ['fitro de aceite', { type: 'oil-filters', corrected: 'filtro de aceite' }],
    ['amortigador', { type: 'shocks', corrected: 'amortiguador' }],
    ['valatas', { type: 'brake-pads', corrected: 'balatas' }],
    ['vujías', { type: 'spark-plugs', corrected: 'bujias' }],
    ['haceite', { type: 'motor-oil', corrected: 'aceite' }],
    ['faro lado del copiloto', { type: 'headlights', position: 'right' }],
    ['mi carro se calienta', { type: 'water-pumps' }],
    ['wiper', { type: 'wiper-blades' }],
    ['bieleta', { type: 'sway-bar-links' }],
    ['tira aceite', { type: 'valve-cover-gaskets' }],
    ['amortiguador tsuru 2010', { type: 'shocks', vehicle: '2010 Nissan Tsuru' }],
  ],
  br: [
    ['pastilha trueline', { type: 'brake-pads', brand: 'trueline' }],
    ['bateria voltara', { type: 'batteries', brand: 'voltara' }],
    ['pastilha de freio dianteira', { type: 'brake-pads', position: 'front' }],
    ['disco traseiro', { type: 'brake-rotors', position: 'rear' }],
    ['5W-30', { type: 'motor-oil' }],
    ['óleo 10w40', { type: 'motor-oil' }],
    ['palheta 22 polegadas', { type: 'wiper-blades' }],
    ['205/55R16', { type: 'wheels' }],
    ['freio chiando', { type: 'brake-pads' }],
    ['meu freio está chiando', { type: 'brake-pads' }],
    ['carro não liga', { type: 'batteries' }],
    ['vela', { type: 'spark-plugs' }],
    ['amortecedor', { type: 'shocks' }],
    ['pastilha de freio volkswagen gol 2018', { type: 'brake-pads', vehicle: '2018 Volkswagen Gol' }],
    ['pastlha de freio', { type: 'brake-pads', corrected: 'pastilha de freio' }],
    ['altrnador', { type: 'alternators', corrected: 'alternador' }],
    ['amortesedor', { type: 'shocks', corrected: 'amortecedor' }],
    ['lampada h7', { type: 'headlight-bulbs' }],
    ['farol lado do motorista', { type: 'headlights', position: 'left' }],
    ['o carro não pega', { type: 'batteries' }],
    ['não liga', { type: 'batteries' }],
    ['semi eixo', { type: 'cv-axles' }],
    ['vazando óleo', { type: 'valve-cover-gaskets' }],
    ['puxando para um lado', { type: 'brake-calipers' }],
    ['farol direito gol 2012', { type: 'headlights', position: 'right', vehicle: '2012 Volkswagen Gol' }],
    ['motor superaquecendo', { type: 'water-pumps' }],
    ['hb 20 2020 pastilha', { type: 'brake-pads', vehicle: '2020 Hyundai HB20' }],
  ],
};
const rows = Object.entries(tables).flatMap(([market, list]) =>
  list.map(([text, expected]) => ({ market, text, expected })),
);

describe('what shoppers type', () => {
  test.each(rows)('[PLUS-008] $market: $text', async ({ market, text, expected }) => {
    const { db } = shop.database;
    const query = await databaseSearch(db).understand(market, text);
    expect(query.typeIds.map((id) => taxonomy.typeById.get(id)?.code)).toContain(expected.type);
    expect(query.typeIds.length).toBeLessThan(4);
    if (expected.position) expect(query.positions).toContain(expected.position);
    if (expected.brand)
      expect(query.brandIds.map((id) => taxonomy.brandById.get(id)?.slug)).toEqual([expected.brand]);
    const { vehicle } = query;
    if (expected.vehicle)
      expect(vehicle && `${vehicle.year} ${vehicle.model.make} ${vehicle.model.model}`).toBe(
        expected.vehicle,
      );
    expect(query.corrected).toBe(expected.corrected);
    const { brandIds, positions, valueGroups, typeIds } = query;
    const shelf = await databaseSearch(db).shelf({ market, typeIds, brandIds, positions, valueGroups });
    expect(shelf.totalCount).toBeGreaterThan(0);
  });

  test.each(['us', 'mx', 'br'])(
    '[PLUS-008] %s: a part number leads to its part, however it is written',
    async (market) => {
      const { rows: parts } = await shop.database.pool.query<{ part_number: string; url: string }>(
        'select p.part_number, p.url from part p join price r on r.part_id = p.id and r.market = $1 where p.id > 100 order by p.id limit 3',
        [market],
      );
      for (const { part_number: number, url } of parts) {
        for (const text of [number, number.replaceAll('-', ''), number.toLowerCase().replaceAll('-', ' ')]) {
          const { redirectURL } = await shop
            .shopper(market)
            .do('catalog.search', { query: { searchText: text } });
          expect(redirectURL, text).toBe(url);
        }
      }
    },
  );

  test.each(['us', 'mx', 'br'])(
    '[PLUS-008] %s: a part number beside its brand leads there too',
    async (market) => {
      const { rows: parts } = await shop.database.pool.query<{
        part_number: string;
        url: string;
        brand: string;
      }>(
        'select p.part_number, p.url, b.name as brand from part p join brand b on b.id = p.brand_id join price r on r.part_id = p.id and r.market = $1 where p.id > 200 order by p.id limit 3',
        [market],
      );
      for (const { part_number: number, url, brand } of parts) {
        for (const text of [
          `${brand} ${number}`,
          `${number} ${brand}`,
          `${brand} ${number.replaceAll('-', ' ')}`,
        ]) {
          const answer = await shop.shopper(market).do('catalog.search', { query: { searchText: text } });
          expect(answer.redirectURL, text).toBe(url);
        }
      }
    },
  );

  test.each([
    ['filtro de aceite', 'oil-filters'],
    ['filtro de aire', 'air-filters'],
    ['filtro de aire de cabina', 'cabin-filters'],
    ['batería', 'batteries'],
    ['bateria', 'batteries'],
    ['balatas', 'brake-pads'],
    ['pastillas', 'brake-pads'],
    ['frenos', 'brake-pads'],
    ['bujías', 'spark-plugs'],
    ['marcha', 'starters'],
    ['limpiaparabrisas', 'wiper-blades'],
    ['bomba de agua', 'water-pumps'],
    ['banda', 'serpentine-belts'],
    ['correa', 'serpentine-belts'],
    ['escape', 'mufflers'],
    ['mofle', 'mufflers'],
    ['anticongelante', 'antifreeze'],
    ['focos', 'headlight-bulbs'],
    ['10W-30', 'motor-oil'],
    ['51R', 'batteries'],
    ['H11', 'headlight-bulbs'],
    ['5x114.3', 'wheels'],
  ])('[PLUS-054] us: "%s" leads with %s, a phrase before its words', async (text, type) => {
    const { typeIds, ignoredWords } = await databaseSearch(shop.database.db).understand('us', text);
    expect(taxonomy.typeById.get(typeIds[0] ?? 0)?.code).toBe(type);
    expect(typeIds.length).toBeLessThan(4);
    expect(ignoredWords ?? []).toEqual([]);
  });

  test.each([
    ['us', 'amortiguadores', ['shocks', 'struts']],
    ['mx', 'amortiguador', ['shocks', 'struts']],
    ['mx', 'amortiguadores', ['shocks', 'struts']],
    ['mx', 'amortiguadores delanteros', ['struts']],
    ['mx', 'amortiguadores traseros', ['shocks']],
    ['mx', 'balatas', ['brake-pads']],
    ['mx', 'balatas delanteras', ['brake-pads']],
    ['mx', 'balatas traseras', ['brake-pads', 'brake-shoes']],
    ['mx', 'balatas de tambor', ['brake-shoes']],
    ['mx', 'frenos traseros', ['brake-pads', 'brake-shoes']],
    ['br', 'amortecedor', ['shocks', 'struts']],
    ['us', 'rear brakes', ['brake-pads', 'brake-shoes']],
  ])('[PLUS-008] %s: "%s" leads to all the types that it names', async (market, text, types) => {
    const { typeIds } = await databaseSearch(shop.database.db).understand(market, text);
    expect(typeIds.map((id) => taxonomy.typeById.get(id)?.code).sort()).toEqual(types);
  });

  test('[PLUS-008] mx: rear "balatas" of a car with drums are its shoes, and none is for the front', async () => {
    const { db, pool } = shop.database;
    const { positions } = await databaseSearch(db).understand('mx', 'balatas traseras');
    expect(positions).toEqual(['rear']);
    const searchText = 'balatas traseras tsuru 2010';
    const answer = await shop.shopper('mx').do('catalog.search', { query: { searchText } });
    expect(answer.namedVehicle?.vehicleName).toContain('Tsuru');
    const { rows } = await pool.query<{ code: string }>(
      'select distinct t.code from part p join part_type t on t.id = p.part_type_id where p.sku = any($1)',
      [answer.products.map(({ skuNumber }) => skuNumber)],
    );
    expect(rows).toEqual([{ code: 'brake-shoes' }]);
  });

  test('a side that no part of a type has cuts nothing off', async () => {
    const ask = (searchText: string) => shop.shopper().do('catalog.search', { query: { searchText } });
    const blades = await ask('wiper blade');
    expect((await ask('upstream wiper blade')).totalCount).toBe(blades.totalCount);
  });

  test.each([
    ['us', 'qqqq zzzz'],
    ['us', 'tires'],
    ['us', 'A/C compressor'],
    ['mx', 'qqqq zzzz'],
    ['br', 'qqqq zzzz'],
    ['us', '###'],
    ['us', 'trueline motor oil'],
  ])('[PLUS-008] %s: nothing for "%s", and a next step that leads somewhere', async (market, searchText) => {
    const shopper = shop.shopper(market);
    const none = await shopper.do('catalog.search', { query: { searchText } });
    expect(none.totalCount).toBe(0);
    expect(none.spellingHints.length).toBeGreaterThan(0);
    for (const hint of none.spellingHints) {
      const next = await shopper.do('catalog.search', { query: { searchText: hint } });
      expect(next.totalCount, hint).toBeGreaterThan(0);
    }
  });

  test.each([
    // What was probably meant, by its letters.
    ['us', 'tyrerod', undefined, 'Tie rod ends'],
    ['us', 'zapatilla', undefined, 'Brake shoes'],
    ['br', 'amortiguadorez', undefined, 'Amortecedores traseiros'],
    // What is next to a part that is not sold, and a part whose brand is not.
    ['mx', 'cremallera', 'No vendemos esta pieza. Piezas relacionadas', 'Terminales de dirección'],
    ['us', 'steering rack', 'We don’t carry this part. Related parts', 'Tie rod ends'],
    ['us', 'trueline motor oil', 'Related parts', 'Motor oil'],
    // Nothing looks like it: not even a part whose name begins alike.
    ['us', 'unicorn', 'We didn’t find anything similar. Popular parts', 'Brake pads'],
    ['us', 'parafuso', 'We didn’t find anything similar. Popular parts', 'Brake pads'],
    ['mx', 'qqqq zzzz', 'No encontramos nada parecido. Lo que más se busca', 'Balatas de freno'],
  ])(
    '[PLUS-008] %s: the next steps of "%s" are said to be what they are: %s',
    async (market, searchText, title, first) => {
      const answer = await shop.shopper(market).do('catalog.search', { query: { searchText } });
      expect([answer.totalCount, answer.hintsTitle, answer.spellingHints[0]]).toEqual([0, title, first]);
    },
  );

  test('[PLUS-008] a text that found something has hints of what was meant alone', async () => {
    const answer = await shop.shopper('us').do('catalog.search', { query: { searchText: 'altenator' } });
    expect([answer.spellingHints, answer.hintsTitle]).toEqual([['alternator'], undefined]);
  });
});
