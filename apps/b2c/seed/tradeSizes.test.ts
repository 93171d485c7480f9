import { expect, test } from 'vitest';
import { quartsOf } from './tradeSizes.ts';

const petrol = (litres: number, wanted: number, isTurbo = false) =>
  quartsOf({ litres, fuel: 'gasoline', isTurbo }, wanted);

test.each([
  ['a small engine in a large car', petrol(1, 8), 3.3],
  ['the same with a turbo', petrol(1, 8, true), 3.9],
  ['a middle one as its car wants it', petrol(2, 4.2), 4.2],
  ['a large one in a small car', petrol(5, 4.5), 5.7],
  ['a diesel of a heavy pickup', quartsOf({ litres: 6.7, fuel: 'diesel', isTurbo: true }, 6.5), 12.9],
  ['a diesel as its car wants it', quartsOf({ litres: 2, fuel: 'diesel', isTurbo: true }, 6.2), 6.2],
])('%s holds oil in proportion', (_, quarts, expected) => {
  expect(quarts).toBe(expected);
});
