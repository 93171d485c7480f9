import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../test/testDatabase.ts';
import type { Database } from '../src/db/database.ts';
import { fitOfType } from '../src/fitment/applicationIndex.ts';
import { verdictsFor } from '../src/fitment/catalogFit.ts';
import type { Application, FitPart, FitVehicle } from '../src/fitment/fitModel.ts';
import { fitVerdict } from '../src/fitment/fitVerdict.ts';
import { applicationsForParts } from '../src/fitment/readApplications.ts';
import { wordFit } from '../src/fitment/wordFit.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { fillOf } from '../test/fillOf.ts';
import { fillsOf, type Fill, type VehicleOfYear } from './fluids.ts';
import { generateParts } from './partSeed.ts';
import { defaultParts } from './seedDatabase.ts';
import { fleetOf } from './slots.ts';
import { buildTaxonomy, type TypeEntry } from './taxonomy.ts';
import { buildVehicles } from './vehicleSeed.ts';

const { markets } = shippedMarkets;
const vehicles = buildVehicles(markets);
const fleet = fleetOf(vehicles);
const taxonomy = buildTaxonomy(markets);
const types = taxonomy.types.filter(({ seed }) => seed.fit === 'fluid');
const parts = [...generateParts({ markets, taxonomy, vehicles, parts: defaultParts, seed: 1 })];

interface Car {
  market: string;
  name: string;
  asked: FitVehicle;
  vehicle: VehicleOfYear;
}

/** Every popular model in the first and the last year of each generation, with each engine of that year. */
const cars: Car[] = fleet.popular.flatMap(({ model, sheet, y0, y1, engines }) =>
  [...new Set([y0, y1])].flatMap((year) =>
    engines
      .filter(({ id }) => model.engines.get(year)?.has(id))
      .map((engine) => ({
        market: model.market,
        name: `${model.market} ${year} ${model.make} ${model.name} ${engine.litres} ${engine.fuel}`,
        asked: {
          ...{ modelId: model.id, year, engineId: engine.id, source: 'vehicle' as const },
          ...{ makeName: model.make, modelName: model.name, engineName: String(engine.litres) },
        },
        vehicle: { sheet, engine, year, cars: model.cars },
      })),
  ),
);

interface Bottle {
  id: number;
  grade: string;
  litres: number;
  approvals: string | null;
}

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const bottlesOf = async ({ id, seed: { fluid } }: TypeEntry): Promise<Bottle[]> => {
  const sql = `select id, attributes ->> $2 as grade, litres, attributes ->> 'approvals' as approvals
    from part where part_type_id = $1`;
  return (await database.pool.query<Bottle>(sql, [id, fluid!.attribute])).rows;
};

/** What sheet, grade and approvals say, without any row of the database. */
function truth({ seed }: TypeEntry, { vehicle }: Car, { grade, approvals }: Bottle): string {
  const states = fillsOf(seed, vehicle).map((fill): string => {
    if (fill.approval !== null && !approvals?.split(' ').includes(fill.approval)) return 'DOES_NOT_FIT';
    if (fill.grade === grade) return fill.ask ? 'NEEDS_MORE_INFO' : 'FITS';
    return seed.fluid!.may[fill.grade]?.includes(grade) ? 'NEEDS_MORE_INFO' : 'DOES_NOT_FIT';
  });
  return ['FITS', 'NEEDS_MORE_INFO'].find((state) => states.includes(state)) ?? 'DOES_NOT_FIT';
}

/** The answer that makes a bottle fit: its grade, or what the place has that takes it. */
const settling = (fills: readonly Fill[], { grade }: Bottle) =>
  fills.find((fill) => fill.grade === grade)?.ask?.value ?? grade;

