import { createMarkets } from '@driveline/markets';
import type { ServerMarket, ServerMarkets } from '../markets/serverMarket.ts';
import type { PaymentGateway } from '../ports/gateway.ts';
import { cardsAllowed } from '../tenders/paymentMethods.ts';

/**
 * The markets with the ways to pay that this gateway has: what it lacks is off, so that no price, term or plan of it is
 * shown or charged anywhere.
 */
export const offeredMarkets = ({ markets }: ServerMarkets, gateway: PaymentGateway): ServerMarkets =>
  createMarkets(markets.map((market) => offeredMarket(market, gateway)));

function offeredMarket(market: ServerMarket, gateway: PaymentGateway): ServerMarket {
  const { installments, ...payments } = market.payments;
  const methods = payments.methods.map((method) => ({
    ...method,
    enabled: cardsAllowed(method, gateway) > 0,
  }));
  const isSplit = gateway.splitsCards && installments;
  return { ...market, payments: { ...payments, methods, ...(isSplit && { installments }) } };
}
