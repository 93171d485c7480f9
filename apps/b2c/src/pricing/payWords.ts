import { toDecimal } from '@driveline/api';
import { payTerms, type Instalment, type Market, type PayTerms } from '@driveline/markets';
import { textOf, type Speaker } from '../messages/index.ts';
import { moneyText } from '../messages/moneyText.ts';

type PayMarket = Market & Speaker;

/** PLUS-057: how an amount may be paid, a quiet line each; empty where there is nothing to say. */
export function payLines(market: PayMarket, { instalment, prices }: PayTerms): string[] {
  const text = textOf(market);
  return [
    ...(instalment ? [instalmentText(market, instalment)] : []),
    ...prices
      .filter(({ savedMinor }) => savedMinor > 0)
      .map(({ method, amountMinor }) =>
        text('pay.price', { method, amount: moneyText(market, amountMinor) }),
      ),
  ];
}

/** The lines of one price, without its deposit; an answer leaves them out where there are none. */
export function payTermsWire(market: PayMarket, amountMinor: number): { payTerms?: string[] } {
  const lines = payLines(market, payTerms(market.payments, amountMinor));
  return lines.length > 0 ? { payTerms: lines } : {};
}

/** Every parcel is named that differs from the others, so that they add up. */
export function instalmentText(
  market: PayMarket,
  { count, firstMinor, parcelMinor, interestFree }: Instalment,
): string {
  const uneven = firstMinor === parcelMinor ? 'no' : 'yes';
  const amount = moneyText(market, parcelMinor);
  const first = moneyText(market, firstMinor);
  return textOf(market)('pay.installments', {
    count,
    amount,
    first,
    uneven,
    free: interestFree ? 'yes' : 'no',
  });
}

/** What a way to pay took off, among the totals. */
export const payDiscountWire = (
  market: PayMarket,
  method: string | undefined,
  minor: number,
): { paymentDiscount?: { name: string; amount: number } } =>
  minor > 0
    ? {
        paymentDiscount: {
          name: textOf(market)('pay.discount', { method: method ?? '' }),
          amount: toDecimal(minor, market.currency.minorDigits),
        },
      }
    : {};
