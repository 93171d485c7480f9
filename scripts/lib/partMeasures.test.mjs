// Beside each letter of a measured drawing stands a number, and each number has a letter.
import { expect, test } from 'vitest';
import { drawingOf } from '../../packages/ui/src/drawings/families/index.ts';
import { drawingOf as drawingName } from '../../apps/b2c/src/catalog/drawing.ts';
import { measuredFacts } from '../../apps/b2c/src/catalog/partPictures.ts';
import { shippedMarkets } from '../../apps/b2c/src/markets/shipped.ts';
import { generateParts } from '../../apps/b2c/seed/partSeed.ts';
import { readAttributes } from '../../apps/b2c/seed/seedData.ts';
import { defaultParts } from '../../apps/b2c/seed/seedDatabase.ts';
import { buildTaxonomy } from '../../apps/b2c/seed/taxonomy.ts';
import { buildVehicles } from '../../apps/b2c/seed/vehicleSeed.ts';

const { markets } = shippedMarkets;
const taxonomy = buildTaxonomy(markets);

const vehicles = buildVehicles(markets);
const parts = [...generateParts({ markets, taxonomy, vehicles, parts: defaultParts, seed: 1 })];

test('[PLUS-055] every part of the default catalogue has as many numbers as its measured drawing has letters', () => {
  const faults = new Set();
  const lettered = new Set();
  for (const { typeId, attributes } of parts) {
    const { code, family } = taxonomy.types[typeId - 1].seed;
    const facts = measuredFacts(code, attributes);
    if (facts.length === 0) continue;
    lettered.add(code);
    const name = drawingName(family, attributes);
    const letters = drawingOf(name).measures?.length ?? 0;
    if (letters !== facts.length) faults.add(`${code}: ${name} has ${letters} letters for ${facts}`);
    // The case of a battery follows from its group.
    if (code === 'batteries') continue;
    for (const fact of facts) if (attributes[fact] === undefined) faults.add(`${code}: no ${fact}`);
  }
  expect([...faults]).toEqual([]);
  expect(lettered.size).toBeGreaterThan(60);
});

const measures = new Set(['mm', 'cm', 'm', 'in', 'ft', 'mL', 'L']);

/** What a part does, not what it measures. */
const unlettered = ['lowering-springs: dropMm'];

test('every length and every volume among the facts of a type has a letter', () => {
  const units = new Map(readAttributes().map(({ id, unit }) => [id, unit]));
  const bare = new Set();
  for (const { typeId, attributes } of parts) {
    const { code } = taxonomy.types[typeId - 1].seed;
    const facts = measuredFacts(code, attributes);
    for (const id of Object.keys(attributes))
      if (measures.has(units.get(id)) && !facts.includes(id)) bare.add(`${code}: ${id}`);
  }
  expect([...bare]).toEqual(unlettered);
});
