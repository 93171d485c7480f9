import type { Market } from '@driveline/markets';
import type { Settled } from '../checkout/settleAttempt.ts';
import { B2cError } from '../http/errors.ts';
import { networkOf } from '../http/networkOf.ts';
import type { CallContext } from '../http/route.ts';
import type { RateRule } from '../http/rateLimit.ts';

/**
 * Whoever tries out stolen cards has most of them declined. A shopper mistypes a card or has two that lack money; behind
 * one network are many shoppers.
 */
const perCart = { burst: 5, perMinute: 1 / 3 };
const perSession = { burst: 8, perMinute: 1 / 3 };
const perNetwork = { burst: 20, perMinute: 1 };

const limitsOf = ({ session, clientAddress }: CallContext, cartId: string): [string, RateRule][] => [
  [`declined-card:cart:${cartId}`, perCart],
  [`declined-card:session:${session.state?.idHash ?? ''}`, perSession],
  [`declined-card:network:${networkOf(clientAddress)}`, perNetwork],
];

/** Wallets and vouchers take no card number from whoever pays. */
const isCard = (market: Market, method: string | undefined): boolean =>
  market.payments.methods.some(({ id, kind }) => id === method && kind === 'card');

/**
 * Before the gateway is asked for a card. Other ways to pay always go on, and so does the answer to a bank's question.
 * @throws B2cError error_card_tries (429) after too many declined cards
 */
export async function refuseAfterDeclines(
  ctx: CallContext,
  cartId: string,
  method: string | undefined,
): Promise<void> {
  if (!isCard(ctx.market, method)) return;
  const { limiter } = ctx.services;
  const waits = await Promise.all(
    limitsOf(ctx, cartId).map(([key, rule]) => limiter.take(key, rule, 'look')),
  );
  const retryAfter = Math.max(...waits);
  if (retryAfter <= 0) return;
  const params = { minutes: Math.ceil(retryAfter / 60) };
  throw new B2cError('error_card_tries', { status: 429, retryAfter, params });
}

/** Counts a card that was declined, whatever the reason; the gateway's own failure is none, nor is a used token. */
export async function countDecline(
  ctx: CallContext,
  cartId: string,
  method: string | undefined,
  settled: Settled,
): Promise<void> {
  if (settled.kind !== 'declined' || ['processor', 'token'].includes(settled.code)) return;
  if (!isCard(ctx.market, method)) return;
  const { limiter } = ctx.services;
  await Promise.all(limitsOf(ctx, cartId).map(([key, rule]) => limiter.take(key, rule, 'owe')));
}
