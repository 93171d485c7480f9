import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedReviews, reviewsAddress } from './reviewsAddress.ts';

const read = (address: string) => askedReviews(new URL(address, 'https://shop.test').searchParams);

test('[PLUS-051] an address says which reviews, in which order, on which page', () => {
  expect(reviewsAddress('/r?part=7', {})).toBe('/r?part=7');
  const choice = { stars: 2, sort: 'lowest', pageNumber: 3 } as const;
  expect(reviewsAddress('/r?part=7', choice)).toBe('/r?part=7&stars=2&sort=lowest&page=3');
  expect(reviewsAddress('/r?part=7', { vehicle: 'mine' })).toBe('/r?part=7&vehicle=mine');
  expect(read('/r?part=7&vehicle=mine')).toEqual({ skuNumber: '7', vehicle: 'mine' });
  expect(read(reviewsAddress('/r?part=7', choice))).toEqual({ ...choice, skuNumber: '7' });
});

test('what an address cannot mean is left out', () => {
  expect(read('/r?part=7&stars=6&vehicle=other&sort=price&page=-1')).toEqual({ skuNumber: '7' });
  expect(read('/r?part=7&stars=four&page=1.5')).toEqual({ skuNumber: '7' });
  expect(read('/r?part=7&stars=4&vehicle=mine')).toEqual({ skuNumber: '7', stars: 4 });
  expect(read('/r?part=x')).toEqual({ skuNumber: '0' });
  expect(read('/r')).toEqual({ skuNumber: '0' });
});

test('no query breaks it', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const { skuNumber, ...choice } = read(`/r?${query}`);
      const address = reviewsAddress(`/r?part=${skuNumber}`, choice);
      const again = read(address);
      expect(reviewsAddress(`/r?part=${again.skuNumber}`, again)).toBe(address);
    }),
  );
});
