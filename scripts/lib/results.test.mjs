import { expect, test } from 'vitest';
import { countResults, failedTests } from './results.mjs';

test.each([
  [
    'vitest',
    ' Test Files  1 failed | 2 passed (3)\n\u001b[2m      Tests \u001b[22m 2 failed | 30 passed (32)\n',
    1,
    30,
    2,
  ],
  ['vitest', '      Tests  32 passed (32)\n', 0, 32, 0],
  ['vitest', 'Error: no config\n', 1, 0, 1],
  ['playwright', '  1 failed\n    [phone] cart\n  11 passed (20.0s)\n', 1, 11, 1],
  ['playwright', '  2 did not run\n  3 passed (1s)\n', 1, 3, 2],
  ['own', '5 passed, 2 failed\n', 1, 5, 2],
  ['own', '5 passed, 0 failed\n', 1, 5, 1],
  [undefined, 'All matched files use Prettier code style!\n', 0, 1, 0],
  [undefined, '', 2, 0, 1],
])('%s output %j with code %i counts %i passed and %i failed', (runner, output, code, passed, failed) => {
  expect(countResults(runner, output, code)).toEqual({ passed, failed });
});

test('failed tests are named as their runner names them, each once', () => {
  const vitest =
    '\u001b[41m FAIL \u001b[49m src/a.test.ts > [CART-016] one\n FAIL  src/a.test.ts > [CART-016] one\nTests  1 failed';
  expect(failedTests(vitest)).toEqual(['src/a.test.ts > [CART-016] one']);
  const playwright = '  1) [phone] › us.cart.spec.ts:3:1 › one ───\n\n    Error: no\n  1 failed\n';
  expect(failedTests(playwright)).toEqual(['[phone] › us.cart.spec.ts:3:1 › one']);
  expect(failedTests('12 passed')).toEqual([]);
});
