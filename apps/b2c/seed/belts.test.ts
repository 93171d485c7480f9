import { describe, expect, test } from 'vitest';
import { holdsOf } from '../test/holdsOf.ts';
import { everyCar, needsOfMember, type EveryCar } from '../test/everyCar.ts';
import { distinct, fleet, typeBy, vehicles } from '../test/popularCars.ts';
import { readBelts } from './belts.ts';
import { isHybrid } from './engineLines.ts';

const labels = new Map(vehicles.engines.map(({ id, label }) => [id, label]));
const takes = ({ member, engine }: Pick<EveryCar, 'member' | 'engine'>, code: string) =>
  needsOfMember(typeBy(code), member, engine).length > 0;

/** What times the engine of a car, and whether it has an accessory belt and a power steering pump. */
function beltsOf(market: string, year: number, car: string, label: string): string {
  const member = fleet.members.find(
    ({ model, y0, y1 }) =>
      model.market === market && `${model.make} ${model.name}` === car && y0 <= year && year <= y1,
  );
  const engine = member?.engines.find(({ id }) => labels.get(id) === label);
  if (!member || !engine) return 'not sold';
  const codes = ['timing-belts', 'timing-chains', 'serpentine-belts', 'belt-tensioners'];
  return [...codes, 'power-steering-pumps']
    .filter((code) => takes({ member, engine }, code))
    .map((code) => code.replace('serpentine-belts', 'serpentine').replace(/s$/, ''))
    .join(' ');
}

const belt = 'timing-belt serpentine belt-tensioner';
const chain = 'timing-chain serpentine belt-tensioner';
const pump = ' power-steering-pump';

