import { expect, test } from 'vitest';
import { markets, parts, taxonomy } from '../test/popularCars.ts';
import { buildSuggestions, Sold } from './suggestSeed.ts';

const sold = new Sold();
for (const part of parts) sold.add(part);

test.each(markets.map((market) => [market.code, market] as const))(
  '[PLUS-008] in %s a brand is suggested with what it sells there, and with nothing else',
  (code, market) => {
    const here = parts.filter(({ soldIn }) => soldIn.includes(code));
    const wanted = new Set(here.map(({ brandId, typeId }) => `${brandId} ${typeId}`));
    const rows = buildSuggestions(taxonomy, market, sold);
    const suggested = rows.filter(({ kind }) => kind === 'brand-type');
    expect(new Set(suggested.map(({ brandId, typeId }) => `${brandId} ${typeId}`))).toEqual(wanted);
    expect(new Set(rows.filter(({ kind }) => kind === 'brand').map(({ brandId }) => brandId))).toEqual(
      new Set(here.map(({ brandId }) => brandId)),
    );
    const offered = taxonomy.types.reduce((sum, { brands }) => sum + brands.length, 0);
    expect(suggested.length).toBeLessThan(offered);
  },
);

test('a market that sells nothing of a brand does not name it', () => {
  const [type] = taxonomy.types;
  const [brand] = type!.brands;
  const one = new Sold();
  one.add({ brandId: brand!.id, typeId: type!.id, soldIn: ['us'] });
  const of = (code: string) =>
    buildSuggestions(
      taxonomy,
      markets.find((market) => market.code === code)!,
      one,
    ).filter(({ brandId }) => brandId !== null);
  expect(of('us').map(({ kind }) => kind)).toEqual(['brand-type', 'brand']);
  expect(of('br')).toEqual([]);
});
