import { describe, expect, test } from 'vitest';
import { distinct, fleet, markets, parts, taxonomy, vehicles } from '../test/popularCars.ts';
import { readData } from '../src/markets/seedFiles.ts';
import { fillOf } from '../test/fillOf.ts';
import { generateParts, type PartSeed } from './partSeed.ts';
import { readAttributes } from './seedData.ts';

const labels = new Map(vehicles.engines.map(({ id, label }) => [id, label]));
const oil = taxonomy.types.find(({ seed }) => seed.code === 'motor-oil')!;
const names = new Map(
  readAttributes()
    .find(({ id }) => id === 'approvals')!
    .values.flatMap((value) => (typeof value === 'object' ? [[value.code, value.names['en-US']!]] : [])),
);

/** Grade and approval that each engine of each model takes, in each year that a list of them changes. */
const fills = fleet.members.flatMap(({ model, sheet, engines, y0, y1 }) =>
  engines.flatMap((engine) =>
    [...model.engines].flatMap(([year, own]) => {
      if (year < y0 || y1 < year || !own.has(engine.id)) return [];
      const fill = fillOf(oil.seed, { sheet, engine, year, cars: model.cars });
      return fill ? [{ model, year, engine, fill }] : [];
    }),
  ),
);

const approvalsOf = ({ attributes }: PartSeed) => String(attributes['approvals']).split(' ');

