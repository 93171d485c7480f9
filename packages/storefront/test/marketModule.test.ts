import { us } from '@driveline/markets';
import { expect, test } from 'vitest';
import { defineShop } from '../src/defineShop.ts';
import { shop as sampleShop } from './sampleShop.ts';

test('a market is a record, or a module whose terms only the server reads', () => {
  const land = { ...us, code: 'land', locale: 'en-ZZ', otherLocales: [] };
  const content = { land: sampleShop.brands['ironbay']!.content['us']! };
  const brands = { ironbay: { ...sampleShop.brands['ironbay']!, markets: ['us', 'land'], content } };
  const module = { market: land, rewards: 'none' };
  const shop = defineShop({ brands, markets: [us, module] });
  expect(shop.markets).toEqual([us, land]);
  expect(shop.terms).toEqual([module]);
});
