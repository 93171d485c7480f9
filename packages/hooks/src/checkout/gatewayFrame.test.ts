// @vitest-environment jsdom
import { paintFrame, readFrameMessage, submitFrame, themedFrameUrl } from './gatewayFrame.ts';
import { expect, test } from 'vitest';

const frame = {} as Window;
const gateway = 'https://pay.example';
const read = (
  data: unknown,
  { origin = 'null', source = frame }: { origin?: string; source?: Window } = {},
) => readFrameMessage({ origin, source, data }, frame, gateway);

test('[PLUS-020] takes a token from its own frame, whose opaque origin is named null', () => {
  expect(read({ event: 'token', token: 'tok_1' })).toEqual({ event: 'token', token: 'tok_1' });
  expect(read({ event: 'token', token: 'tok_1' }, { origin: gateway })).toEqual({
    event: 'token',
    token: 'tok_1',
  });
});

test.each([
  ['another window', { source: {} as Window }],
  ['another origin', { origin: 'https://evil.example' }],
])('[PLUS-020] a token from %s is nobody’s', (_name, from) => {
  expect(read({ event: 'token', token: 'tok_1' }, from)).toBeUndefined();
});

test.each([null, 'token', {}, { event: 'token' }, { event: 'resize', height: '9' }, { event: 'other' }])(
  'what is no message says nothing: %o',
  (data) => {
    expect(read(data)).toBeUndefined();
  },
);

test.each([
  [{ event: 'ready', extra: 1 }, { event: 'ready' }],
  [
    { event: 'invalid', message: 'Number' },
    { event: 'invalid', message: 'Number' },
  ],
  [{ event: 'error', message: 1 }, { event: 'error' }],
  [
    { event: 'resize', height: 120 },
    { event: 'resize', height: 120 },
  ],
  [
    { event: 'resize', height: -5 },
    { event: 'resize', height: 0 },
  ],
])('[PLUS-020] what its own frame says is taken: %o', (data, message) => {
  expect(read(data)).toEqual(message);
});

test('[PLUS-020] a page without a frame takes no message', () => {
  expect(
    readFrameMessage({ origin: gateway, source: null, data: { event: 'ready' } }, null, gateway),
  ).toBeUndefined();
});

test('[PLUS-020] the frame is asked for its fields, and told the colours that the page has now', () => {
  const told: unknown[] = [];
  const own = document.createElement('iframe');
  Object.defineProperty(own, 'contentWindow', {
    value: { postMessage: (...of: unknown[]) => told.push(of) },
  });
  document.head.innerHTML = '<style>iframe{color:rgb(1, 2, 3);--dl-color-focus: blue}</style>';
  document.body.append(own);
  submitFrame(own);
  paintFrame(own);
  expect(told[0]).toEqual([{ source: 'shop', event: 'submit' }, '*']);
  expect(told[1]).toMatchObject([
    { source: 'shop', event: 'theme', theme: { text: 'rgb(1, 2, 3)', focus: 'blue' } },
    '*',
  ]);
  submitFrame(null);
  paintFrame(null);
  expect(told).toHaveLength(2);
});

test('a frame cannot make itself higher than a page', () => {
  expect(read({ event: 'resize', height: 1e6 })).toEqual({ event: 'resize', height: 900 });
});

test('[PLUS-030] the fields take the font file of the page', () => {
  const face = `@font-face{font-family:"Archivo";font-weight:100 900;src:url("/assets/fonts/archivo.abc.woff2") format("woff2")}`;
  document.head.innerHTML = `<style>@font-face{font-family:"Other";src:url("/other.woff2")}${face}body{font-family:"Archivo",sans-serif}</style>`;
  const { href } = new URL(themedFrameUrl('/frame?session=1', document.body), location.href);
  expect(JSON.parse(new URL(href).searchParams.get('theme') ?? '{}')).toMatchObject({
    fontFile: '/assets/fonts/archivo.abc.woff2',
  });
});

test('[PLUS-020] a sheet of another origin, which nobody may read, keeps no card from being typed', () => {
  document.head.innerHTML = '<style>body{color:#000}</style>';
  const [sheet] = document.styleSheets;
  Object.defineProperty(sheet, 'cssRules', {
    get: () => {
      throw new DOMException('Not allowed', 'SecurityError');
    },
  });
  expect(themedFrameUrl('/frame?session=1', document.body)).toContain('session=1');
});
