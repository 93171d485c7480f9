import { expect, test } from 'vitest';
import { isCrossSiteWrite } from './sameSite.ts';

const origin = 'http://localhost:3000';
const post = (headers: Record<string, string>) =>
  new Request(`${origin}/actions`, { method: 'POST', headers });

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'http://evil.example' }],
  [{ origin: 'null' }],
  [{ origin: 'http://localhost:3001' }],
])('a post with %o is refused', (headers) => {
  expect(isCrossSiteWrite(post(headers), origin)).toBe(true);
});

test.each([[{ 'sec-fetch-site': 'same-origin' }], [{ origin }], [{}]])(
  'a post with %o is taken',
  (headers) => {
    expect(isCrossSiteWrite(post(headers as Record<string, string>), origin)).toBe(false);
  },
);

test('reading is free', () => {
  expect(isCrossSiteWrite(new Request(origin, { headers: { origin: 'http://evil.example' } }), origin)).toBe(
    false,
  );
});
