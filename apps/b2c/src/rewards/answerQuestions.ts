import type { InputOf, OutputOf } from '@driveline/api/contract';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { requireCustomer } from '../identity/customer.ts';
import { requestedCard } from './requestedCard.ts';
import type { Card } from './cardStore.ts';
import { linkCard } from './linkCard.ts';
import { countTry, isCode, isSame, markProven } from './linkChallenge.ts';
import { postalKey } from './lookUp.ts';
import { nameKey } from './nameKey.ts';
import { missingFields } from './profile.ts';
import { questionsOf } from './validateRewards.ts';

type Answers = InputOf<'rewards.answerQuestions'>['body']['answers'];

/**
 * API-101: the code and the questions that the validation asked for, judged together, so that a wrong answer does
 * not tell which one it was. All right links the card, unless its profile has to be completed first.
 * @throws B2cError error_answer_wrong, error_rewards_locked after three tries, error_otp_expired (410),
 *   error_rewards_invalid, error_candidate_expired
 */
export async function answerQuestions(
  ctx: CallContext & { readonly input: InputOf<'rewards.answerQuestions'> },
): Promise<OutputOf<'rewards.answerQuestions'>> {
  const { db, clock, input } = ctx;
  const customer = await requireCustomer(ctx);
  const card = await requestedCard(ctx, customer.id, input.body);
  if (!card) throw new B2cError('error_rewards_invalid', { field: 'rewardsId' });
  if (card.customer_id === customer.id) return { acountsLinked: true, profileUpdateRequired: false };
  await prove(ctx, customer.id, card, input.body.answers);
  await markProven(db, clock.now(), customer.id, card.rewards_id);
  if (missingFields(card).length > 0) return { acountsLinked: false, profileUpdateRequired: true };
  await linkCard(db, clock.now(), customer.id, card.rewards_id);
  return { acountsLinked: true, profileUpdateRequired: false };
}

/** One try. @throws B2cError error_answer_wrong, error_rewards_locked, error_otp_expired (410) */
export async function prove(
  ctx: CallContext,
  customerId: string,
  card: Card,
  answers: Answers,
): Promise<void> {
  const { market } = ctx;
  const link = await countTry(ctx, customerId, card.rewards_id);
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  const code = (given.get('oneTimeCode') ?? '').replace(/\s/g, '');
  const checks = {
    oneTimeCode: () => isCode(code, link.code_hash),
    lastName: () => isSame(nameKey(given.get('lastName') ?? ''), card.name_key ?? ''),
    phoneLastFour: () => isSame((given.get('phoneLastFour') ?? '').trim(), (card.phone ?? '').slice(-4)),
    postalCode: () => isSame(postalKey(given.get('postalCode') ?? '', market), card.postal_code ?? ''),
  };
  // Every check runs, so that the time says nothing either.
  const results = questionsOf(card).map((id) => checks[id]());
  if (results.every(Boolean)) return;
  throw new B2cError(link.isLast ? 'error_rewards_locked' : 'error_answer_wrong');
}
