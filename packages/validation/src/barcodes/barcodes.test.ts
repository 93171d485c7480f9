import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LaterMethod } from '../paymentMethod.ts';
import { barcodeOf } from './barcodeOf.ts';

const evenDigits = fc
  .array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 30 })
  .map((pairs) => pairs.map((pair) => String(pair).padStart(2, '0')).join(''));

const drawn = (method: 'boleto' | 'oxxo', digits: string) => barcodeOf(method, digits) ?? [];
const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
const chunks = (widths: readonly number[], size: number) =>
  Array.from({ length: Math.floor(widths.length / size) }, (_, at) =>
    widths.slice(at * size, (at + 1) * size),
  );

/** A reader of Interleaved 2 of 5 by its weights 1, 2, 4, 7 and parity, apart from the table that draws. */
function readInterleaved(widths: readonly number[]): string {
  const digitOf = (elements: readonly number[]) => {
    const value = [1, 2, 4, 7].reduce((total, weight, at) => total + (elements[at] === 3 ? weight : 0), 0);
    return String(value === 11 ? 0 : value);
  };
  return chunks(widths.slice(4, -3), 10)
    .map(
      (pair) => digitOf(pair.filter((_, at) => at % 2 === 0)) + digitOf(pair.filter((_, at) => at % 2 === 1)),
    )
    .join('');
}

describe('bar codes of vouchers', () => {
  test('[PLUS-059] a boleto is read back as the digits that were drawn', () => {
    fc.assert(
      fc.property(evenDigits, (digits) => {
        expect(readInterleaved(drawn('boleto', digits))).toBe(digits);
      }),
    );
  });

  test('[PLUS-059] a boleto of 44 digits is 405 modules wide, between the marks of its start and end', () => {
    const widths = drawn('boleto', '99991102900000356370123467890123456789012345'.slice(0, 44));
    expect(sum(widths)).toBe(405);
    expect(widths.slice(0, 4)).toEqual([1, 1, 1, 1]);
    expect(widths.slice(-3)).toEqual([3, 1, 1]);
  });

  test('[PLUS-059] each symbol of an OXXO code has 11 modules, an even number of them dark, and no other is like it', () => {
    const all = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0')).join('');
    const symbols = chunks(drawn('oxxo', all).slice(0, -7), 6);
    expect(symbols.map(sum)).toEqual(symbols.map(() => 11));
    expect(symbols.every(([a = 0, , b = 0, , c = 0]) => (a + b + c) % 2 === 0)).toBe(true);
    expect(new Set(symbols.slice(1, 101).map(String)).size).toBe(100);
  });

  test('[PLUS-059] the check symbol follows from every digit and its place', () => {
    const check = (digits: string) => String(drawn('oxxo', digits).slice(-13, -7));
    // 105 + 1·93 + 2·0 + 3·12 = 234, modulo 103 is 28.
    expect(check('930012')).toBe(String(drawn('oxxo', '28').slice(6, 12)));
    expect(check('120093')).not.toBe(check('930012'));
  });

  const undrawn: { why: string; method: LaterMethod; digits: string }[] = [
    { why: 'Pix has a QR code', method: 'pix', digits: '1234' },
    { why: 'an odd number of digits', method: 'oxxo', digits: '123' },
    { why: 'a letter', method: 'boleto', digits: '12a4' },
    { why: 'no digit at all', method: 'oxxo', digits: '' },
  ];
  test.each(undrawn)('nothing is drawn: $why', ({ method, digits }) => {
    expect(barcodeOf(method, digits)).toBeUndefined();
  });
});
