import { expect, test } from 'vitest';
import { enUS } from '../../i18n/en-US.ts';
import { esMX } from '../../i18n/es-MX.ts';
import { ptBR } from '../../i18n/pt-BR.ts';
import { orderStatuses } from '../model/order.ts';
import { statusWords } from './StatusLabel.tsx';

test.each([
  ['en-US', enUS],
  ['es-MX', esMX],
  ['pt-BR', ptBR],
])('[ACCT-044] every status of an order has words in %s', (_, strings) => {
  const { status } = strings.order;
  const words = orderStatuses.map((code) => statusWords(status, code));
  expect(words.every((text) => text.length > 2)).toBe(true);
  // READY and READY FOR PICK UP share their words; no other two do.
  expect(new Set(words).size).toBe(orderStatuses.length - 1);
});

test('[ACCT-044] a status that nobody knows reads as unknown', () => {
  expect(statusWords(enUS.order.status, 'SOMETHING_NEW')).toBe('Status unknown');
});
