import { expect, test } from 'vitest';
import { saidWords, textPattern } from './textPattern.mjs';

test.each([
  ['Add to cart', 'Add to cart', 'Add to carts'],
  ['Ready {time} (today)', 'Ready 10:30 AM (today)', 'Ready 10:30 AM today'],
  ['{count, plural, one {# part} other {# parts}} left', '12 parts left', '12 pieces left'],
  ['{kind, select, none {Sold out} other {Sold by {kind}}}.', 'Sold by Ironbay.', 'Sold.'],
  ['It costs {amount, number} {unit}', 'It costs 1,200 mi', 'It costs '],
])('%s can be %j, and not %j', (text, made, other) => {
  expect(made).toMatch(textPattern(text));
  expect(other).not.toMatch(textPattern(text));
});

test('what a message says besides its arguments', () => {
  expect(saidWords('{count, plural, one {# good part} other {# parts}} by {day}')).toEqual([
    ' good part',
    ' parts',
    ' by ',
  ]);
});