describe('approvals of oils', () => {
  test.each([
    ['us', 2010, 'Chevrolet Silverado 1500', '5.3L V8', '5w30 API SP'],
    ['us', 2011, 'Chevrolet Silverado 1500', '5.3L V8', '5w30 GM dexos1'],
    ['us', 2016, 'Chevrolet Silverado 1500', '5.3L V8', '0w20 GM dexos1'],
    ['us', 2018, 'Ford F-150', '5.0L V8', '5w20 Ford WSS-M2C945/960'],
    ['us', 2018, 'Ford F-150', '2.7L V6 Turbo', '5w30 Ford WSS-M2C946/961'],
    ['us', 2015, 'Ford Focus', '1.0L I3 Turbo', '5w20 Ford WSS-M2C948-B'],
    ['us', 2018, 'Ford F-250', '6.7L V8 Diesel', '5w40 Ford WSS-M2C171-F1'],
    ['us', 2014, 'Ram 2500', '6.7L I6 Turbo Diesel', '5w40 API CK-4'],
    ['us', 2015, 'Ram 1500', '3.6L V6', '5w20 Chrysler MS-6395'],
    ['us', 2020, 'Jeep Wrangler', '2.0L I4 Turbo', '5w30 Chrysler MS-13340'],
    ['us', 2018, 'Honda Civic', '2.0L I4', '0w20 API SP'],
    ['us', 2016, 'Toyota Corolla', '1.8L I4', '0w20 API SP'],
    ['us', 2014, 'Volkswagen Jetta', '2.5L I5', '5w40 VW 502 00/505 00'],
    ['us', 2014, 'Volkswagen Jetta', '2.0L I4 Turbo Diesel', '5w30 VW 504 00/507 00'],
    ['us', 2019, 'Volkswagen Jetta', '1.4L I4 Turbo', '0w20 VW 508 00/509 00'],
    ['us', 2013, 'BMW 328i', '2.0L I4 Turbo', '5w30 BMW LL-01'],
    ['us', 2023, 'BMW 330i', '2.0L I4', '0w20 BMW LL-17 FE+'],
    ['us', 2018, 'Volvo XC60', '2.0L I4 Turbo', '0w20 Volvo VCC RBS0-2AE'],
    ['us', 2016, 'Dodge Charger', '6.4L V8', '0w40 Chrysler MS-12633'],
    ['us', 2016, 'Ram 2500', '6.4L V8', '0w40 Chrysler MS-12633'],
    ['us', 2011, 'Jeep Grand Cherokee', '3.6L V6', '5w30 Chrysler MS-6395'],
    ['us', 2014, 'Jeep Grand Cherokee', '3.6L V6', '5w20 Chrysler MS-6395'],
    ['us', 2018, 'Jeep Grand Cherokee', '3.6L V6', '0w20 Chrysler MS-6395'],
    ['us', 2020, 'Jeep Renegade', '1.3L I4 Turbo', '0w30 Chrysler MS-13340'],
    ['us', 2018, 'Alfa Romeo Stelvio', '2.0L I4 Turbo', '0w30 Chrysler MS-13340'],
    ['us', 2018, 'Chevrolet Corvette', '6.2L V8', '5w30 GM dexos1'],
    ['us', 2020, 'Chevrolet Corvette', '6.2L V8', '0w40 GM dexos2'],
    ['us', 2015, 'Porsche Cayenne', '4.8L V8', '0w40 Porsche A40'],
    ['us', 2022, 'Porsche 911', '3.0L V6', '0w40 Porsche C40'],
    ['us', 2010, 'Mercedes-Benz C-Class', '6.2L V8', '0w40 MB 229.5'],
    ['us', 2015, 'Nissan GT-R', '3.8L', '0w40 ACEA A3/B4'],
    ['us', 2014, 'Volvo XC60', '3.2L I6', '0w30 ACEA A5/B5'],
    ['us', 2017, 'Jaguar XE', '2.0L I4 Diesel', '0w30 Jaguar Land Rover STJLR.03.5007'],
    ['mx', 2016, 'Volkswagen Vento', '1.6L I4', '5w40 VW 502 00/505 00'],
    ['mx', 2010, 'Nissan Tsuru', '1.6L I4', '10w30 API SP'],
    ['mx', 2016, 'Renault Duster', '2.0L I4', '5w30 Renault RN0700/RN0710'],
    ['br', 2016, 'Volkswagen Gol', '1.0 Flex', '5w40 VW 508 88'],
    ['br', 2016, 'Chevrolet Onix', '1.0 Flex', '5w30 GM dexos1'],
    ['br', 2020, 'Fiat Argo', '1.0 3cil Flex', '0w20 Fiat 9.55535'],
    ['br', 2023, 'Fiat Pulse', '1.0 Turbo Flex', '0w30 Fiat 9.55535-GS1'],
    ['br', 2023, 'Jeep Compass', '1.3 Turbo Flex', '0w30 Fiat 9.55535-GS1'],
    ['br', 2023, 'Fiat Pulse', '1.3 Flex', '0w20 Fiat 9.55535'],
    ['br', 2018, 'Ford Ka', '1.0 3cil Flex', '5w20 Ford WSS-M2C948-B'],
    ['br', 2018, 'Ford Ranger', '3.2 5cil Turbo Diesel', '5w30 Ford WSS-M2C913-D'],
    ['br', 2018, 'Chevrolet S10', '2.8 Turbo Diesel', '5w30 GM dexos2'],
  ] as const)('%s %i %s %s takes %s', (market, year, car, label, expected) => {
    const own = fills.find(
      ({ model, year: of, engine }) =>
        model.market === market &&
        `${model.make} ${model.name}` === car &&
        of === year &&
        labels.get(engine.id) === label,
    );
    expect(own && `${own.fill.grade} ${names.get(own.fill.approval!)}`).toBe(expected);
  });

  test.each([2000, parts.length])(
    '[PLUS-053] of %i parts every engine finds an oil that it may take',
    (count) => {
      const own =
        count === 2000 ? [...generateParts({ markets, taxonomy, vehicles, parts: count, seed: 1 })] : parts;
      const sold = new Set(
        own.flatMap((part) =>
          part.typeId === oil.id
            ? approvalsOf(part).flatMap((approval) =>
                part.soldIn.map((market) => `${market} ${part.attributes['viscosity']} ${approval}`),
              )
            : [],
        ),
      );
      const wanted = distinct(
        fills.map(({ model, fill }) => `${model.market} ${fill.grade} ${fill.approval}`),
      );
      expect(wanted.length).toBeGreaterThan(60);
      expect(wanted.filter((it) => !sold.has(it))).toEqual([]);
    },
  );

  test('every code is of the catalogue, each is met by an oil, and a shelf filters by each of an oil', () => {
    const oils = parts.filter(({ typeId }) => typeId === oil.id);
    const met = distinct(oils.flatMap(approvalsOf));
    expect(met.filter((code) => !names.has(code))).toEqual([]);
    expect([...names.keys()].filter((code) => !met.includes(code))).toEqual([]);
    const demanded = readData<readonly { approval: string }[]>('oil-approvals.json');
    expect(demanded.filter(({ approval }) => !names.has(approval))).toEqual([]);
    const listed = new Map(
      taxonomy.facetValues.flatMap(({ id, attribute, value }) =>
        attribute === 'approvals' ? [[id, value] as const] : [],
      ),
    );
    for (const oil of oils) expect(oil.facet.flatMap((id) => listed.get(id) ?? [])).toEqual(approvalsOf(oil));
  });

  test('bottles of one maker and grade differ in what they hold alone', () => {
    const kinds = new Map<string, Set<string>>();
    for (const part of parts.filter(({ typeId }) => typeId === oil.id)) {
      const line = `${part.brandId} ${part.attributes['viscosity']}`;
      const facts = `${part.attributes['oilType']} ${part.attributes['approvals']}`;
      kinds.set(line, (kinds.get(line) ?? new Set()).add(facts));
    }
    expect([...kinds].filter(([, facts]) => facts.size > 1)).toEqual([]);
  });
});
