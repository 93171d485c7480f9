import { markets, us } from '@driveline/markets';
import { expect, test } from 'vitest';
import { brands as sampleBrands } from '../test/sampleShop.ts';
import { brandOf, defineShop } from './defineShop.ts';

const { ironbay, verdane } = sampleBrands;
const { us: inUs } = ironbay.content;

test.each([
  ['the id of another one', { store: ironbay }, "Brand 'store' says that its id is 'ironbay'."],
  ['the look of another one', { ironbay: { ...ironbay, theme: verdane.theme } }, "Brand 'ironbay' has the theme of 'verdane'."],
  ['no market', { ironbay: { ...ironbay, markets: [] } }, "Brand 'ironbay' has no market."],
  ['a market without a record', { ironbay }, "Brand 'ironbay' is in market 'mx', which has no record."],
  ['a market without words', { ironbay: { ...ironbay, markets: ['us'], content: {} } }, "Brand 'ironbay' has no content for market 'us'."],
])('[PLUS-030] a brand with %s is refused', (_, brands, message) => {
  expect(() => defineShop({ brands, markets: [us] })).toThrow(new RangeError(message));
}); // prettier-ignore

test('[PLUS-030] one brand in one market is a shop', () => {
  const brands = { ironbay: { ...ironbay, markets: ['us'], content: { us: inUs! } } };
  expect(defineShop({ brands, markets: [us] }).brands).toBe(brands);
});

test('[PLUS-030] a deployment names one of the brands', () => {
  const shop = defineShop({ brands: { ironbay, verdane }, markets });
  expect(brandOf(shop, 'verdane')).toBe(verdane);
  expect(() => brandOf(shop, 'toString')).toThrow(
    "There is no brand 'toString'. The shop has ironbay, verdane.",
  );
});
