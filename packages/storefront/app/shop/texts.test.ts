import { createTexts } from '@driveline/hooks/page';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { compileMessage } from '../../vite/compiledMessages.ts';
import { missingLabels } from './missingLabels.ts';

const written = (locale: string, text: string, values = {}) =>
  createTexts(locale, { it: compileMessage('it', text) }).text('it', values);

describe('compiled texts read as the reference implementation of ICU messages writes them', () => {
  const parts = '{count, plural, =0 {no parts} one {one part} other {# parts in {place}}}';
  const way = "{way, select, pickup {Pick it up, {name}} other {It''s sent}}";
  const place = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
  test.each<[string, string, Record<string, string | number>]>([
    ['en-US', 'Just words', {}],
    ['en-US', 'Hello {name}', { name: 'Ana' }],
    ['en-US', parts, { count: 0, place: 'Austin' }],
    ['en-US', parts, { count: 1, place: 'Austin' }],
    ['en-US', parts, { count: 1234, place: 'Austin' }],
    ['pt-BR', parts, { count: 1234, place: 'Recife' }],
    ['es-MX', parts, { count: 1_000_000, place: 'Puebla' }],
    ['en-US', way, { way: 'pickup', name: 'Sam' }],
    ['en-US', way, { way: 'ship', name: 'Sam' }],
    ['en-US', place, { n: 2 }],
    ['en-US', place, { n: 11 }],
  ])('%s: %s with %o', (locale, text, values) => {
    expect(written(locale, text, values)).toBe(new IntlMessageFormat(text, locale).format(values));
  });
});

test('a text with markup signs keeps them', () => {
  expect(written('en-US', 'Under <b>10</b> min')).toBe('Under <b>10</b> min');
});

test.each(['{price, number}', '{day, date, short}', '{count, plural, one {'])('%s ends the build', (text) => {
  expect(() => compileMessage('cart.price', text)).toThrow("'cart.price'");
});

test('a missing text shows its id and is remembered', () => {
  missingLabels.take();
  const texts = createTexts('en-US', {}, missingLabels);
  expect(texts.has('cart.gone')).toBe(false);
  expect(texts.text('cart.gone')).toBe('cart.gone');
  expect(missingLabels.take()).toEqual(['cart.gone']);
});