describe('belts', () => {
  test.each([
    ['us', 2006, 'Honda Accord', '2.4L I4', chain + pump],
    ['us', 2006, 'Honda Accord', '3.0L V6', belt + pump],
    ['us', 2010, 'Honda Accord', '3.5L V6', belt + pump],
    ['us', 2016, 'Honda Odyssey', '3.5L V6', belt + pump],
    ['us', 2018, 'Honda Pilot', '3.5L V6', belt],
    ['us', 2008, 'Honda CR-V', '2.4L I4', chain + pump],
    ['us', 2003, 'Toyota Corolla', '1.8L I4', chain + pump],
    ['us', 2009, 'Toyota Corolla', '1.8L I4', chain + pump],
    ['us', 1996, 'Toyota Corolla', '1.8L I4', belt + pump],
    ['us', 2008, 'Honda Fit', '1.5L I4', chain + pump],
    ['us', 2010, 'Chevrolet Malibu', '2.4L I4', chain + pump],
    ['us', 2006, 'Ford F-150', '5.4L V8', chain + pump],
    ['us', 2006, 'Ford F-250', '5.4L V8', chain + pump],
    ['us', 2009, 'Subaru Outback', '2.5L H4', belt + pump],
    ['us', 2012, 'Subaru Outback', '2.5L H4', belt + pump],
    ['us', 2013, 'Subaru Outback', '2.5L H4', chain + pump],
    ['us', 2018, 'Subaru Outback', '2.5L H4', chain],
    ['us', 2009, 'Hyundai Elantra', '2.0L I4', belt + pump],
    ['us', 2014, 'Hyundai Elantra', '1.8L I4', chain + pump],
    ['us', 2017, 'Volkswagen Jetta', '1.4L I4 Turbo', belt + pump],
    ['us', 2014, 'Chevrolet Cruze', '1.8L I4', belt + pump],
    ['us', 2012, 'Toyota Prius', '1.8L I4 Hybrid', 'timing-chain'],
    ['us', 2008, 'Toyota Prius', '1.5L I4 Hybrid', 'timing-chain serpentine belt-tensioner'],
    ['us', 2019, 'Toyota RAV4', '2.5L I4 Hybrid', 'timing-chain'],
    ['us', 2022, 'Honda CR-V', '2.0L I4 Hybrid', 'timing-chain'],
    ['us', 2018, 'Hyundai Sonata', '2.0L I4 Hybrid', 'timing-chain serpentine belt-tensioner'],
    ['us', 1996, 'Ford Ranger', '2.3L I4', belt + pump],
    ['us', 2005, 'Ford Ranger', '2.3L I4', chain + pump],
    ['us', 2001, 'Dodge Neon', '2.0L I4', belt + pump],
    ['us', 1995, 'Chevrolet Lumina', '3.4L V6', belt + pump],
    ['us', 2003, 'Pontiac Grand Am', '3.4L V6', chain + pump],
    ['us', 2000, 'Mercury Villager', '3.3L V6', belt + pump],
    ['us', 2006, 'Chrysler 300', '3.5L V6', belt + pump],
    ['us', 2005, 'Saturn Vue', '3.5L V6', belt + pump],
    ['mx', 2010, 'Nissan Tsuru', '1.6L I4', chain + pump],
    ['mx', 2012, 'Chevrolet Aveo', '1.6L I4', belt + pump],
    ['mx', 2013, 'Volkswagen Gol', '1.6L I4', belt + pump],
    ['mx', 2017, 'Volkswagen Vento', '1.6L I4', belt],
    ['br', 2018, 'Chevrolet Onix', '1.0 Flex', belt],
    ['br', 2018, 'Chevrolet Onix', '1.4 Flex', belt],
    ['br', 2022, 'Chevrolet Onix', '1.0 3cil Flex', belt],
    ['br', 2018, 'Chevrolet Tracker', '1.4 Turbo Flex', chain],
    ['br', 2020, 'Volkswagen Polo', '1.0 Turbo Flex', belt],
    ['br', 2020, 'Volkswagen Virtus', '1.6 Flex', belt],
    ['br', 2020, 'Volkswagen T-Cross', '1.0 Turbo Flex', belt],
    ['br', 2020, 'Volkswagen T-Cross', '1.4 Turbo Flex', belt],
    ['br', 2012, 'Honda Fit', '1.4 Flex', chain + pump],
    ['br', 2012, 'Honda City', '1.5 Flex', chain + pump],
    ['br', 2016, 'Hyundai HB20', '1.6 Flex', chain],
    ['br', 2015, 'Fiat Palio', '1.4 Flex', belt],
    ['br', 2020, 'Fiat Argo', '1.0 3cil Flex', chain],
    ['br', 2010, 'Fiat Strada', '1.8 Flex', belt + pump],
    ['br', 2014, 'Fiat Strada', '1.8 Flex', chain + pump],
    ['br', 2016, 'Renault Sandero', '1.6 Flex', belt],
    ['br', 2018, 'Renault Sandero', '1.6 Flex', chain],
    ['br', 2018, 'Jeep Compass', '2.0 Turbo Diesel', belt],
  ] as const)('%s %i %s %s takes %s', (market, year, car, label, expected) => {
    expect(beltsOf(market, year, car, label)).toBe(expected);
  });

  test('every line is of an engine that a vehicle had', () => {
    const { timing, hybrids } = readBelts();
    const unused = [...timing, ...hybrids].filter(
      (line) =>
        !everyCar.some(({ member, engine, sheet }) =>
          holdsOf(line, { group: sheet.group, start: sheet.start, model: member.model }, member, engine),
        ),
    );
    expect(unused.map((line) => line.join(' '))).toEqual([]);
  });

  test('[PLUS-052] an engine has a timing belt or a chain; a hybrid no power steering pump, and no belts but where they are written down', () => {
    const wrong: string[] = [];
    const count = { belt: 0, chain: 0, hybrids: 0 };
    for (const car of everyCar) {
      const isElectric = ['electric', 'hydrogen'].includes(car.engine.fuel);
      const [hasBelt, hasChain] = [takes(car, 'timing-belts'), takes(car, 'timing-chains')];
      if (isElectric ? hasBelt || hasChain : hasBelt === hasChain) wrong.push(`${car.name}: timing`);
      if (hasBelt) count.belt += 1;
      if (hasChain) count.chain += 1;
      if (!isHybrid(car.engine)) continue;
      count.hybrids += 1;
      if (takes(car, 'power-steering-pumps')) wrong.push(`${car.name}: pump`);
      for (const code of ['serpentine-belts', 'belt-tensioners'])
        if (takes(car, code) !== car.sheet.accessoryBelt(car.engine)) wrong.push(`${car.name}: ${code}`);
      if (hasBelt && car.engine.cylinders < 6) wrong.push(`${car.name}: timing belt`);
    }
    expect(distinct(wrong).slice(0, 5)).toEqual([]);
    expect(count.belt).toBeGreaterThan(1000);
    expect(count.chain).toBeGreaterThan(2000);
    expect(count.hybrids).toBeGreaterThan(200);
  });
});
