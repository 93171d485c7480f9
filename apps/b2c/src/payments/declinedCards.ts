import type { Market } from '@driveline/markets';
import { B2cError } from '../http/errors.ts';
import { waitFor } from '../http/limits.ts';
import { networkOf } from '../http/networkOf.ts';
import type { CallContext } from '../http/route.ts';
import type { RateLimiter } from '../http/rateLimit.ts';

/** Whose tries count together. */
interface Payer {
  readonly cartId: string;
  readonly sessionIdHash: string;
  /** Unknown where nobody calls, as in recovery. */
  readonly clientAddress?: string;
}

const payerOf = ({ session, clientAddress }: CallContext, cartId: string): Payer => ({
  cartId,
  sessionIdHash: session.state?.idHash ?? '',
  clientAddress,
});

/** Seconds to wait by each limit. */
const waitsOf = (
  limiter: RateLimiter,
  { cartId, sessionIdHash, clientAddress }: Payer,
  use: 'look' | 'owe',
): Promise<number[]> =>
  Promise.all([
    waitFor(limiter, 'declined-card', 'cart', cartId, use),
    waitFor(limiter, 'declined-card', 'session', sessionIdHash, use),
    clientAddress === undefined
      ? 0
      : waitFor(limiter, 'declined-card', 'network', networkOf(clientAddress), use),
  ]);

/** What became of a charge, by its kind; `code` tells why it was declined. */
type Ended =
  { readonly kind: 'declined'; readonly code: string } | { readonly kind: 'ordered' | 'challenge' | 'paid' };

/** Wallets and vouchers take no card number from the payer. */
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
  const retryAfter = Math.max(...(await waitsOf(ctx.services.limiter, payerOf(ctx, cartId), 'look')));
  if (retryAfter <= 0) return;
  const params = { minutes: Math.ceil(retryAfter / 60) };
  throw new B2cError('error_card_tries', { status: 429, retryAfter, params });
}

/** A try to pay a cart, or a gift card that is being bought. */
interface Tried {
  readonly cartId: string;
  readonly draft: {
    readonly payment: { readonly method: string } | null;
    readonly sessionIdHash: string;
  };
}

/** Counts a card that was declined, whatever the reason; the gateway's own failure is none, nor is a used token. */
export async function countDecline(
  limiter: RateLimiter,
  market: Market,
  { cartId, draft }: Tried,
  settled: Ended,
  clientAddress?: string,
): Promise<void> {
  if (settled.kind !== 'declined' || ['processor', 'token'].includes(settled.code)) return;
  if (!isCard(market, draft.payment?.method)) return;
  const payer = { cartId, sessionIdHash: draft.sessionIdHash, ...(clientAddress && { clientAddress }) };
  await waitsOf(limiter, payer, 'owe');
}
