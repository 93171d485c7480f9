import { describe, expect, test } from 'vitest';
import { everyCar, membersOf, needsOfMember } from '../test/everyCar.ts';
import { distinct, fleet, parts, sized, typeBy, typeOf, vehicles } from '../test/popularCars.ts';
import { engineKey, type Vehicle } from './conditions.ts';
import { needsOf } from './keys.ts';
import type { PartSeed } from './partSeed.ts';
import type { PartTypeSeed } from './seedData.ts';
import { fleetOf, isOfSize, type ApplicationSeed } from './slots.ts';

// What sheets, keys and lines say of every model in every year with every engine (docs/testing.md, 'The demonstration catalogue').

const needs = (car: Vehicle, code: string) => needsOf(typeBy(code), car);
const first = (faults: readonly string[]) => faults.slice(0, 5);

/** Lines of the parts that share a key. */
const linesOf = new Map<string, { type: PartTypeSeed; lines: readonly ApplicationSeed[] }>();
for (const part of parts)
  if (part.key)
    linesOf.set(`${typeOf(part).code} ${part.key}`, { type: typeOf(part), lines: part.applications });

describe('truth', () => {
  test('[PLUS-052] each line of a part is for cars whose sheet yields its key there, in each of its years', () => {
    const wrong: string[] = [];
    let looked = 0;
    for (const [key, { type, lines }] of linesOf)
      for (const { modelId, y0, y1, engines, position, quantity, qualifiers } of lines)
        for (const member of membersOf.get(modelId)!)
          for (const engine of member.engines) {
            const years = [...member.model.engines].filter(
              ([year, own]) =>
                Math.max(y0, member.y0) <= year && year <= Math.min(y1, member.y1) && own.has(engine.id),
            );
            if (years.length === 0 || engines?.includes(engine.id) === false) continue;
            looked += 1;
            const own = needsOfMember(type, member, engine).some(
              (need) =>
                `${type.code} ${need.key}` === key &&
                need.position === position &&
                need.quantity === quantity &&
                need.ask?.value === qualifiers?.[0]?.value,
            );
            if (!own) wrong.push(`${key} ${member.model.name} ${y0}–${y1} ${engine.litres}`);
          }
    expect(looked).toBeGreaterThan(50_000);
    expect(first(wrong)).toEqual([]);
  });

  test('[PLUS-052] a key with parts has a line for every car whose sheet yields it, in every year', () => {
    const wrong: string[] = [];
    let looked = 0;
    const covered = new Map(
      [...linesOf].map(([key, { lines }]) => {
        const byModel = new Map<number, ApplicationSeed[]>();
        for (const line of lines) byModel.set(line.modelId, [...(byModel.get(line.modelId) ?? []), line]);
        return [key, byModel];
      }),
    );
    for (const { member, engine, name } of everyCar)
      for (const type of sized)
        for (const { key } of needsOfMember(type, member, engine)) {
          const byModel = covered.get(`${type.code} ${key}`);
          if (!byModel) continue;
          const lines = byModel.get(member.model.id) ?? [];
          for (const [year, ids] of member.model.engines) {
            if (year < member.y0 || year > member.y1 || !ids.has(engine.id)) continue;
            looked += 1;
            if (
              !lines.some((it) => it.y0 <= year && year <= it.y1 && it.engines?.includes(engine.id) !== false)
            )
              wrong.push(`${name} ${year} ${key}`);
          }
        }
    expect(looked).toBeGreaterThan(400_000);
    expect(first(wrong)).toEqual([]);
  });
});

