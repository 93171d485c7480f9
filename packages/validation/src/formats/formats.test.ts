import fc from 'fast-check';
import { expect, test } from 'vitest';
import { br, canada, mx, us } from '../../test/markets.ts';
import {
  formatCardNumber,
  formatCpfCnpj,
  formatExpiry,
  formatPhone,
  formatPostalCode,
  formatRfc,
  formatVin,
  keepCaret,
} from '../index.ts';

test.each([
  ['9015551234', us, '(901) 555-1234'],
  ['901555', us, '(901) 555'],
  ['901', us, '(901'],
  ['', us, ''],
  ['90155512345', us, '(901) 555-12345'],
  ['+1 901 555 1234', us, '(901) 555-1234'],
  ['19015551234', us, '(901) 555-1234'],
  [' +1 901 555', us, '(901) 555'],
  ['1 901 555', us, '(190) 155-5'],
  ['190155512345', us, '(190) 155-512345'],
  ['5512345678', mx, '55 1234 5678'],
  ['+52 55 1234 5678', mx, '55 1234 5678'],
  ['1133334444', br, '(11) 3333-4444'],
  ['11912345678', br, '(11) 91234-5678'],
  ['5511912345678', br, '(11) 91234-5678'],
  ['5512345678', { phone: { formats: ['####-####', '##-####-####'], countryCode: '55' } }, '55-1234-5678'],
] as const)('[VALID-018] the phone %j is formatted as %j', (value, market, formatted) => {
  expect(formatPhone(value, { phone: { example: '', ...market.phone } })).toBe(formatted);
});

test.each([
  ['38103', us, '38103'],
  ['381031', us, '38103-1'],
  ['381031234', us, '38103-1234'],
  ['06600', mx, '06600'],
  ['01310100', br, '01310-100'],
  ['013', br, '013'],
  ['38a103', us, '38103'],
  ['k1a0b6', canada, 'K1A 0B6'],
  ['k1a0b6', { postalCode: { ...canada.postalCode, formats: ['#####', 'A#A #A#'] } }, 'K1A 0B6'],
] as const)('the postal code %j is formatted as %j', (value, market, formatted) => {
  expect(formatPostalCode(value, market)).toBe(formatted);
});

test.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['41111', '4111 1'],
  ['378282246310005', '3782 822463 10005'],
])('the card number %s is grouped as %s', (value, formatted) => {
  expect(formatCardNumber(value)).toBe(formatted);
});

test.each([
  ['0', '0'],
  ['1', '1'],
  ['2', '02'],
  ['1/', '01'],
  ['12', '12'],
  ['122', '12/2'],
  ['1227', '12/27'],
  ['12/2027', '12/27'],
  ['12/20277', '12/20277'],
  ['11/22027', '11/22027'],
  ['1/27', '01/27'],
  ['', ''],
])('the expiry %j is formatted as %j', (value, formatted) => {
  expect(formatExpiry(value)).toBe(formatted);
});

test.each([
  ['52998224725', '529.982.247-25'],
  ['529982', '529.982'],
  ['112223330001', '11.222.333/0001'],
  ['11222333000181', '11.222.333/0001-81'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
  ['12a', '12.A'],
])('the CPF or CNPJ %s is formatted as %s', (value, formatted) => {
  expect(formatCpfCnpj(value)).toBe(formatted);
});

test.each([
  ['1hgcm82633a004352', '1HGCM82633A004352'],
  ['1hg-cm8 26', '1HGCM826'],
  ['*', ''],
])('[VALID-004] the VIN %j is formatted as %j', (value, formatted) => {
  expect(formatVin(value)).toBe(formatted);
});

test.each([
  ['gode561231gr8', 'GODE561231GR8'],
  ['gode-561231 gr8', 'GODE561231GR8'],
  ['ñu&n\u0303 1', 'ÑU&Ñ1'],
])('[VALID-004] the RFC %j is formatted as %j', (value, formatted) => {
  expect(formatRfc(value)).toBe(formatted);
});

const formats = {
  phone: (value: string) => formatPhone(value, br),
  postalCode: (value: string) => formatPostalCode(value, br),
  card: formatCardNumber,
  expiry: formatExpiry,
  cpfCnpj: formatCpfCnpj,
  vin: formatVin,
  rfc: formatRfc,
};

test.each(Object.entries(formats))('[VALID-004] formatting %s twice changes nothing', (_name, format) => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 14 });
  fc.assert(
    fc.property(digits, (value) => {
      expect(format(format(value))).toBe(format(value));
    }),
  );
});

test.each(Object.entries(formats))(
  '[VALID-004] Backspace empties a formatted %s without sticking',
  (_name, format) => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 14 });
    fc.assert(
      fc.property(digits, (value) => {
        let text = format(value);
        for (let key = 0; key < 40 && text !== ''; key++) text = format(text.slice(0, -1));
        expect(text).toBe('');
      }),
    );
  },
);

test.each([
  ['typed at the end', '9015', 4, '(901) 5', 7],
  ['typed in the middle', '(901) 5955-1234', 8, '(901) 595-51234', 8],
  ['at the end, where a sign was added', '12', 2, '12/', 3],
  ['at the start', '(901) 555', 0, '(901) 555', 0],
  ['behind the bracket that was deleted', '(901 555', 4, '(901) 555', 4],
  ['a letter that was dropped', '(9x01) 555', 3, '(901) 555', 2],
  ['lower case that was raised', '12.a|bc'.replace('|', ''), 4, '12.ABC', 4],
])('[VALID-004] the caret stays behind its characters: %s', (_title, before, caret, formatted, expected) => {
  expect(keepCaret(before, caret, formatted)).toBe(expected);
});

const typed = {
  // A country code in front is dropped, so no number begins with one here.
  phone: ['023456789', (value: string) => formatPhone(value, us)],
  postalCode: ['0123456789', (value: string) => formatPostalCode(value, us)],
  card: ['0123456789', formatCardNumber],
  cpfCnpj: ['0123456789', formatCpfCnpj],
  cnpjWithLetters: ['ABC', formatCpfCnpj],
  vin: ['0123456789abcXYZ-', formatVin],
  rfc: ['0123456789abcñÑ& ', formatRfc],
} as const;

test.each(Object.entries(typed))(
  '[VALID-004] the characters of a %s before the caret stay before it',
  (_name, [alphabet, format]) => {
    const texts = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 14 });
    const significant = (text: string) => text.toUpperCase().replace(/[^0-9A-ZÑ&]/g, '');
    fc.assert(
      fc.property(texts, fc.nat(14), (value, at) => {
        const caret = Math.min(at, value.length);
        const formatted = format(value);
        const kept = formatted.slice(0, keepCaret(value, caret, formatted));
        expect(significant(kept)).toBe(significant(value.slice(0, caret)));
      }),
    );
  },
);
