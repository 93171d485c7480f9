import { describe, expect, test } from 'vitest';
import {
  byModel,
  cars,
  distinct,
  fleet,
  parts,
  sized,
  takenBy,
  taxonomy,
  truth,
  typeBy,
  typeOf,
  verdictOf,
} from '../test/popularCars.ts';
import type { Vehicle } from './conditions.ts';
import { needsOf } from './keys.ts';
import type { PartSeed } from './partSeed.ts';
import { applicationsOf } from './slots.ts';

describe('the catalogue is plausible', () => {
  test('every fact that a key asks for is a value of its type, also of cars that only a large catalogue serves', () => {
    const strange = taxonomy.types.flatMap(({ seed: type, attributes }) => {
      const known = new Map(attributes.map(({ seed, raw }) => [seed.id, new Set(raw)]));
      const needs = fleet.members.flatMap(({ sheet, engines, model }) =>
        engines.flatMap((engine) => needsOf(type, { sheet, engine, cars: model.cars })),
      );
      return needs.flatMap(({ facts }) =>
        Object.entries(facts).flatMap(([id, fact]) =>
          known.get(id)?.has(fact) === false ? `${type.code} ${id} ${fact}` : [],
        ),
      );
    });
    expect(distinct(strange)).toEqual([]);
  });

  test('a part fits a vehicle if and only if its key is one of the vehicle', () => {
    const partsByKey = new Map<string, PartSeed[]>();
    for (const part of parts)
      if (part.key) partsByKey.set(part.key, [...(partsByKey.get(part.key) ?? []), part]);
    let pairs = 0;
    for (const car of cars) {
      const listed = new Map((byModel.get(car.modelId) ?? []).map(({ part, lines }) => [part, lines]));
      for (const [part, lines] of listed) {
        pairs += 1;
        const { state, question } = verdictOf(car, lines);
        if (state !== truth(car, part)) expect.fail(`${car.name}, ${part.key}: ${state}`);
        for (const option of question?.options ?? []) {
          const answers = { [question!.id]: option };
          if (verdictOf(car, lines, answers).state !== truth(car, part, answers))
            expect.fail(`${car.name}, ${part.key}: ${option}`);
        }
      }
      const missed = sized
        .flatMap((type) => needsOf(type, car))
        .flatMap(({ key }) => partsByKey.get(key) ?? [])
        .filter((part) => !listed.has(part));
      if (missed.length > 0) expect.fail(`${car.name} misses ${missed[0]!.key}`);
    }
    expect(pairs).toBeGreaterThan(100_000);
  });

  test('a car has one battery size, one length of blade a side, and brakes of one or two known sets', () => {
    for (const car of cars) {
      expect(
        distinct(takenBy(car, 'batteries').map(({ attributes }) => attributes['groupSize'])).length,
        car.name,
      ).toBe(1);
      const sides = new Map<string, Set<unknown>>();
      for (const { part, lines } of byModel.get(car.modelId) ?? []) {
        if (typeOf(part).code !== 'wiper-blades') continue;
        const { state, position = '' } = verdictOf(car, lines);
        if (state !== 'FITS') continue;
        sides.set(position, (sides.get(position) ?? new Set()).add(part.attributes['bladeLength']));
      }
      expect(
        [...sides.values()].every(({ size }) => size === 1),
        car.name,
      ).toBe(true);
      const rotors = takenBy(car, 'brake-rotors').filter(({ position }) => position === 'front');
      const diameters = distinct(rotors.map(({ attributes }) => attributes['diameter']));
      expect(diameters.length, car.name).toBeLessThanOrEqual(car.sheet.brakes(car.engine).length);
      for (const { attributes } of rotors) expect(String(attributes['bolts'])).toBe(car.sheet.boltPattern[0]);
    }
  });

  test('an axle has discs or drums', () => {
    for (const car of cars) {
      const kinds = distinct(car.sheet.brakes(car.engine).map((brakes) => brakes!.rear.kind));
      const has = (code: string) =>
        needsOf(typeBy(code), car).some(({ position }) => position?.startsWith('rear'));
      expect([has('brake-rotors'), has('brake-pads'), has('brake-calipers')], car.name).toEqual(
        Array(3).fill(kinds.includes('disc')),
      );
      expect([has('brake-drums'), has('brake-shoes')], car.name).toEqual(
        Array(2).fill(kinds.includes('drum')),
      );
    }
  });

  test('a thin rotor is solid, and no other', () => {
    const { attributes } = taxonomy.types.find(({ seed }) => seed.code === 'brake-rotors')!;
    const valueOf = ({ facet }: PartSeed, id: string) => {
      const { values, raw } = attributes.find(({ seed }) => seed.id === id)!;
      return raw[values.findIndex((value) => facet.includes(value.id))];
    };
    const rotors = parts.filter((part) => typeOf(part).code === 'brake-rotors');
    const wrong = rotors.filter(
      (part) => Number(valueOf(part, 'thickness')) <= 14 !== (valueOf(part, 'rotorType') === 'solid'),
    );
    expect(rotors.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  test('what an engine burns with fits no electric car, what sparks no diesel, and plugs are as many as cylinders', () => {
    const burning = [
      'spark-plugs',
      'ignition-coils',
      'oil-filters',
      'serpentine-belts',
      'alternators',
      'starters',
    ];
    const needs = (car: Vehicle, code: string) => needsOf(typeBy(code), car);
    for (const { sheet, engines, model } of fleet.members) {
      for (const engine of engines) {
        const car = { sheet, engine, cars: model.cars };
        if (engine.fuel === 'electric') {
          for (const code of [...burning, 'mufflers', 'oxygen-sensors', 'fuel-caps', 'fuel-pumps'])
            expect(needs(car, code), `${sheet.platform.id} ${code}`).toEqual([]);
          continue;
        }
        const isDiesel = engine.fuel === 'diesel';
        expect(needs(car, 'glow-plugs').length).toBe(isDiesel ? 1 : 0);
        expect(needs(car, 'spark-plugs').length).toBe(isDiesel || engine.fuel === 'hydrogen' ? 0 : 1);
        expect(needs(car, 'ignition-coils').every(({ quantity }) => quantity === engine.cylinders)).toBe(
          true,
        );
      }
    }
  });

  test('no pad, rotor or strut fits both a car and a pickup, or two makers', () => {
    const kinds = new Map<string, Set<string>>();
    const isPickup = (name: string) => ['pus', 'pum', 'pu', 'hd'].includes(name);
    for (const { sheet, engines, model } of fleet.members) {
      for (const code of ['brake-pads', 'brake-rotors', 'struts']) {
        for (const { key } of needsOf(typeBy(code), { sheet, engine: engines[0]!, cars: model.cars }))
          kinds.set(key, (kinds.get(key) ?? new Set()).add(`${sheet.group} ${isPickup(sheet.class)}`));
      }
    }
    expect([...kinds].filter(([, seen]) => seen.size > 1)).toEqual([]);
  });

  test('[PLUS-003] few pairs of a vehicle and a part that sells ask, in every market some, and an answer settles it', () => {
    const heroes = taxonomy.types.filter(({ seed }) => seed.hero).map(({ seed }) => seed);
    const asked = new Map<string, [open: number, all: number]>();
    for (const car of cars) {
      const count = asked.get(car.market) ?? [0, 0];
      asked.set(car.market, count);
      for (const type of heroes) {
        const needs = needsOf(type, car);
        const questions = distinct(needs.flatMap(({ ask }) => (ask ? [ask.question] : [])));
        expect(questions.length, `${car.name} ${type.code}`).toBeLessThanOrEqual(1);
        for (const { ask } of needs) if (ask) expect(ask.options).toContain(ask.value);
        if (needs.length > 0) count[1] += 1;
        if (questions.length > 0) count[0] += 1;
      }
    }
    console.info(
      [...asked].map(
        ([market, [open, all]]) =>
          `${market}: ${open} of ${all} pairs ask, ${((100 * open) / all).toFixed(1)} %`,
      ),
    );
    for (const [market, [open, all]] of asked) {
      expect(open / all, market).toBeGreaterThan(0.02);
      expect(open / all, market).toBeLessThan(0.12);
    }
  });
});

test('a second platform changes no line of another', () => {
  const type = typeBy('struts');
  const all = fleet.members.filter(({ sheet }) => sheet.platform.id === 'Honda Civic@2016');
  const [civic] = all;
  // In all of its phases.
  const members = all.filter(({ model }) => model === civic!.model);
  const alone = { members, popular: members };
  const keys = new Set(
    needsOf(type, { sheet: civic!.sheet, engine: civic!.engines[0]!, cars: {} }).map(({ key }) => key),
  );
  const own = applicationsOf(type, alone, keys);
  for (const [key, lines] of applicationsOf(type, fleet, keys))
    expect(lines).toEqual(expect.arrayContaining(own.get(key)!));
});
