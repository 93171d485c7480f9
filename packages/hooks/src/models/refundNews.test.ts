import type { Order } from '@driveline/api';
import { expect, test } from 'vitest';
import { refundNews } from './refundNews.ts';

const market = { currency: { code: 'USD', minorDigits: 2 } };
const newsOf = (refund?: object) => refundNews({ orders: [{ refund }] } as unknown as Order, market);

test.each([
  ['a refund that is due', { isPaid: false }, [['refundDue', 950, '2026-03-09']]],
  ['a refund', { isPaid: true }, [['refunded', 950, '2026-03-09']]],
  [
    'a hold alone',
    { isPaid: true, hold: { amount: 9.5, date: '2026-03-02', isReleased: true } },
    [['holdReleased', 950, '2026-03-02']],
  ],
  [
    'a hold that is released and a gift card that waits, each with its own day',
    { isPaid: false, hold: { amount: 4.5, date: '2026-03-02', isReleased: true } },
    [
      ['refundDue', 500, '2026-03-09'],
      ['holdReleased', 450, '2026-03-02'],
    ],
  ],
])('[PLUS-024] an order says of %s what becomes of the money', (_what, change, said) => {
  const news = newsOf({ amount: 9.5, date: '2026-03-09', ...change });
  expect(news.map(({ kind, amountMinor, day }) => [kind, amountMinor, day])).toEqual(said);
});

test('an order that was kept says nothing of money', () => {
  expect(newsOf()).toEqual([]);
});