describe('one answer', () => {
  test('one battery size, one length of blade at a place, the holes of its wheels in each disc and drum', () => {
    const wrong: string[] = [];
    for (const car of everyCar) {
      const say = (what: string) => wrong.push(`${car.name}: ${what}`);
      if (distinct(needs(car, 'batteries').map(({ facts }) => facts['groupSize'])).length !== 1)
        say('batteries');
      const blades = needs(car, 'wiper-blades');
      if (distinct(blades.map(({ position }) => position)).length !== blades.length) say('blades');
      if ((car.sheet.blades.rear === null) === blades.some(({ position }) => position === 'rear'))
        say('rear blade');
      for (const code of ['brake-rotors', 'brake-drums'])
        for (const { facts } of needs(car, code))
          if (String(facts['bolts']) !== car.sheet.boltPattern[0]) say(`${code} of ${facts['bolts']} holes`);
    }
    expect(first(wrong)).toEqual([]);
  });

  test('at most two front discs, two only with the question of the brakes, and drums or discs at the rear', () => {
    const wrong: string[] = [];
    for (const car of everyCar) {
      const say = (what: string) => wrong.push(`${car.name}: ${what}`);
      const sets = car.sheet.brakes(car.engine);
      const fronts = needs(car, 'brake-rotors').filter(({ position }) => position === 'front');
      if (fronts.length > 2 || (fronts.length === 2) !== fronts.some(({ ask }) => ask)) say('front discs');
      for (const { ask, facts } of fronts)
        if (ask && !ask.options.some((option) => option.split('/')[0] === String(facts['diameter'])))
          say('options');
      const kinds = sets.map((set) => set!.rear.kind);
      const at = (code: string) => needs(car, code).some(({ position }) => position?.startsWith('rear'));
      for (const code of ['brake-rotors', 'brake-pads', 'brake-calipers'])
        if (at(code) !== kinds.includes('disc')) say(code);
      for (const code of ['brake-drums', 'brake-shoes']) if (at(code) !== kinds.includes('drum')) say(code);
      for (const set of sets) {
        if (set!.rear.kind === 'drum' && set!.rear.diameter >= set!.front.diameter)
          say(`drum of ${set!.name}`);
        if (set!.rear.kind === 'disc' && set!.rear.diameter > set!.front.diameter + 18)
          say(`disc of ${set!.name}`);
      }
    }
    expect(first(wrong)).toEqual([]);
  });
});

describe('questions', () => {
  test('no type of part asks two of one car, each asks of two, and an electric car is asked nothing of an engine', () => {
    const wrong: string[] = [];
    for (const car of everyCar)
      for (const type of sized) {
        const asked = needsOfMember(type, car.member, car.engine).flatMap(({ ask }) => ask ?? []);
        if (distinct(asked.map(({ question }) => question)).length > 1)
          wrong.push(`${car.name} ${type.code}: two`);
        if (asked.some(({ value, options }) => options.length !== 2 || !options.includes(value)))
          wrong.push(`${car.name} ${type.code}: options`);
        if (car.engine.fuel === 'electric' && asked.some(({ question }) => question === 'start-stop'))
          wrong.push(`${car.name} ${type.code}: start-stop`);
      }
    expect(first(wrong)).toEqual([]);
  });
});

describe('span', () => {
  /** Classes whose cars share what stops them and what they breathe through. */
  const neighbours = [
    ...[['city', 'small'], ['comp', 'cuv'], ['mid', 'large'], ['sport'], ['suv'], ['van']],
    ...[['bof'], ['pus'], ['pum'], ['pu'], ['hd']],
  ];

  test('[PLUS-052] what is made for a size of car is of neighbouring classes, of an engine of one engine, of a body of one', () => {
    const of = new Map<
      string,
      { kind: string; classes: Set<string>; engines: Set<string>; platforms: Set<string> }
    >();
    for (const { member, engine, sheet } of everyCar)
      for (const type of sized) {
        if (isOfSize(type)) continue;
        for (const { key } of needsOfMember(type, member, engine)) {
          const id = `${type.code} ${key}`;
          const seen = of.get(id) ?? {
            kind: type.key!,
            classes: new Set(),
            engines: new Set(),
            platforms: new Set(),
          };
          of.set(id, seen);
          seen.classes.add(sheet.class);
          seen.engines.add(engineKey(engine));
          seen.platforms.add(sheet.platform.id);
        }
      }
    const wrong = [...of].filter(([, { kind, classes, engines, platforms }]) => {
      if (kind === 'engine') return engines.size > 1;
      if (kind === 'body') return platforms.size > 1;
      if (kind === 'maker') return false;
      return !neighbours.some((some) => [...classes].every((it) => some.includes(it)));
    });
    expect(of.size).toBeGreaterThan(20_000);
    expect(first(wrong.map(([key]) => key))).toEqual([]);
  });
});

