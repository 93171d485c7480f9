import { afterAll, beforeAll, expect, test } from 'vitest';
import { distinct, fleet, parts, sized, typeOf, vehicles } from '../test/popularCars.ts';
import { openTestDatabase } from '../test/testDatabase.ts';
import type { Database } from '../src/db/database.ts';
import { fitOfType } from '../src/fitment/applicationIndex.ts';
import type { Application } from '../src/fitment/fitModel.ts';
import { fitVerdict } from '../src/fitment/fitVerdict.ts';
import { applicationsForParts } from '../src/fitment/readApplications.ts';
import type { Vehicle } from './conditions.ts';
import { needsOf, type Need } from './keys.ts';
import type { PartTypeSeed } from './seedData.ts';
import { applicationsOf, isOfSize } from './slots.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const types = sized.filter(isOfSize);
const codes = types.map(({ code }) => code).sort();

interface SizedPart {
  id: number;
  size: string;
}

async function partsOf({ code }: PartTypeSeed): Promise<{ typeId: number; own: SizedPart[] }> {
  const { rows } = await database.pool.query<SizedPart & { type_id: number }>(
    `select p.id, p.size, p.part_type_id as type_id from part p join part_type t on t.id = p.part_type_id
     where t.code = $1 order by p.id`,
    [code],
  );
  expect(rows.length, code).toBeGreaterThan(10);
  return { typeId: rows[0]!.type_id, own: rows };
}

interface Car extends Vehicle {
  modelId: number;
  market: string;
  year: number;
}

/** Every model in every year with every engine, by model. */
const cars = new Map<number, Car[]>();
for (const { model, sheet, y0, y1, engines } of fleet.members) {
  const { id: modelId, market } = model;
  const own = cars.get(modelId) ?? [];
  cars.set(modelId, own);
  for (const [year, ids] of model.engines)
    if (y0 <= year && year <= y1)
      for (const engine of engines)
        if (ids.has(engine.id)) own.push({ modelId, market, year, engine, sheet, cars: model.cars });
}

const asked = ({ modelId, year, engine }: Car) => ({
  ...{ modelId, year, engineId: engine.id, source: 'vehicle' as const },
  ...{ makeName: 'Make', modelName: 'Model', engineName: 'Engine' },
});
const nameOf = ({ modelId, year, engine }: Car) => `model ${modelId} ${year} engine ${engine.id}`;

/** What the sheet of a car says of a size, without any row of the database. */
function truth(needs: readonly Need[], size: string) {
  const own = needs.filter(({ key }) => key === size);
  const settled = own.find(({ ask }) => ask === null);
  if (settled) return { state: 'FITS', own: [settled] };
  return { state: own.length > 0 ? 'NEEDS_MORE_INFO' : 'DOES_NOT_FIT', own };
}

test('parts of a standard size have no line of their own, all others no line of a size', async () => {
  const { rows } = await database.pool.query<{ code: string; own: number; sized: number; parts: number }>(
    `select t.code, count(p.size)::int as sized, count(*)::int as parts,
       count(*) filter (where exists (select from application a where a.part_id = p.id))::int as own
     from part p join part_type t on t.id = p.part_type_id group by 1`,
  );
  const bySize = rows.filter((row) => row.sized > 0);
  expect(bySize.map(({ code }) => code).sort()).toEqual(codes);
  for (const row of bySize) expect(row).toMatchObject({ own: 0, sized: row.parts });
});

test.each(codes)(
  '[PLUS-001] [PLUS-003] every vehicle takes of %s what its sheet says, by verdict and on the shelf',
  async (code) => {
    const type = types.find((it) => it.code === code)!;
    const { typeId, own } = await partsOf(type);
    const bySize = new Map(own.map(({ size }) => [size, own.filter((part) => part.size === size)]));
    const wrong: string[] = [];
    let count = 0;
    let fitting = 0;
    for (const [modelId, years] of cars) {
      const first = [...bySize.values()].map(([part]) => part!.id);
      const lines = await applicationsForParts(database.db, modelId, first);
      for (const car of years) {
        count += 1;
        const needs = needsOf(type, car);
        const shelf = new Map<number, number>();
        (await fitOfType(database.db, car.market, typeId, asked(car), {})).each((id, standing) =>
          shelf.set(id, standing),
        );
        for (const [size, alike] of bySize) {
          const { state, question, quantityNeeded, position } = fitVerdict(
            { universal: false, applications: lines.get(alike[0]!.id) ?? [] },
            asked(car),
          );
          const said = truth(needs, size);
          const standing = { FITS: 2, NEEDS_MORE_INFO: 1 }[said.state];
          if (state !== said.state) wrong.push(`${nameOf(car)}, ${size}: ${state}`);
          const listed = alike.map(({ id }) => shelf.get(id));
          if (listed.some((it) => it !== standing))
            wrong.push(`${nameOf(car)}, ${size}: listed ${listed.join()}`);
          if (state === 'DOES_NOT_FIT') continue;
          fitting += 1;
          const need = said.own.find((it) => it.position === (position ?? null));
          if (need?.quantity !== quantityNeeded || question?.id !== (need?.ask?.question ?? undefined))
            wrong.push(`${nameOf(car)}, ${size}: ${quantityNeeded} at ${position}, ${question?.id}`);
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(count).toBeGreaterThan(15_000);
    expect(fitting).toBeGreaterThan(10_000);
  },
);

const textOf = ({ y0, y1, engines, qualifiers, position, quantity }: Application) =>
  JSON.stringify([
    ...[y0, y1, engines, position, quantity],
    qualifiers?.map(({ question, value, options }) => [question, value, options]),
  ]);

test('the lines of a size are those that its keys make, for misfit reasons and tables too', async () => {
  for (const type of types) {
    const { own } = await partsOf(type);
    const made = applicationsOf(type, fleet, new Set(own.map(({ size }) => size)));
    for (const { id, size } of own) {
      const { rows } = await database.pool.query<Application & { market: string; model_id: number }>(
        'select * from listed_application where part_id = $1',
        [id],
      );
      const wanted = made.get(size)!;
      const text = (line: Application, market: string, model: number) => `${market} ${model} ${textOf(line)}`;
      expect(rows.map((row) => text(row, row.market, row.model_id)).sort(), size).toEqual(
        wanted.map((line) => text(line, line.market, line.modelId)).sort(),
      );
    }
  }
});

test('the shipped catalogue has at most 90,000 lines, and none of its parts more than 400', () => {
  const stored = parts.filter(({ size }) => size === null).map(({ applications }) => applications.length);
  const sizes = new Map(
    parts.flatMap(({ size, typeId, applications }) =>
      size === null ? [] : [[`${typeId} ${size}`, applications.length] as const],
    ),
  );
  const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0);
  const [lines, ofSizes, most] = [sum(stored), sum(sizes.values()), Math.max(...stored)];
  console.info(
    `${parts.length} parts, ${vehicles.vehicles.length} vehicles: ${lines} lines of parts, ${most} of one at most, ` +
      `and ${ofSizes} lines of ${sizes.size} sizes`,
  );
  expect(lines).toBeGreaterThan(40_000);
  // A size counts as well: what was saved must not come back by another table.
  expect(lines + ofSizes).toBeLessThanOrEqual(90_000);
  expect(most).toBeLessThanOrEqual(400);
  const wide = parts.filter(({ size, applications }) => size === null && applications.length > 200);
  expect(distinct(wide.map((part) => typeOf(part).code))).toEqual([]);
});