test('[PLUS-003] [PLUS-053] a fluid fits if and only if it has the grade that the manual asks for, or is said to allow, and its approval', async () => {
  let pairs = 0;
  for (const type of types) {
    const bottles = await bottlesOf(type);
    const ids = bottles.map(({ id }) => id);
    const lines = new Map<number, Map<number, Application[]>>();
    for (const car of cars) {
      const { modelId } = car.asked;
      const own = lines.get(modelId) ?? (await applicationsForParts(database.db, modelId, ids));
      lines.set(modelId, own);
      const fills = fillsOf(type.seed, car.vehicle);
      for (const bottle of bottles) {
        pairs += 1;
        const part = { universal: false, applications: own.get(bottle.id) ?? [] };
        const { state, question, quantityNeeded } = fitVerdict(part, car.asked);
        if (state !== truth(type, car, bottle)) expect.fail(`${car.name}, ${bottle.grade}: ${state}`);
        if (Boolean(question) !== (state === 'NEEDS_MORE_INFO'))
          expect.fail(`${car.name}, ${bottle.grade}: ${question?.id} asked`);
        if (question) expectSettled(part, car, settling(fills, bottle), question);
        if (state !== 'FITS') continue;
        const poured = quantityNeeded! * bottle.litres;
        const enough = fills.some(
          ({ grade, litres }) =>
            grade === bottle.grade &&
            poured >= litres - 0.02 * bottle.litres - 0.001 &&
            poured - bottle.litres < litres,
        );
        if (!enough) expect.fail(`${car.name}: ${quantityNeeded} of ${bottle.litres} L ${bottle.grade}`);
      }
    }
  }
  expect(pairs).toBeGreaterThan(10_000);
});

/** One answer makes it fit, each other one rules it out. */
function expectSettled(
  part: FitPart,
  { name, asked }: Car,
  right: string,
  { id, options }: { id: string; options: readonly string[] },
) {
  for (const option of options) {
    const { state } = fitVerdict(part, asked, { [id]: option });
    if (state !== (option === right ? 'FITS' : 'DOES_NOT_FIT'))
      expect.fail(`${name}, ${right}: ${id} '${option}' says ${state}`);
  }
  if (!options.includes(right)) expect.fail(`${name}: ${id} has no '${right}'`);
}

test.each([
  ['motor-oil', 3, { us: [0.946, 4.73], mx: [0.946, 4.73], br: [1, 3] }],
  ['antifreeze', 2, { us: [3.785], mx: [3.785], br: [1, 5] }],
  ['transmission-fluid', 1, { us: [0.946, 3.785], mx: [0.946, 3.785], br: [1] }],
  ['gear-oil', 2, { us: [0.946], mx: [0.946], br: [1] }],
  ['brake-fluid', 2, { us: [0.355, 0.946], mx: [0.355, 0.946], br: [0.5] }],
])(
  'every grade of %s that a manual asks for is sold by %i makers, in each container of the market',
  (code, makers, containers) => {
    const { id: typeId, seed } = types.find((type) => type.seed.code === code)!;
    const own = parts.filter((part) => part.typeId === typeId);
    for (const [market, sold] of Object.entries(containers)) {
      const here = own.filter(({ prices }) => prices.some((price) => price.market === market));
      expect([...new Set(here.map(({ litres }) => litres))].sort(), market).toEqual(sold);
      const wanted = new Set(
        cars.flatMap((car) =>
          car.market === market ? fillsOf(seed, car.vehicle).map(({ grade }) => grade) : [],
        ),
      );
      expect(wanted.size, market).toBeGreaterThan(2);
      for (const grade of wanted)
        for (const litres of sold) {
          const alike = here.filter(
            (part) => part.attributes[seed.fluid!.attribute] === grade && part.litres === litres,
          );
          expect(new Set(alike.map(({ brandId }) => brandId)).size, `${market} ${grade} ${litres}`).toBe(
            makers,
          );
        }
    }
  },
);

test.each([...types.map(({ seed: { code } }) => code)])(
  'a small catalogue has every grade of %s',
  async (code) => {
    const type = types.find(({ seed }) => seed.code === code)!;
    const sold = new Set((await bottlesOf(type)).map(({ grade }) => grade));
    const wanted = new Set(
      cars.flatMap(({ vehicle }) => fillsOf(type.seed, vehicle).map(({ grade }) => grade)),
    );
    expect([...wanted].filter((grade) => !sold.has(grade))).toEqual([]);
  },
);

test('no store has a fluid that its market does not sell', async () => {
  const { rows } = await database.pool.query(
    `select 1 from store_stock s join part p on p.id = s.part_id
     where not exists (select 1 from price r where r.part_id = p.id and r.market = s.market) limit 1`,
  );
  expect(rows).toEqual([]);
});

