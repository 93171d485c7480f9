import { describe, expect, test } from 'vitest';
import { everyCar, needsOfMember, type EveryCar } from '../test/everyCar.ts';
import { distinct, parts, sized, typeBy, typeOf } from '../test/popularCars.ts';
import { fitVerdict } from '../src/fitment/fitVerdict.ts';
import type { Need } from './keys.ts';
import type { PartSeed } from './partSeed.ts';
import type { PartTypeSeed } from './seedData.ts';

// What parts measure and ask, of every model in every year with every engine (docs/testing.md, 'The demonstration catalogue').

const needs = ({ member, engine }: EveryCar, code: string) => needsOfMember(typeBy(code), member, engine);
const first = (faults: readonly string[]) => distinct(faults).slice(0, 5);

const partsOfKey = new Map<string, PartSeed[]>();
for (const part of parts)
  if (part.key !== null) {
    const id = `${typeOf(part).code} ${part.key}`;
    partsOfKey.set(id, [...(partsOfKey.get(id) ?? []), part]);
  }
const sold = ({ code }: PartTypeSeed, { key }: Need) => partsOfKey.get(`${code} ${key}`) ?? [];

/** Every need of every car for what fits by vehicle. */
function* everyNeed(): Generator<{ car: EveryCar; type: PartTypeSeed; own: readonly Need[] }> {
  for (const car of everyCar)
    for (const type of sized) {
      const own = needsOfMember(type, car.member, car.engine);
      if (own.length > 0) yield { car, type, own };
    }
}

/** What an axle has in place of these: an answer that it is one of drums leaves shoes. */
const instead: Readonly<Record<string, string>> = {
  ...{ 'brake-pads': 'brake-shoes', 'brake-rotors': 'brake-drums', 'brake-calipers': 'brake-drums' },
  ...{ 'brake-shoes': 'brake-pads', 'brake-drums': 'brake-rotors' },
};
const axle = (position: string | null) => position?.replace(/left|right/i, '');

describe('measures', () => {
  test('[PLUS-052] every part that fits has each measure that the sheet of the car gives its key', () => {
    const wrong: string[] = [];
    const told = new Map<string, string>();
    let compared = 0;
    for (const { car, type, own } of everyNeed())
      for (const need of own) {
        const id = `${type.code} ${need.key}`;
        const said = JSON.stringify([need.facts, need.never]);
        if (told.get(id) === said) continue;
        if (told.has(id)) wrong.push(`${car.name} ${id}: two sheets differ`);
        told.set(id, said);
        for (const { attributes } of sold(type, need)) {
          compared += 1;
          const other = Object.entries(need.facts).filter(([fact, value]) => attributes[fact] !== value);
          const never = Object.entries(need.never).filter(([fact, value]) => attributes[fact] === value);
          if (other.length + never.length > 0)
            wrong.push(`${car.name} ${id}: ${[...other, ...never].join()}`);
        }
      }
    expect(first(wrong)).toEqual([]);
    expect(compared).toBeGreaterThan(7000);
  });

  test('batteries sold by ampere hours are of one class, and one or two pistons stop a car', () => {
    const wrong: string[] = [];
    let byHours = 0;
    for (const car of everyCar) {
      const hours = needs(car, 'batteries').map(({ facts }) => Number(facts['capacity']));
      if (car.cars.batteriesByHours) byHours += 1;
      if (Math.max(...hours) - Math.min(...hours) > 5) wrong.push(`${car.name}: ${hours.join()} Ah`);
      for (const { facts, position } of needs(car, 'brake-calipers'))
        if (Number(facts['pistons']) > (position!.startsWith('front') ? 2 : 1))
          wrong.push(`${car.name}: ${facts['pistons']} pistons`);
    }
    expect(byHours).toBeGreaterThan(200);
    expect(first(wrong)).toEqual([]);
  });

  test('only pickups have a bed to cover, and none of them a cargo room', () => {
    const pickups = ['pus', 'pum', 'pu', 'hd'];
    const of = (...codes: string[]) =>
      everyCar.filter((car) => codes.some((code) => needs(car, code).length > 0));
    const beds = of('tonneau-covers', 'bed-liners');
    expect(beds.length).toBeGreaterThan(500);
    expect(first(beds.flatMap(({ sheet, name }) => (pickups.includes(sheet.class) ? [] : name)))).toEqual([]);
    const rooms = of('cargo-liners');
    expect(first(rooms.flatMap(({ sheet, name }) => (pickups.includes(sheet.class) ? name : [])))).toEqual(
      [],
    );
  });

  test('[PLUS-052] no starter, no alternator and no clutch in a hybrid, and no clutch in a car that drives by electricity', () => {
    const wrong: string[] = [];
    for (const car of everyCar) {
      const has = (code: string) => needs(car, code).length > 0;
      const isHybrid = car.engine.fuel.includes('hybrid');
      if (has('clutch-kits') && (isHybrid || car.engine.fuel === 'electric'))
        wrong.push(`${car.name}: clutch`);
      for (const code of ['starters', 'alternators'])
        if (has(code) === (isHybrid || car.engine.fuel === 'electric')) wrong.push(`${car.name}: ${code}`);
    }
    expect(first(wrong)).toEqual([]);
  });
});

