import { fixture } from '@driveline/api/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparedFacts, comparePath } from './compare.ts';
import { comparedSkus } from './comparedSkus.ts';

const [product] = fixture('catalog.product').pdpResults.products;
const withFacts = (facts: Readonly<Record<string, string>>) => ({
  ...product!,
  specifications: Object.entries(facts).map(([id, value]) => ({ id, label: id.toUpperCase(), value })),
});

test('[PLUS-067] an address names at most four parts, each once', () => {
  const skus = (search: string) => comparedSkus(new URLSearchParams(search));
  expect(skus('skuNumbers=3,1, 3,2')).toEqual(['3', '1', '2']);
  expect(skus('skuNumbers=1&skuNumbers=2')).toEqual(['1', '2']);
  expect(skus('skuNumbers=1,x,../2,-3,4')).toEqual(['1', '4']);
  expect(skus('')).toEqual([]);
  expect(comparePath([])).toBe('/compare');
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 999_999_999 }).map(String), { minLength: 1 }), (own) => {
      const [, search] = comparePath(own).split('?');
      expect(skus(search!)).toEqual(own.slice(0, 4));
    }),
  );
});

test('[PLUS-067] facts that differ come first, each with a value for each part', () => {
  const facts = comparedFacts([
    withFacts({ brand: 'A', size: '282', metal: 'iron', equivalents: 'B' }),
    withFacts({ brand: 'B', size: '282', metal: 'steel', coating: 'zinc', equivalents: 'A' }),
  ]);
  expect(facts).toEqual([
    { id: 'metal', label: 'METAL', values: ['iron', 'steel'], differs: true },
    { id: 'coating', label: 'COATING', values: ['', 'zinc'], differs: true },
    { id: 'size', label: 'SIZE', values: ['282', '282'], differs: false },
  ]);
});

test('[PLUS-067] numbers of a list stay apart', () => {
  const numbers = (...texts: string[]) => ({
    ...product!,
    specifications: [
      { id: 'oe', label: 'OE', value: texts.join(', '), entries: texts.map((text) => ({ text })) },
    ],
  });
  expect(comparedFacts([numbers('31-20A', '7'), numbers('7'), withFacts({})])).toEqual([
    { id: 'oe', label: 'OE', values: [['31-20A', '7'], ['7'], ''], differs: true },
  ]);
});
