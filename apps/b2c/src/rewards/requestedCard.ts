import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { takeToken } from './candidates.ts';
import { readCard, type Card } from './cardStore.ts';
import { readRewardsId } from './rewardsId.ts';

/** How a caller names a card: by its number, or by the token that a look-up gave. */
export interface RequestedCard {
  readonly rewardsId?: string | undefined;
  readonly candidateToken?: string | undefined;
}

/**
 * The card that a caller means. One that another account has linked answers as one that does not exist, so that a
 * number that was found or guessed tells nothing.
 * @throws B2cError error_candidate_expired, error_rewards_invalid when it cannot be a card's number
 */
export async function requestedCard(
  ctx: CallContext,
  customerId: string,
  asked: RequestedCard,
): Promise<Card | undefined> {
  const id = await askedId(ctx, asked);
  const card = await readCard(ctx.db, ctx.market.code, id);
  return card && (card.customer_id === null || card.customer_id === customerId) ? card : undefined;
}

async function askedId({ db, clock, session }: CallContext, asked: RequestedCard): Promise<string> {
  if (asked.candidateToken !== undefined) {
    const sessionIdHash = session.state?.idHash ?? '';
    const id = await takeToken(db, clock.now(), sessionIdHash, asked.candidateToken);
    if (id === undefined) throw new B2cError('error_candidate_expired');
    return id;
  }
  const id = readRewardsId(asked.rewardsId ?? '');
  if (id === undefined) throw new B2cError('error_rewards_invalid', { field: 'rewardsId' });
  return id;
}
