import { expect, test } from 'vitest';
import { applyMask, fittingMask, matchesMask } from './applyMask.ts';

test.each([
  ['38103', '#####', true],
  ['K1A 0B6', 'A#A #A#', true],
  ['3810', '#####', false],
  ['381034', '#####', false],
  ['3810A', '#####', false],
  ['K1A-0B6', 'A#A #A#', false],
  ['k1A 0B6', 'A#A #A#', false],
  ['K1A 0B6', '### ###', false],
  ['(901) 555-0134', '(###) ###-####', true],
])('%s has the form %s: %s', (text, mask, isMatch) => {
  expect(matchesMask(text, mask)).toBe(isMatch);
});

test.each([
  [3, ['###', '#####'], '###'],
  [4, ['###', '#####'], '#####'],
  [9, ['###', '#####'], '#####'],
])('%d characters take of %j the mask %s', (count, masks, mask) => {
  expect(fittingMask(count, masks)).toBe(mask);
});

test('without any mask characters stay as they are', () => {
  expect(applyMask('9015', fittingMask(4, []))).toBe('9015');
});
