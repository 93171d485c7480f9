import { describe, expect, test } from 'vitest';
import { cars, parts, taxonomy, typeBy, typeOf } from '../test/popularCars.ts';
import { needsOf } from './keys.ts';
import { isExcluded } from './pickFacts.ts';

describe('facts of one part', () => {
  test('none contradicts another', () => {
    const types = taxonomy.types.filter(({ seed }) => seed.excludes);
    expect(types.length).toBeGreaterThan(8);
    for (const { seed, attributes } of types)
      for (const [id, value] of seed.excludes!.flatMap((pair) => Object.entries(pair))) {
        const { raw } = attributes.find((attribute) => attribute.seed.id === id)!;
        expect(raw, `${seed.code} ${id}`).toContain(value);
      }
    const wrong = parts.filter((part) => isExcluded(typeOf(part), part.attributes));
    expect(wrong.map(({ title }) => title['en-US'])).toEqual([]);
  });

  test.each([
    ['motor-oil', { viscosity: '0w20', oilType: 'mineral' }],
    ['motor-oil', { viscosity: '5w40', oilType: 'mineral' }],
    ['shocks', { gasType: 'hydraulic', bodyType: 'mono' }],
    ['side-mirrors', { mirrorAdjust: 'manual', heated: 'yes' }],
    ['headlight-bulbs', { bulbTech: 'halogen', colorTemp: 6000 }],
    ['headlight-bulbs', { bulbTech: 'led', wattage: 55 }],
    ['trailer-hitches', { hitchClass: '1', receiver: 2.5 }],
    ['torque-wrenches', { driveSize: '1/4', torqueRange: '70-350' }],
    ['control-arms', { armMaterial: 'chromeVanadium' }],
    ['head-gaskets', { gasketMaterial: 'cork' }],
    ['performance-brake-kits', { finish: 'paintable' }],
    ['mud-flaps', { hoseMaterial: 'stainless' }],
    ['roof-racks', { loadKg: 1500 }],
  ])('nobody makes %s that are %o', (code, facts) => {
    const all = parts.filter((part) => typeOf(part).code === code);
    const some = all.filter(({ attributes }) =>
      Object.entries(facts).every(([id, value]) => attributes[id] === value),
    );
    expect(all.length).toBeGreaterThan(2);
    expect(some.map(({ title }) => title['en-US'])).toEqual([]);
  });

  test('a hub has the studs of the wheel', () => {
    for (const car of cars)
      for (const { facts } of needsOf(typeBy('wheel-bearings'), car))
        expect(String(facts['bolts']), car.name).toBe(car.sheet.boltPattern[0]);
  });
});
