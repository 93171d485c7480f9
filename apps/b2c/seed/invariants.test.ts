import { describe, expect, test } from 'vitest';
import {
  byModel,
  cars,
  distinct,
  fleet,
  parts,
  sized,
  takenBy,
  typeBy,
  typeOf,
  verdictOf,
  type Car,
} from '../test/popularCars.ts';
import { needsOf } from './keys.ts';
import type { PartSeed } from './partSeed.ts';
import type { Engine } from './sheet.ts';

// What keys.test.ts does not hold of the catalogue already. Every fault names its car and part.

const ofType = (...codes: string[]) => parts.filter((part) => codes.includes(typeOf(part).code));
const pickups = ['pus', 'pum', 'pu', 'hd'];

/** Models and years that a part is listed for, with the platform of each year. */
function* membersOf({ applications }: PartSeed) {
  for (const line of applications)
    for (const member of fleet.members)
      if (member.model.id === line.modelId && member.y0 <= line.y1 && line.y0 <= member.y1)
        yield { ...member, line };
}

describe('one answer', () => {
  test('every measure that a key names is the part’s own', () => {
    const wrong: string[] = [];
    for (const car of cars) {
      const measures = new Map(
        sized.flatMap((type) => needsOf(type, car)).map(({ key, facts }) => [key, Object.entries(facts)]),
      );
      for (const { part } of byModel.get(car.modelId) ?? [])
        for (const [fact, value] of measures.get(part.key!) ?? [])
          if (part.attributes[fact] !== value) wrong.push(`${car.name} ${part.key} ${fact}`);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('batteries sold by ampere hours are of one class', () => {
    const byHours = cars.filter((car) => car.cars.batteriesByHours);
    expect(byHours.length).toBeGreaterThan(100);
    for (const car of byHours) {
      const hours = takenBy(car, 'batteries').map(({ attributes }) => Number(attributes['capacity']));
      expect(Math.max(...hours) - Math.min(...hours), car.name).toBeLessThanOrEqual(5);
    }
  });

  test('rotors and drums of a car have the holes of its wheels', () => {
    for (const car of cars)
      for (const { attributes, key } of [...takenBy(car, 'brake-rotors'), ...takenBy(car, 'brake-drums')])
        expect(String(attributes['bolts']), `${car.name} ${key}`).toBe(car.sheet.boltPattern[0]);
  });

  test('rotors and drums have every measure of their drawing, as the hub of the car has it', () => {
    const rotors = ofType('brake-rotors', 'brake-drums');
    expect(rotors.length).toBeGreaterThan(500);
    for (const { attributes, key } of rotors)
      for (const id of ['diameter', 'height', 'centerBore', 'boltCircle'])
        expect(Number(attributes[id]), `${key} ${id}`).toBeGreaterThan(30);
    for (const { attributes, key } of rotors) {
      expect(Number(attributes['centerBore']), key!).toBeLessThan(Number(attributes['boltCircle']) - 25);
      expect(Number(attributes['boltCircle']), key!).toBeLessThan(Number(attributes['diameter']) - 60);
      expect(Number(attributes['height']), key!).toBeGreaterThan(Number(attributes['thickness'] ?? 0) + 8);
    }
    const civic = cars.find(({ name }) => name.startsWith('us 2016 Honda Civic 2'))!;
    const [front] = takenBy(civic, 'brake-rotors');
    expect(front!.attributes).toMatchObject({ centerBore: 64.1, boltCircle: 114.3 });
  });

  test('two front rotors only with the question of the brakes, whose options are those two', () => {
    for (const car of cars) {
      const needs = needsOf(typeBy('brake-rotors'), car).filter(({ position }) => position === 'front');
      const sizes = distinct(needs.map(({ facts }) => `${facts['diameter']}`));
      if (sizes.length < 2) continue;
      for (const { ask, facts } of needs) {
        expect(ask?.question, car.name).toBe('brake-package');
        expect(ask!.value.split('/')[0], car.name).toBe(String(facts['diameter']));
        expect(ask!.options.map((option) => option.split('/')[0]).sort(), car.name).toEqual(sizes.sort());
      }
    }
  });
});

describe('questions', () => {
  /** Parts of a type with a line for a car, and what each asks. */
  const askedBy = (car: Car) =>
    (byModel.get(car.modelId) ?? []).flatMap(({ part, lines }) => {
      const { question } = verdictOf(car, lines);
      return question ? [{ part, lines, question }] : [];
    });

  test('[PLUS-003] an answer settles every part of the type, and no answer keeps both', () => {
    let settled = 0;
    for (const car of cars)
      for (const { part, lines, question } of askedBy(car)) {
        expect(question.options.length, `${car.name} ${part.key}`).toBe(2);
        const states = question.options.map(
          (option) => verdictOf(car, lines, { [question.id]: option }).state,
        );
        expect([...states].sort(), `${car.name} ${part.key}`).toEqual(['DOES_NOT_FIT', 'FITS']);
        settled += 1;
      }
    expect(settled).toBeGreaterThan(500);
  });

  test('the brakes that one answer leaves have parts on each axle that had some', () => {
    const faults: string[] = [];
    for (const car of cars)
      for (const code of ['brake-pads', 'brake-rotors']) {
        const needs = needsOf(typeBy(code), car);
        const options = needs.find(({ ask }) => ask)?.ask?.options ?? [];
        const axlesOf = (own: typeof needs) => distinct(own.map(({ position }) => position)).sort();
        for (const option of options) {
          const left = needs.filter(({ ask }) => ask === null || ask.value === option);
          const drums = option.includes('drum');
          const wanted = axlesOf(needs).filter((axle) => axle !== 'rear' || !drums);
          if (String(axlesOf(left)) !== String(wanted)) faults.push(`${car.name} ${code} ${option}`);
        }
      }
    expect(faults).toEqual([]);
  });

  test('none where the car was sold in one variant; none about the drive of a small car', () => {
    for (const car of cars) {
      const questions = distinct(
        sized.flatMap((type) => needsOf(type, car)).flatMap(({ ask }) => (ask ? [ask.question] : [])),
      );
      expect(questions.includes('brake-package'), car.name).toBe(car.sheet.brakes(car.engine).length === 2);
      if (['city', 'small'].includes(car.sheet.class)) expect(questions, car.name).not.toContain('drive');
      if (car.sheet.drive(car.engine) !== 'both') expect(questions, car.name).not.toContain('drive');
    }
  });
});

describe('span', () => {
  test('no line names a year in which the model was not sold', () => {
    const sold = new Map(fleet.members.map(({ model }) => [model.id, model.engines]));
    const wrong = parts.flatMap(({ key, applications }) =>
      applications
        .filter(({ modelId, y0, y1, engines }) => {
          const own = [...sold.get(modelId)!].filter(([year]) => y0 <= year && year <= y1);
          if (own.length !== y1 - y0 + 1) return true;
          return engines?.some((engine) => own.every(([, has]) => !has.has(engine))) ?? false;
        })
        .map(({ modelId, y0, y1 }) => `${key} ${modelId} ${y0}-${y1}`),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('what is made for a body is listed for the years of that body alone', () => {
    const wrong: string[] = [];
    for (const part of parts) {
      if (typeOf(part).key !== 'body') continue;
      for (const { line, sheet } of membersOf(part)) {
        const { y0, y1 } = sheet.platform.members.find(({ model }) => model.id === line.modelId)!;
        if (line.y0 < y0 || line.y1 > y1)
          wrong.push(`${part.key} ${sheet.platform.id} ${line.y0}-${line.y1}`);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('but for standard sizes no part is of two groups of makers', () => {
    const standard = ['battery', 'blade', 'bulb', 'wheel'];
    const wrong: string[] = [];
    for (const part of parts) {
      if (part.key === null || standard.includes(typeOf(part).key!)) continue;
      const groups = distinct([...membersOf(part)].map(({ sheet }) => sheet.group));
      if (groups.length > 1) wrong.push(`${part.key} ${groups.join()}`);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('covers and liners of a bed only on pickups, mats of a cargo room on none', () => {
    const classesOf = (...codes: string[]) =>
      distinct(ofType(...codes).flatMap((part) => [...membersOf(part)].map(({ sheet }) => sheet.class)));
    expect(classesOf('tonneau-covers', 'bed-liners').filter((name) => !pickups.includes(name))).toEqual([]);
    expect(classesOf('cargo-liners').filter((name) => pickups.includes(name))).toEqual([]);
  });
});

describe('energy', () => {
  const engineOfLine = new Map<number, Engine>(
    fleet.members.flatMap(({ engines }) => engines.map((engine) => [engine.id, engine] as const)),
  );
  /** Engines that a part is listed for. */
  const enginesOf = (part: PartSeed): Engine[] =>
    distinct(
      [...membersOf(part)].flatMap(({ model, line }) =>
        (
          line.engines ??
          [...model.engines].flatMap(([year, own]) => (line.y0 <= year && year <= line.y1 ? [...own] : []))
        ).map((id) => engineOfLine.get(id)!),
      ),
    );

  test('nothing that belongs to combustion is listed for an electric car', () => {
    const codes = sized
      .filter(({ needs = [] }) =>
        needs.some((need) =>
          [
            'burns',
            'cranks',
            'sparks',
            'diesel',
            'wires',
            'manual',
            'belt',
            'chain',
            'hydraulic',
            'accessories',
          ].includes(need),
        ),
      )
      .map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining([
        'spark-plugs',
        'ignition-coils',
        'oil-filters',
        'serpentine-belts',
        'fuel-pumps',
        'mufflers',
        'oxygen-sensors',
        'starters',
        'alternators',
      ]),
    );
    const wrong = ofType(...codes).filter((part) => enginesOf(part).some(({ fuel }) => fuel === 'electric'));
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  test('glow plugs for diesels only, spark plugs for none', () => {
    const fuelsOf = (code: string) =>
      distinct(ofType(code).flatMap((part) => enginesOf(part).map(({ fuel }) => fuel)));
    expect(fuelsOf('glow-plugs')).toEqual(['diesel']);
    expect(fuelsOf('spark-plugs')).not.toContain('diesel');
    expect(fuelsOf('spark-plugs')).toContain('flex');
  });

  test('as many plugs as cylinders, twice as many in heads that are written down with two', () => {
    const wrong: string[] = [];
    for (const car of cars)
      for (const { quantity, key } of needsOf(typeBy('spark-plugs'), car)) {
        if (quantity !== car.sheet.plugs(car.engine)) wrong.push(`${car.name} ${key}`);
      }
    expect(wrong).toEqual([]);
  });
});

describe('brakes and twins', () => {
  test('one piston or two, at the rear one', () => {
    for (const part of ofType('brake-calipers'))
      expect(Number(part.attributes['pistons']), part.key!).toBeLessThanOrEqual(
        part.position!.startsWith('front') ? 2 : 1,
      );
  });

  test('a left part has its right twin, as many of each', () => {
    const counts = new Map<string, number>();
    for (const { key, position } of parts) if (key && position) counts.set(key, (counts.get(key) ?? 0) + 1);
    const twinOf = (key: string) =>
      key.replace(
        /(left|right)(?=\||$)/i,
        (side) => ({ left: 'right', right: 'left', Left: 'Right', Right: 'Left' })[side]!,
      );
    const wrong = [...counts].filter(([key, count]) => counts.get(twinOf(key)) !== count);
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});
