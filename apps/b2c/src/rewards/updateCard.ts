import type { InputOf, OutputOf } from '@driveline/api/contract';
import { withTx } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { requireCustomer } from '../identity/customer.ts';
import { prove } from './answerQuestions.ts';
import { requestedCard } from './requestedCard.ts';
import { primaryCard, readCard, type Card } from './cardStore.ts';
import { linkCard } from './linkCard.ts';
import { isProven, markProven } from './linkChallenge.ts';
import { toLoyaltyAccount } from './loyaltyAccountOf.ts';
import { checkedProfile } from './profile.ts';

/**
 * API-059: changes the holder of the account's card, or completes the profile of one that is being linked and links
 * it (REWARD-045). The latter needs everything that its validation asked for, here or before.
 * @throws B2cError error_rewards_card_unknown (404), error_rewards_profile_invalid, error_email_invalid, and what
 *   a try at the code throws
 */
export async function updateCard(
  ctx: CallContext & { readonly input: InputOf<'rewards.update'> },
): Promise<OutputOf<'rewards.update'>> {
  const { db, market, clock, input } = ctx;
  const customer = await requireCustomer(ctx);
  const { rewardsId, candidateToken, oneTimeCode, ...profile } = input.body;
  const isNamed = rewardsId !== undefined || candidateToken !== undefined;
  const card = isNamed
    ? await requestedCard(ctx, customer.id, { rewardsId, candidateToken })
    : await primaryCard(db, customer.id);
  if (!card) throw new B2cError('error_rewards_card_unknown');
  const columns = checkedProfile(market, clock.now(), profile);
  if (card.customer_id !== customer.id) await mustBeProven(ctx, customer.id, card, oneTimeCode);
  await withTx(db, async (tx) => {
    // Linked first: where another account was quicker, the card keeps that one's profile.
    await linkCard(tx, clock.now(), customer.id, card.rewards_id);
    await tx
      .updateTable('loyalty_account')
      .set({ ...columns, updated_at: clock.now() })
      .where('rewards_id', '=', card.rewards_id)
      .where('customer_id', '=', customer.id)
      .execute();
  });
  const saved = await readCard(db, market.code, card.rewards_id);
  return { loyaltyAccount: toLoyaltyAccount(market, saved ?? card), acountsLinked: true };
}

async function mustBeProven(
  ctx: CallContext,
  customerId: string,
  card: Card,
  oneTimeCode: string | undefined,
): Promise<void> {
  const { db, clock } = ctx;
  if (await isProven(db, clock.now(), customerId, card.rewards_id)) return;
  await prove(ctx, customerId, card, [{ questionId: 'oneTimeCode', answer: oneTimeCode ?? '' }]);
  await markProven(db, clock.now(), customerId, card.rewards_id);
}
