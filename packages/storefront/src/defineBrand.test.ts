import { expect, test } from 'vitest';
import { brands } from '../test/sampleShop.ts';
import { defineBrand } from './defineBrand.ts';

const { identity, theme, logos } = brands.ironbay;

test('[PLUS-030] a brand says what shops usually say, in its own name', () => {
  const { content } = defineBrand({
    identity: { ...identity, name: 'Corner Parts', companies: {} },
    theme,
    logos,
    markets: ['us'],
  });
  expect(Object.keys(content)).toEqual(['us']);
  expect(JSON.stringify(content['us'])).toContain('Corner Parts');
  expect(JSON.stringify(content['us'])).not.toContain(identity.name);
});

test('[PLUS-030] what a brand says for a market takes the place of the stock content, and leaves the rest', () => {
  const coupons = [{ code: 'CORNER5', title: '5 off', terms: 'Once.', endsOn: '2030-01-31' }];
  const { content } = defineBrand({ identity, theme, logos, markets: ['us'], content: { us: { coupons } } });
  expect(content['us']?.coupons).toBe(coupons);
  expect(content['us']?.pages).toEqual(brands.ironbay.content['us']?.pages);
});

test('[PLUS-030] a market without stock content needs the brand’s own', () => {
  const inLand = { identity, theme, logos, markets: ['land'] };
  expect(() => defineBrand(inLand)).toThrow(
    new RangeError("Brand 'ironbay' has no content for market 'land'."),
  );
  const own = brands.ironbay.content['us']!;
  expect(defineBrand({ ...inLand, content: { land: own } }).content).toEqual({ land: own });
});