describe('questions', () => {
  test('[PLUS-052] two front discs ask for the brakes, and the options of the question are exactly those two', () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const car of everyCar) {
      const fronts = needs(car, 'brake-rotors').filter(({ position }) => position === 'front');
      const sizes = distinct(fronts.map(({ facts }) => String(facts['diameter']))).sort();
      if (sizes.length < 2) continue;
      asked += 1;
      for (const { ask, facts } of fronts)
        if (
          ask?.question !== 'brake-package' ||
          ask.value.split('/')[0] !== String(facts['diameter']) ||
          String(ask.options.map((option) => option.split('/')[0]).sort()) !== String(sizes)
        )
          wrong.push(car.name);
    }
    expect(asked).toBeGreaterThan(300);
    expect(first(wrong)).toEqual([]);
  });

  test('none where a car was sold in one variant', () => {
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (const { car, type, own } of everyNeed())
      for (const question of distinct(own.flatMap(({ ask }) => (ask ? [ask.question] : [])))) {
        seen.add(question);
        const { sheet, engine } = car;
        const written: Readonly<Record<string, boolean>> = {
          'brake-package': sheet.brakes(engine).length === 2,
          'start-stop': sheet.startStop(engine) === 'some',
          'rear-wiper': sheet.blades.rearOf === 'some',
          drive: sheet.drive(engine) === 'both' && !['brake-pads', 'brake-rotors'].includes(type.code),
          transmission: sheet.gearbox(engine) === 'both',
        };
        if (!(written[question] ?? sheet.soldBoth(question) === 'both'))
          wrong.push(`${car.name} ${type.code}: ${question}`);
      }
    expect([...seen].sort()).toEqual([
      ...['abs', 'ac', 'bed', 'brake-package', 'cab', 'drive', 'headlamp', 'heated', 'rear-wiper'],
      ...['start-stop', 'suspension', 'towing', 'transmission'],
    ]);
    expect(first(wrong)).toEqual([]);
  });

  test('[PLUS-003] an answer settles every part of its type by the shop’s own verdict, and leaves one a place that has any', () => {
    const wrong: string[] = [];
    let settled = 0;
    for (const { car, type, own } of everyNeed()) {
      const ask = own.find((need) => need.ask)?.ask;
      if (!ask) continue;
      const { member, engine } = car;
      const vehicle = {
        ...{ modelId: member.model.id, engineId: engine.id, source: 'vehicle' as const },
        ...{ makeName: '', modelName: '', engineName: '' },
        year: [...member.model.engines].find(
          ([year, ids]) => member.y0 <= year && year <= member.y1 && ids.has(engine.id),
        )![0],
      };
      for (const need of own) {
        const [part] = sold(type, need);
        if (!part) continue;
        const applications = part.applications.filter(({ modelId }) => modelId === member.model.id);
        const stateAt = (answers: Record<string, string>) =>
          fitVerdict({ universal: false, applications }, vehicle, answers).state;
        const states = ask.options.map((option) => stateAt({ [ask.question]: option }));
        const expected = ask.options.map((option) =>
          own.some(({ key, ask: other }) => key === need.key && (!other || other.value === option))
            ? 'FITS'
            : 'DOES_NOT_FIT',
        );
        if (String(states) !== String(expected)) wrong.push(`${car.name} ${need.key}: ${states.join()}`);
        settled += 1;
      }
    }
    expect(settled).toBeGreaterThan(3000);
    expect(first(wrong)).toEqual([]);
  });

  test('[PLUS-052] whatever is answered, each axle and side that had needs keeps one, but lamps without a bulb and wheels without a shaft', () => {
    const wrong: string[] = [];
    for (const { car, type, own } of everyNeed()) {
      const ask = own.find((need) => need.ask)?.ask;
      if (!ask) continue;
      for (const option of ask.options) {
        if (type.code === 'headlight-bulbs' && option === 'led') continue;
        if (ask.question === 'rear-wiper') continue;
        // A pickup that drives its rear wheels alone has no half shaft at the front.
        if (type.code === 'cv-axles' && option === '2wd') continue;
        const others = instead[type.code] ? needs(car, instead[type.code]!) : [];
        const left = [...own, ...others].filter((need) => !need.ask || need.ask.value === option);
        const bare = own.filter(
          ({ position }) => !left.some((need) => axle(need.position) === axle(position)),
        );
        if (bare.length > 0) wrong.push(`${car.name} ${type.code} ${option} ${bare[0]!.position}`);
      }
    }
    expect(first(wrong)).toEqual([]);
  });

  test('[PLUS-052] 2 to 12 % of the pairs of a vehicle and what sells most ask, in every market', () => {
    const asked = new Map<string, [open: number, all: number]>();
    for (const { car, type, own } of everyNeed()) {
      if (!type.hero) continue;
      const { market } = car.member.model;
      const count = asked.get(market) ?? [0, 0];
      asked.set(market, [count[0] + Number(own.some(({ ask }) => ask)), count[1] + 1]);
    }
    console.info(
      [...asked].map(
        ([market, [open, all]]) =>
          `${market}: ${open} of ${all} pairs ask, ${((100 * open) / all).toFixed(1)} %`,
      ),
    );
    expect(asked.size).toBe(3);
    for (const [market, [open, all]] of asked) {
      expect(open / all, market).toBeGreaterThan(0.02);
      expect(open / all, market).toBeLessThan(0.12);
    }
  });
});
