import type { Market, PaymentMethod } from '@driveline/markets';
import { B2cError } from '../http/errors.ts';
import type { PaymentToken } from '../ports/gateway.ts';

/** The market's method for a token's vendor. @throws B2cError error_card_declined for one that it does not take */
export function methodOfToken(market: Market, { vendor }: PaymentToken): PaymentMethod {
  const method = market.payments.methods.find(
    (each) => (each.kind === 'card' || each.kind === 'wallet') && each.vendor === vendor,
  );
  if (!method?.enabled) throw new B2cError('error_card_declined', { field: 'token' });
  return method;
}
