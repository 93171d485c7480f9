import { expect, test } from 'vitest';
import { cacheControl } from './cachePolicy.ts';

const page = { isPrivate: false, isDegraded: false, status: 200 };

test('[PLUS-037] a page that everybody gets may stay in shared caches', () => {
  expect(cacheControl(page)).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=86400');
});

test.each([{ isPrivate: true }, { isDegraded: true }, { status: 404 }, { status: 500 }])(
  '[PLUS-037] no cache keeps a page with %o',
  (change) => {
    expect(cacheControl({ ...page, ...change })).toBe('private, no-store');
  },
);
