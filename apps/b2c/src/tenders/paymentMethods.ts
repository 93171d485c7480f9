import type { Market, PaymentMethod } from '@driveline/markets';
import type { ShopCardMethod } from '@driveline/validation';
import { B2cError } from '../http/errors.ts';
import type { PaymentGateway } from '../ports/gateway.ts';

/** Gift cards, and merchandise cards, that pay one order. */
export const giftCardLimit = 4;

/** How many of each kind pay one order (CART-046). One token, several cards of ours. */
const allowed: Readonly<Record<PaymentMethod['kind'], number>> = {
  card: 1,
  wallet: 1,
  giftcard: giftCardLimit,
  voucher: 1,
  instant: 1,
};

/** Rewards are one account, whatever a market says of its kind. */
const rewardsMethod = 'loyaltyCard' satisfies ShopCardMethod;

/** @returns 0 for a method that is off, or that the gateway does not offer (CART-044) */
export function cardsAllowed(method: PaymentMethod, gateway: PaymentGateway): number {
  const { id, kind, enabled, waitsForPayment } = method;
  if (!enabled) return 0;
  if (kind === 'wallet' && !gateway.wallets?.methods.includes(id)) return 0;
  if (waitsForPayment && !gateway.laterMethods?.includes(id)) return 0;
  return id === rewardsMethod ? 1 : allowed[kind];
}

const bare = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** Every card is one choice of the page; which one it is, its token says. */
const anyCard = ['card', 'creditcard'];

export const isAnyCard = (name: string): boolean => anyCard.includes(bare(name));

/**
 * The method that a name of the wire means: its id or the vendor of CART-047, however they are spelled.
 * @throws B2cError error_payment_method when the market does not take it
 */
export function methodNamed(market: Market, gateway: PaymentGateway, name: string): PaymentMethod {
  const wanted = bare(name);
  const method = market.payments.methods.find(
    ({ id, vendor }) => bare(id) === wanted || bare(vendor ?? '') === wanted,
  );
  if (!method || wanted === '' || cardsAllowed(method, gateway) === 0) {
    throw new B2cError('error_payment_method', { field: 'paymentMethod' });
  }
  return method;
}