describe('engines', () => {
  test('[PLUS-053] a diesel takes an oil for diesels, no other engine does, and a small one holds no more than 2.5 qt and 2 a litre', () => {
    const wrong: string[] = [];
    const inEachYear = everyCar.flatMap((car) =>
      [...new Set([car.member.y0, car.member.y1])].map((year) => ({ ...car, year })),
    );
    for (const { sheet, engine, name, year } of inEachYear) {
      const oil = sheet.oil(engine, year);
      if ((oil === null) !== (engine.fuel === 'electric')) wrong.push(`${name}: ${oil?.viscosity}`);
      if (!oil) continue;
      const { viscosity, quarts } = oil;
      const isThin = ['0w20', '5w20'].includes(viscosity);
      if (engine.fuel === 'diesel' ? isThin : viscosity === '15w40') wrong.push(`${name}: ${viscosity}`);
      if (engine.fuel !== 'diesel' && quarts > 2.5 + 2 * engine.litres) wrong.push(`${name}: ${quarts} qt`);
    }
    expect(first(wrong)).toEqual([]);
  });

  test('as many plugs and coils as cylinders, two plugs where the head has two, glow plugs in diesels alone', () => {
    const wrong: string[] = [];
    for (const car of everyCar) {
      const { engine, sheet, name } = car;
      const sparks = !['electric', 'hydrogen', 'diesel'].includes(engine.fuel);
      const counts = (code: string) =>
        needs(car, code)
          .map(({ quantity }) => quantity)
          .join();
      if (counts('spark-plugs') !== (sparks ? String(sheet.plugs(engine)) : '')) wrong.push(`${name}: plugs`);
      if (counts('ignition-coils') !== (sparks ? String(engine.cylinders) : '')) wrong.push(`${name}: coils`);
      if ((counts('glow-plugs') === '') === (engine.fuel === 'diesel')) wrong.push(`${name}: glow plugs`);
    }
    expect(first(wrong)).toEqual([]);
  });
});

describe('words', () => {
  test('only what is painted is sold to be painted, and no mat for a third row where there is none', () => {
    const valuesOf = (part: PartSeed, value: string) => Object.values(part.attributes).includes(value);
    const painted = parts.filter((part) => valuesOf(part, 'paintable'));
    expect(distinct(painted.map((part) => typeOf(part).code))).toEqual(['side-mirrors']);
    const mats = parts.filter((part) => typeOf(part).code === 'floor-mats');
    const covered = distinct(mats.map(({ attributes }) => String(attributes['rows'])));
    expect(covered.filter((rows) => !['front', 'rear', 'full'].includes(rows))).toEqual([]);
    expect(covered.length).toBeGreaterThan(1);
  });
});

describe('shape of the whole', () => {
  test('a model more or less changes no need of a car that shares no generation with it', () => {
    const keysOf = (of: typeof fleet) =>
      new Map(
        of.members.map((member) => [
          `${member.model.id} ${member.y0}`,
          {
            platform: member.sheet.platform.id,
            keys: ['brake-rotors', 'struts', 'oil-filters', 'air-filters', 'batteries', 'alternators']
              .flatMap((code) =>
                member.engines.flatMap((engine) =>
                  needs({ sheet: member.sheet, engine, cars: member.model.cars }, code).map(({ key }) => key),
                ),
              )
              .join(),
          },
        ]),
      );
    const whole = keysOf(fleet);
    const dropped = vehicles.models.filter((_, index) => index % 97 === 0);
    expect(dropped.length).toBeGreaterThan(8);
    const wrong: string[] = [];
    for (const gone of dropped) {
      const own = new Set(membersOf.get(gone.id)?.map(({ sheet }) => sheet.platform.id));
      const rest = keysOf(fleetOf({ ...vehicles, models: vehicles.models.filter((it) => it !== gone) }));
      for (const [id, { platform, keys }] of rest) {
        const before = whole.get(id)!;
        const isTwin = own.has(platform) || own.has(before.platform);
        if (!isTwin && before.keys !== keys) wrong.push(`${gone.make} ${gone.name}: ${platform}`);
      }
    }
    expect(first(wrong)).toEqual([]);
  });
});
