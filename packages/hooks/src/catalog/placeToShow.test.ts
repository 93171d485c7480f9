import { expect, test } from 'vitest';
import { placeToShow } from './placeToShow.ts';

const ofPattern = (pattern: string) => ({
  postalCode: { formats: [], pattern, digitsSent: 5, example: '' },
});
const us = ofPattern(String.raw`\d{5}(-\d{4})?`);
const br = ofPattern(String.raw`\d{5}-?\d{3}`);

test.each([
  ['38103', us, '38103'],
  [' 38103-1234 ', us, '38103-1234'],
  ['abc', us, undefined],
  ['38103-12345', us, undefined],
  ['', us, undefined],
  ['01310-100', br, '01310-100'],
  ['38103', br, undefined],
])(
  '[PLUS-060] %j in the address of a part is shown only as a code of the market, case %#',
  (postalCode, market, shown) => {
    expect(placeToShow(new URLSearchParams({ postalCode }), market)).toBe(shown);
  },
);
