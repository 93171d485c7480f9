import { shippedModules } from '@driveline/b2c';
import { us } from '@driveline/markets';
import { expect, test } from 'vitest';
import { shop } from '../test/sampleShop.ts';
import { moneyFaults } from './deploymentFaults.ts';

test('a market with terms of its own lacks nothing', () => {
  const land = { ...us, code: 'land' };
  const brands = { ironbay: { ...shop.brands['ironbay']!, markets: ['land'] } };
  const terms = [{ ...shippedModules[0]!, market: land }];
  expect(moneyFaults({ brands, markets: [land] }, {})).toHaveLength(1);
  expect(moneyFaults({ brands, markets: [land], terms }, {})).toEqual([]);
});
