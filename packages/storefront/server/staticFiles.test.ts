import { expect, test } from 'vitest';
import { serveStatic, staticFile } from './staticFiles.ts';

const file = staticFile('a'.repeat(500), '.js', true);
const get = (headers: Record<string, string>) =>
  serveStatic(file, new Request('http://shop/assets/a.js', { headers }));

test.each([
  ['gzip, br', 'br'],
  ['BR', 'br'],
  ['br;q=0.1', 'br'],
  ['br;q=0', null],
  ['gzip, br; q=0.0', null],
  ['brown', null],
  ['*', 'br'],
  ['br;q=0, *', null],
  ['gzip;q=1, br;q=0.5', 'br'],
  ['', null],
])('who takes "%s" gets a file as %s', (accepted, encoding) => {
  const { headers } = get({ 'accept-encoding': accepted });
  expect(headers.get('content-encoding')).toBe(encoding);
});

test('what a browser has, also by a list or through a proxy that compresses, is not sent again', () => {
  const statusFor = (known: string) => get({ 'if-none-match': known }).status;
  expect(statusFor(file.etag)).toBe(304);
  expect(statusFor(`"other", ${file.etag}`)).toBe(304);
  expect(statusFor(`W/${file.etag}`)).toBe(304);
  expect(statusFor('*')).toBe(304);
  expect(statusFor('"other"')).toBe(200);
});

test.each([
  ['.jpg', 'image/jpeg', undefined],
  ['.webp', 'image/webp', undefined],
  ['.woff2', 'font/woff2', undefined],
  ['.svg', 'image/svg+xml; charset=utf-8', expect.any(Uint8Array)],
  ['.unknown', 'application/octet-stream', undefined],
])(
  'a file that ends with %s is %s, compressed only where that makes it smaller',
  (extension, type, brotli) => {
    expect(staticFile('a'.repeat(500), extension, false)).toMatchObject({ type, brotli });
  },
);
