import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLocale } from '@driveline/markets';
import { expect, test } from 'vitest';
import { br, mx, us } from '../../test/markets.ts';
import { amountText, moneyText } from './moneyText.ts';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');
const yen = { locale: 'ja-JP', currency: { code: 'JPY', minorDigits: 0 } };
const dinar = { locale: 'en-US', currency: { code: 'BHD', minorDigits: 3 } };
const canadian = { locale: 'en-CA', currency: { code: 'USD', minorDigits: 2 } };

test.each([
  [us, 1_234_50, '$1,234.50', '$1,234.50', '1,234.50'],
  [inLocale(us, 'es-US'), 20_00, '$20.00', '$20', '20.00'],
  [mx, 1_234_00, '$1,234.00', '$1,234', '1,234.00'],
  [br, 270_81, 'R$ 270,81', 'R$ 270,81', '270,81'],
  [yen, 1200, '¥1,200', '¥1,200', '1,200'],
  [dinar, 1_500, 'BHD 1.500', 'BHD 1.500', '1.500'],
  [canadian, 5_00, '$5.00', '$5', '5.00'],
] as const)('[CART-019] %#: money as its market writes it', (market, minor, whole, trimmed, bare) => {
  expect(plain(moneyText(market, minor)).replace('￥', '¥')).toBe(whole);
  expect(plain(moneyText(market, minor, { trim: true })).replace('￥', '¥')).toBe(trimmed);
  expect(plain(amountText(market, minor))).toBe(bare);
});

test('nothing else of the server formats money', () => {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const formatting = files.filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('NumberFormat('),
  );
  // Measures are numbers with a unit.
  expect(formatting).toEqual(['markets/measure.ts', 'messages/moneyText.ts']);
});
