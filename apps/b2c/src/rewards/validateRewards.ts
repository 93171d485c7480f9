import type { InputOf, OutputOf } from '@driveline/api/contract';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { requireCustomer, type Customer } from '../identity/customer.ts';
import { requestedCard } from './requestedCard.ts';
import type { Card } from './cardStore.ts';
import { limitSearch } from './limits.ts';
import { beginLink } from './linkChallenge.ts';
import { maskedEmail, maskedPhone } from './masks.ts';
import { missingFields, profileInfo } from './profile.ts';

type Outcome = OutputOf<'rewards.validate'>;
type QuestionId = Outcome['questions'][number];

/** Of a card that is not to be linked here, whatever the reason (REWARD-011). */
const unknownCard: Outcome = {
  azProfileInfo: null,
  profileUpdateRequired: false,
  acountsLinked: false,
  validateQuestionsRequired: false,
  questions: [],
  codeSentTo: null,
};

/**
 * API-035: what stands between an account and a card. Nothing is linked here: a code always goes to the contact on
 * file first (REWARD-017).
 * @throws B2cError error_account_incomplete (1089), error_rewards_invalid, error_candidate_expired,
 *   error_rewards_no_contact, error_rewards_locked, error_too_many_requests (429)
 */
export async function validateRewards(
  ctx: CallContext & { readonly input: InputOf<'rewards.validate'> },
): Promise<Outcome> {
  const customer = await requireCustomer(ctx);
  await limitSearch(ctx, 'rewards-validate', customer.id);
  refuseIncomplete(customer);
  const card = await requestedCard(ctx, customer.id, ctx.input.body ?? {});
  if (!card) return unknownCard;
  const isOwn = card.customer_id === customer.id;
  const base = { ...unknownCard, azProfileInfo: profileInfo(card, isOwn) };
  if (isOwn) return { ...base, acountsLinked: true };
  if (!card.email && !card.phone) throw new B2cError('error_rewards_no_contact');
  await beginLink(ctx, customer.id, card);
  const missing = missingFields(card);
  return {
    ...base,
    profileUpdateRequired: missing.length > 0,
    validateQuestionsRequired: card.asks_questions,
    questions: questionsOf(card),
    codeSentTo: card.email ? maskedEmail(card.email) : maskedPhone(card.phone),
    ...(missing.length > 0 ? { missingFields: missing } : {}),
  };
}

/** Code 1089 leads to `/completeAccount`: a card is not linked to an account that nobody could call back. */
function refuseIncomplete({ first_name, last_name, phone }: Customer): void {
  if (!first_name.trim() || !last_name.trim() || !phone) throw new B2cError('error_account_incomplete');
}

/** The code, and where the card asks for it the facts on file, as far as there are any. */
export function questionsOf(card: Card): QuestionId[] {
  if (!card.asks_questions) return ['oneTimeCode'];
  return [
    'oneTimeCode',
    ...(card.last_name ? (['lastName'] as const) : []),
    ...(card.phone ? (['phoneLastFour'] as const) : []),
    ...(card.postal_code ? (['postalCode'] as const) : []),
  ];
}

/** API-100. @throws B2cError error_rewards_invalid, error_too_many_requests (429) */
export async function verifyRewardsId(
  ctx: CallContext & { readonly input: InputOf<'rewards.verifyId'> },
): Promise<OutputOf<'rewards.verifyId'>> {
  const customer = await requireCustomer(ctx);
  await limitSearch(ctx, 'rewards-validate', customer.id);
  return { valid: (await requestedCard(ctx, customer.id, ctx.input.body)) !== undefined };
}
