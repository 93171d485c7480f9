import { expect, test } from 'vitest';
import { levelParameters, openLevels, pickLevel, picksOf } from './vehiclePicks.ts';

const us = ['year', 'make', 'model', 'engine'] as const;
const br = ['make', 'model', 'version', 'year', 'engine'] as const;

test('[PLUS-007] a pick opens the next level and no further one', () => {
  const picks = pickLevel(us, { year: '2018' }, 'make', '7');
  expect(levelParameters(us, picks, 'model')).toEqual({ level: 'model', year: '2018', makeId: '7' });
  expect(levelParameters(us, picks, 'engine')).toBeUndefined();
});

test('[PLUS-007] another pick of an earlier level forgets the later ones', () => {
  const picks = { year: '2018', make: '7', model: '70' };
  expect(pickLevel(us, picks, 'year', '2019')).toEqual({ year: '2019' });
  expect(pickLevel(us, picks, 'make', '')).toEqual({ year: '2018' });
});

test('[PLUS-007] the order is the market’s', () => {
  const picks = { make: '7', model: '70', version: '1.0 Flex' };
  expect(levelParameters(br, picks, 'year')).toEqual({
    level: 'year',
    makeId: '7',
    modelId: '70',
    version: '1.0 Flex',
  });
  expect(levelParameters(us, {}, 'year')).toEqual({ level: 'year' });
});

test('[PLUS-007] what is picked can be picked again, and one level more', () => {
  const names = (picks: object) => openLevels(us, picks).map(({ level }) => level);
  expect(names({})).toEqual(['year']);
  expect(names({ year: '2018', make: '7' })).toEqual(['year', 'make', 'model']);
  expect(names({ year: '2018', model: '70' })).toEqual(['year', 'make']);
});

test('[PLUS-007] an address is read up to its first gap', () => {
  expect(picksOf(us, new URLSearchParams('year=2018&model=70'))).toEqual({ year: '2018' });
  expect(picksOf(us, new URLSearchParams('year=2018&make=7'))).toEqual({ year: '2018', make: '7' });
});
