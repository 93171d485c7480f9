import { markets, type Market } from '@driveline/markets';
import { wholeModules } from '../src/markets/serverMarkets.ts';
import { withShippedTerms } from '../src/markets/shipped.ts';
import type { Clock } from '../src/clock/clock.ts';
import { signatureHeader } from '../src/payments/sandbox/webhookSignature.ts';
import { commitBody, undecidedBuyer } from '../conformance/client/buyer.ts';
import { stockedPart } from '../seed/stockedPart.ts';
import { openShop, type Shop, type Shopper } from './shop.ts';

/** With which the payment service signs its messages. */
export const webhookSecret = 'a secret of the test';

/** Markets are records: another team's takes gift cards beside what is paid later. */
const withGiftCards = ({ payments, ...market }: Market): Market => ({
  ...market,
  payments: {
    ...payments,
    methods: [
      ...payments.methods.filter(({ id }) => id !== 'giftCard'),
      { id: 'giftCard', kind: 'giftcard', vendor: 'giftcard', enabled: true },
    ],
  },
});

export const openPaidLaterShop = (clock: Clock): Promise<Shop> =>
  openShop({
    clock,
    paymentWebhookSecret: webhookSecret,
    limiter: { take: () => Promise.resolve(0) },
    markets: wholeModules(markets.map(withGiftCards).map(withShippedTerms)),
  });

export interface WantedPayment {
  readonly method: string;
  readonly market: string;
  readonly more?: object;
  readonly skip: number;
}

/** A placed order that waits for its money. */
export async function waitingOrder(shop: Shop, { method, market, more = {}, skip }: WantedPayment) {
  const part = await stockedPart(shop, { market, skip });
  const ready = await undecidedBuyer(shop, part, { market, more });
  // What the method takes off has changed the cart: the order is for the one that this answer shows.
  const { order: cart } = await ready.shopper.do('checkout.addPayment', { body: { paymentMethod: method } });
  const { order, orderId = '' } = await ready.shopper.do('checkout.commit', commitBody({ ...ready, cart }));
  const instructions = order?.paymentInstructions;
  if (!order || !instructions) throw new Error('The order does not wait.');
  return { ...ready, part, order, orderId, instructions, page: new URL(instructions.url ?? '').pathname };
}

/** What the order's page says. */
export const shownStatusOf = async (shopper: Shopper, orderId: string) =>
  (await shopper.do('orders.detail', { params: { orderId } })).orders[0]?.orderStatus;

/** The payment service's record of the page where it is paid. */
export const chargeOf = (shop: Shop, page: string) =>
  shop.database.db
    .selectFrom('sandbox_charge')
    .selectAll()
    .where('ref', '=', page.split('/').at(-1) ?? '')
    .executeTakeFirstOrThrow();

/** A message of the payment service. */
export const sendWebhook = (shopper: Shopper, body: string, signature?: string) =>
  shopper.fetch('/ecomm/b2c/v1/payment/webhook/sandbox', {
    method: 'POST',
    body,
    headers: signature ? { [signatureHeader]: signature } : {},
  });
