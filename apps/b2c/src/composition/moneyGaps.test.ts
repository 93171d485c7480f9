import { markets } from '@driveline/markets';
import { expect, test } from 'vitest';
import { moneyGaps } from './moneyGaps.ts';

test.each(markets)('the figures of $code are whole', ({ code }) => {
  expect(moneyGaps(code)).toEqual([]);
});

test('a market without figures of its own is told which', () => {
  expect(moneyGaps('land')).toEqual(['tax rates', 'delivery prices', 'a rewards program']);
  expect(moneyGaps('toString')).toHaveLength(3);
});
