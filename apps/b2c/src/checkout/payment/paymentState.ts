import { toDecimal } from '@driveline/api';
import type { PaymentState } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import type { CartModel } from '../../cart/cartModel.ts';
import type { ServerMarket } from '../../markets/serverMarket.ts';
import { instalmentOf, tenderId, type CartPayment } from '../../tenders/tenders.ts';
import { instalmentWire } from '../../tenders/tenderWire.ts';

/** How a cart is paid, for the wire (CART-023). */
export function toPaymentState(market: ServerMarket, cart: CartModel | undefined): PaymentState {
  const payment = cart?.payment ?? null;
  const plan = cart?.paymentPlan;
  const major = (minor: number) => toDecimal(minor, market.currency.minorDigits);
  return {
    paymentMethodInfo: payment ? [infoOf(market, payment, plan?.dueMinor ?? 0)] : [],
    giftCardList: (plan?.accounts ?? []).map((account) => ({
      giftCardId: tenderId(account),
      paymentMethod: account.method,
      lastFour: account.lastFour,
      amount: major(account.appliedMinor),
      balance: major(account.availableMinor),
    })),
    GCorRewardsOnlyOrder: plan?.isCovered ?? false,
    paymentLayout: !payment || plan?.isCovered ? 'none' : layoutOf(market, payment),
    paypalIndicator: payment?.cardType === 'paypal',
    ...(cart?.lapsedPayment && !plan?.isCovered
      ? { approvalLapsed: lapsedOf(market, cart.lapsedPayment) }
      : {}),
  };
}

const lapsedOf = (market: Market, { method, cardType, approval }: CartPayment) => ({
  paymentMethod: method,
  cardType,
  approvedAmount: toDecimal(approval?.dueMinor ?? 0, market.currency.minorDigits),
});

const infoOf = (market: ServerMarket, payment: CartPayment, dueMinor: number) => {
  const { method, cardType, lastFour, expiry, notSaved } = payment;
  return {
    paymentMethod: method,
    cardType,
    lastFour,
    ...(expiry ? { expiry } : {}),
    ...(notSaved ? { notSaved } : {}),
    ...instalmentWire(market, instalmentOf(payment, dueMinor, market.payments.installments)),
  };
};

function layoutOf(market: Market, { method, cardType }: CartPayment): PaymentState['paymentLayout'] {
  const kind = market.payments.methods.find(({ id }) => id === method)?.kind;
  if (kind === 'wallet') return cardType === 'paypal' ? 'paypal' : 'wallet';
  return kind === 'card' ? 'card' : 'none';
}
