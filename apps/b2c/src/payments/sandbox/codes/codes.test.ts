import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boletoBarcode, boletoLine, dueFactor, modulo10 } from './boleto.ts';
import { brCode, crc16 } from './brCode.ts';
import { clabe } from './clabe.ts';
import { inFours, oxxoReference } from './oxxo.ts';

describe('Pix', () => {
  test('[PLUS-022] the BR Code of the central bank’s manual', () => {
    const code = brCode({
      key: '123e4567-e12b-12d1-a456-426655440000',
      merchantName: 'Fulano de Tal',
      merchantCity: 'BRASILIA',
      txid: '***',
    });
    expect(code).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    );
  });

  test('the checksum of the standard’s check text', () => expect(crc16('123456789')).toBe('29B1'));

  test('carries the amount with two decimals, and names without accents in their lengths', () => {
    const code = brCode({
      key: 'k',
      amountMinor: 123_450,
      merchantName: 'Peças São João do Norte e do Sul Ltda',
      merchantCity: 'São Paulo',
      txid: 'A1',
    });
    expect(code).toContain('54071234.50');
    expect(code).toContain('5925Pecas Sao Joao do Norte e6009Sao Paulo62060502A1');
  });

  test('every field can be read back, and the checksum is that of all before it', () => {
    const texts = fc.string({ minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(texts, texts, fc.nat(10_000_000), (merchantName, merchantCity, amountMinor) => {
        const code = brCode({ key: 'chave', amountMinor, merchantName, merchantCity, txid: 'T' });
        const fields = new Map<string, string>();
        for (let at = 0; at < code.length;) {
          const length = Number(code.slice(at + 2, at + 4));
          fields.set(code.slice(at, at + 2), code.slice(at + 4, at + 4 + length));
          at += 4 + length;
        }
        expect(fields.get('54')).toBe((amountMinor / 100).toFixed(2));
        expect(fields.get('63')).toBe(crc16(code.slice(0, -4)));
      }),
    );
  });
});

describe('boleto', () => {
  const example = {
    bank: '001',
    dueDate: '2007-12-31',
    amountMinor: 100,
    freeField: '0500940144816060680935031',
  };

  test('[PLUS-022] bar code and typed line of the bank’s own example', () => {
    const barcode = boletoBarcode(example);
    expect(barcode).toBe('00193373700000001000500940144816060680935031');
    expect(boletoLine(barcode)).toBe('00190.50095 40144.816069 06809.350314 3 37370000000100');
  });

  test.each([
    ['2000-07-03', '1000'],
    ['2025-02-21', '9999'],
    ['2025-02-22', '1000'],
    ['2026-11-21', '1637'],
  ])('the factor of %s is %s', (day, factor) => expect(dueFactor(day)).toBe(factor));

  test('a line has 47 digits, and one changed digit of a field shows', () => {
    fc.assert(
      fc.property(
        fc.nat(9_999_999),
        fc.stringMatching(/^\d{25}$/),
        fc.nat(8),
        (amountMinor, freeField, at) => {
          const line = boletoLine(boletoBarcode({ ...example, amountMinor, freeField })).replace(/\D/g, '');
          expect(line).toHaveLength(47);
          const field = line.slice(0, 9);
          expect(modulo10(field)).toBe(line[9]);
          const wrong = field.slice(0, at) + ((Number(field[at]) + 1) % 10) + field.slice(at + 1);
          expect(modulo10(wrong)).not.toBe(line[9]);
        },
      ),
    );
  });
});

test('[PLUS-022] a CLABE ends with its check digit', () => {
  expect(clabe('03218000011835971')).toBe('032180000118359719');
  expect(clabe('00201007777777777')).toBe('002010077777777771');
});

test('[PLUS-022] an OXXO reference ends with its check digit and is read in fours', () => {
  expect(oxxoReference('9300000000001')).toBe(`9300000000001${modulo10('9300000000001')}`);
  expect(inFours('93000000000012')).toBe('9300 0000 0000 12');
});
