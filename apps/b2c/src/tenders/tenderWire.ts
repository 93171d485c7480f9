import { toDecimal } from '@driveline/api';
import type { Order } from '@driveline/api/contract';
import type { Instalment } from '@driveline/markets';
import type { ServerMarket } from '../markets/serverMarket.ts';
import { instalmentText } from '../pricing/payWords.ts';
import type { DraftTender } from './tenders.ts';

/** One of the ways that pay an order or a cart, as answers list it (CART-025). */
export const tenderWire = (
  market: ServerMarket,
  { method, cardType, lastFour, amountMinor, instalment }: DraftTender,
): Order['grandPaymentAccountList'][number] => ({
  paymentMethod: method,
  cardType,
  lastFour,
  amount: toDecimal(amountMinor, market.currency.minorDigits),
  ...instalmentWire(market, instalment),
});

/** The monthly payments that were chosen, said back; nothing for a single charge. */
export const instalmentWire = (market: ServerMarket, instalment: Instalment | undefined) =>
  instalment ? { installments: { count: instalment.count, text: instalmentText(market, instalment) } } : {};
