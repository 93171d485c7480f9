import { expect, test } from 'vitest';
import { idsIn, idsOfRange, listedRequirements, proofOf, specificationLines, surfacesOf } from './claims.mjs';

test.each([
  ['[CART-016] a code gives way', ['CART-016']],
  ['cart > [CART-016][CART-018] [API-086, API-087] a code', ['CART-016', 'CART-018', 'API-086', 'API-087']],
  ['CART-016 without brackets', []],
])('%s names %j', (title, ids) => {
  expect(idsIn(title)).toEqual(ids);
});

test('tests stand at a surface each, that of a shopper first', () => {
  const files = ['packages/hooks/src/cart/a.test.ts', 'apps/b2c/src/a.test.ts', 'e2e/journeys/cart.ts'];
  expect(surfacesOf(files)).toBe('journey, server, package');
  expect(surfacesOf(['packages/storefront/test/a.test.ts', 'packages/ui/src/A.stories.tsx'])).toBe(
    'page, story',
  );
});

test('ranges are single ids', () => {
  expect(idsOfRange('CONF-009 to CONF-011, API-064')).toEqual([
    'CONF-009',
    'CONF-010',
    'CONF-011',
    'API-064',
  ]);
});

test('every line of the specification is carried by requirements, and each of them is known', () => {
  const lines = specificationLines();
  const listed = new Set(listedRequirements().map(({ id }) => id));
  expect(lines.length).toBeGreaterThan(250);
  expect(lines.every(({ ids }) => ids.length > 0)).toBe(true);
  expect(lines.flatMap(({ ids }) => ids).filter((id) => !listed.has(id))).toEqual([]);
});

test('a claim counts by its surface, and only when its test passed', () => {
  const claim = (kind, state, market) => ({ ids: ['CART-016'], title: '', file: '', kind, state, market });
  const claims = [
    claim('journey', 'passed', 'us'),
    claim('journey', 'passed', 'mx'),
    claim('journey', 'skipped', 'br'),
    claim('page', 'passed'),
    claim('server', 'failed'),
    claim('package', 'flaky'),
  ];
  expect(proofOf('CART-016', claims)).toEqual({
    journeys: 2,
    markets: ['mx', 'us'],
    pages: 1,
    stories: 0,
    server: 0,
    packages: 0,
    flaky: 1,
    failed: 1,
  });
  expect(proofOf('CART-017', claims)).toMatchObject({ journeys: 0, failed: 0 });
});
