import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageSteps } from './pageSteps.ts';

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
  [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  [20, 20, [1, 'gap', 16, 17, 18, 19, 20]],
])('page %d of %d', (current, total, steps) => {
  expect(pageSteps(current, total)).toEqual(steps);
});

describe('for any page', () => {
  const pages = fc
    .integer({ min: 1, max: 500 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));

  test('as many places as there can be, with the first, the current and the last page', () => {
    fc.assert(
      fc.property(pages, ([current, total]) => {
        const steps = pageSteps(current, total);
        expect(steps).toHaveLength(Math.min(7, total));
        expect(steps).toEqual(expect.arrayContaining([1, current, total]));
      }),
    );
  });

  test('a gap hides two pages or more', () => {
    fc.assert(
      fc.property(pages, ([current, total]) => {
        const steps = pageSteps(current, total);
        steps.forEach((step, at) => {
          if (step !== 'gap') return;
          expect(Number(steps[at + 1]) - Number(steps[at - 1])).toBeGreaterThan(2);
        });
      }),
    );
  });
});
