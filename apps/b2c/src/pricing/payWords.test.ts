import { expect, test } from 'vitest';
import { br, mx, us } from '../../test/markets.ts';
import { payTermsWire } from './payWords.ts';

const plain = (lines: readonly string[] | undefined) => lines?.map((line) => line.replace(/\u00a0/g, ' '));

test.each([
  [br, 300_90, ['6x de R$ 50,15 sem juros', 'R$ 270,81 no Pix']],
  [br, 200_01, ['4x de R$ 50,00 sem juros (1ª de R$ 50,01)', 'R$ 180,01 no Pix']],
  [br, 99_99, ['R$ 90,00 no Pix']],
  [mx, 600_00, ['6 meses sin intereses de $100.00']],
  [mx, 1_000_00, ['9 meses sin intereses de $111.11 (el primero de $111.12)']],
  [mx, 299_99, undefined],
  [us, 300_90, undefined],
] as const)('[PLUS-057] %#: ways to pay in words', (market, amountMinor, lines) => {
  expect(plain(payTermsWire(market, amountMinor).payTerms)).toEqual(lines);
});
