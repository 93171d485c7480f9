import { describe, expect, test } from 'vitest';
import { fleet, markets, parts as shipped, sized, taxonomy, typeOf, vehicles } from '../test/popularCars.ts';
import { needsOf } from './keys.ts';
import { generateParts } from './partSeed.ts';
import type { Fleet } from './slots.ts';

/** Market and type to the keys that its vehicles take, by their sheets alone. */
function keysTaken(members: Fleet['members']): ReadonlyMap<string, ReadonlySet<string>> {
  const taken = new Map<string, Set<string>>();
  for (const { sheet, engines, model } of members)
    for (const type of sized)
      for (const engine of engines)
        for (const { key } of needsOf(type, { sheet, engine, cars: model.cars })) {
          const of = `${model.market} ${type.code}`;
          taken.set(of, (taken.get(of) ?? new Set()).add(key));
        }
  return taken;
}

const taken = keysTaken(fleet.members);
const takenByPopular = keysTaken(fleet.popular);
const codes = markets.map(({ code }) => code);

describe.each([
  { size: 'of 500 parts', parts: 500, shelf: 1 },
  { size: 'of 2,000 parts', parts: 2000, shelf: 3 },
  { size: 'that a first start makes', parts: undefined, shelf: 8 },
])('the catalogue $size', ({ parts: count, shelf }) => {
  const parts = count ? [...generateParts({ markets, taxonomy, vehicles, parts: count, seed: 1 })] : shipped;

  test('sells a part that fits by vehicle where a vehicle takes it, and nowhere else', () => {
    const wrong: string[] = [];
    for (const part of parts.filter(({ key }) => key !== null)) {
      const takers = codes.filter((code) => taken.get(`${code} ${typeOf(part).code}`)?.has(part.key!));
      const priced = part.prices.map(({ market }) => market);
      if (takers.length === 0 || String(takers) !== String(part.soldIn) || String(takers) !== String(priced))
        wrong.push(`${part.key}: taken in ${takers}, sold in ${part.soldIn}, priced in ${priced}`);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(parts.some(({ soldIn }) => soldIn.length === 1)).toBe(true);
  });

  test('sells what fits everything in every market that has its container', () => {
    const loose = parts.filter((part) => part.key === null && typeOf(part).container === undefined);
    expect(loose.length).toBeGreaterThan(30);
    for (const { sku, soldIn } of loose) expect(soldIn, sku).toEqual(codes);
  });

  test('sells something of each fluid in every market that has its containers', () => {
    const bare = codes.flatMap((code) =>
      taxonomy.types
        .filter(({ seed }) => seed.container !== undefined)
        .filter(({ id }) => !parts.some((part) => part.typeId === id && part.soldIn.includes(code)))
        .map(({ seed }) => `${code} ${seed.code}`),
    );
    expect(bare).toEqual([]);
  });

  test('serves every market: no shelf is thin for which its popular vehicles want more', () => {
    const thin: string[] = [];
    for (const code of codes)
      for (const type of sized) {
        const wanted = Math.min(shelf, takenByPopular.get(`${code} ${type.code}`)?.size ?? 0);
        const sold = parts.filter((part) => typeOf(part) === type && part.soldIn.includes(code)).length;
        if (sold < wanted) thin.push(`${code} ${type.code}: ${sold} of ${wanted}`);
      }
    expect(thin).toEqual([]);
  });
});