test('a shelf lists what fits or may fit, and no electric car takes oil', async () => {
  const oil = types.find(({ seed }) => seed.code === 'motor-oil')!;
  const bottles = await bottlesOf(oil);
  for (const car of cars.filter((_, index) => index % 40 === 0)) {
    const listed: [number, number][] = [];
    const fit = await fitOfType(database.db, car.market, oil.id, car.asked, {});
    fit.each((partId, standing) => listed.push([partId, standing]));
    const expected = bottles.flatMap((bottle): [number, number][] => {
      const state = truth(oil, car, bottle);
      return state === 'DOES_NOT_FIT' ? [] : [[bottle.id, state === 'FITS' ? 2 : 1]];
    });
    expect(listed.sort(), car.name).toEqual(expected.sort());
  }
  const electric = cars.filter(({ vehicle }) => vehicle.engine.fuel === 'electric');
  expect(electric.length).toBeGreaterThan(0);
  expect(electric.filter(({ vehicle }) => fillOf(oil.seed, vehicle))).toEqual([]);
});

test('[PLUS-002] [PLUS-053] the reasons name grade and amount, and the grade of the part where it is another', async () => {
  const oil = types.find(({ seed }) => seed.code === 'motor-oil')!;
  const bottles = await bottlesOf(oil);
  const civic = cars.find(({ name }) => name.startsWith('us 2016 Honda Civic 2 '))!;
  const verdicts = await verdictsFor(
    database.db,
    bottles.map(({ id }) => ({ id, universal: false })),
    civic.asked,
    {},
  );
  const reasonOf = (grade: string, code: string) => {
    const { id } = bottles.find((bottle) => bottle.grade === grade)!;
    return wordFit(
      shippedMarkets.markets.find((market) => market.code === code)!,
      verdicts.get(id)!,
    ).reasons.at(-1);
  };
  expect(reasonOf('0w20', 'us')).toEqual({
    ...{ label: 'Your manual calls for', value: '0W-20, API SP, 4.4 qt', source: 'catalog', ok: true },
  });
  expect(reasonOf('20w50', 'us')).toMatchObject({
    value: '0W-20, API SP, 4.4 qt. This product: 20W-50',
    ok: false,
  });
  expect(reasonOf('0w20', 'mx')).toMatchObject({ value: '0W-20, API SP, 4.2 L' });
});

test('[PLUS-002] [PLUS-053] the reasons name the approval that an oil of the right grade lacks', async () => {
  const oil = types.find(({ seed }) => seed.code === 'motor-oil')!;
  const bottles = await bottlesOf(oil);
  const reasonsOf = async (
    name: string,
    code: string,
    { grade, meets }: { grade: string; meets: boolean },
  ) => {
    const car = cars.find((it) => it.name.startsWith(name))!;
    const { approval } = fillOf(oil.seed, car.vehicle)!;
    const { id } = bottles.find(
      (bottle) => bottle.grade === grade && bottle.approvals!.split(' ').includes(approval!) === meets,
    )!;
    const market = markets.find((it) => it.code === code)!;
    const verdicts = await verdictsFor(database.db, [{ id, universal: false }], car.asked, {});
    const { state, reasons } = wordFit(market, verdicts.get(id)!);
    return [state, reasons.at(-1)!.value, reasons.at(-1)!.ok];
  };
  const jetta = 'mx 2011 Volkswagen Jetta 2.5';
  expect(await reasonsOf(jetta, 'mx', { grade: '5w40', meets: true })).toEqual([
    ...['FITS', '5W-40, VW 502 00/505 00, 6 L', true],
  ]);
  expect(await reasonsOf(jetta, 'mx', { grade: '5w40', meets: false })).toEqual([
    ...['DOES_NOT_FIT', '5W-40, VW 502 00/505 00, 6 L. Este producto no cumple con VW 502 00/505 00', false],
  ]);
  const onix = 'br 2020 Chevrolet Onix 1 ';
  expect(await reasonsOf(onix, 'br', { grade: '0w20', meets: false })).toEqual([
    ...['DOES_NOT_FIT', '0W-20, GM dexos1, 3,5 L. Este produto não atende a GM dexos1', false],
  ]);
});
