import { expect, test } from 'vitest';
import { literal } from './literal.ts';

test.each([
  ["it's", `"it's"`],
  ['say "no"', `'say "no"'`],
  [{ a: undefined, 'b-c': [] }, "{\n  'b-c': [],\n}"],
  [{ 1: null, '10': 'x' }, "{\n  1: null,\n  '10': 'x',\n}"],
  [[1, true], '[\n  1,\n  true,\n]'],
])('%j is written as TypeScript', (value, text) => {
  expect(literal(value)).toBe(text);
  expect(Function(`return ${literal(value)}`)()).toEqual(value);
});
