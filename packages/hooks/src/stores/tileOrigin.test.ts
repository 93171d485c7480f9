import { expect, test } from 'vitest';
import { tileOrigin } from './tileOrigin.ts';

const tiles = { url: 'https://tiles.example:8443/streets/{z}/{x}/{y}.png', attribution: 'Map data: City' };

test('the policy of pages lets in the origin of the tiles', () => {
  expect(tileOrigin(tiles)).toBe('https://tiles.example:8443');
});

test.each([
  [{ url: 'http://tiles.example/{z}/{x}/{y}.png' }, 'Use an address on https'],
  [{ url: 'https://{x}.example/{z}/{x}/{y}.png' }, 'Use an address on https'],
  [{ url: 'https://tiles.example/{z}/{x}.png' }, 'with {z}, {x} and {y}'],
  [{ attribution: ' ' }, 'has no attribution'],
  [{ maxZoom: 40 }, 'from 1 to 22'],
])('%j is refused', (changed, fault) => {
  expect(() => tileOrigin({ ...tiles, ...changed })).toThrow(fault);
});
