import { isB2cError } from '@driveline/api';
import type { B2cClient } from '@driveline/api';
import {
  phoneDigits,
  rewardsIdForm,
  rewardsLookUpForm,
  rewardsLookupQuery,
  rewardsQuestionsForm,
} from '@driveline/validation';
import type { AccountFormOptions, RewardsQuestion, Values } from '@driveline/validation';
import { logFault } from '../client/logFault.ts';
import { rewardsMutations } from './rewardsMutations.ts';
import { afterAnswers, afterFailure, afterLookUp, afterValidation } from './rewardsLinkSteps.ts';
import type {
  RewardsCard,
  RewardsLinkAsked,
  RewardsLinkNext,
  RewardsLinkOutcome,
} from './rewardsLinkSteps.ts';

// The linking by forms that keep no state between two posts: the page without script and the modal send the same ones
// (REWARD-043).

/** A form of the linking that was posted. */
export interface RewardsLinkPost {
  readonly client: B2cClient;
  readonly market: Pick<AccountFormOptions, 'phone' | 'postalCode'>;
  /** As it was typed. */
  readonly typed: Values;
}

/**
 * A card by its number, or one that the look-up has found (REWARD-007, REWARD-014).
 * @throws the error of the server to a shopper who has to sign in again; so do the others
 */
export async function linkByCard({ client, typed }: RewardsLinkPost): Promise<RewardsLinkNext> {
  if (typed['candidateToken']) return validated(client, typed, { step: 'profiles' }, cardOf(typed));
  const { values, issues } = rewardsIdForm().validate(typed);
  if (issues.length > 0) return { step: 'enterId', values: typed, issues };
  return validated(client, typed, { step: 'enterId' }, cardOf(values));
}

function validated(client: B2cClient, typed: Values, asked: RewardsLinkAsked, card: RewardsCard) {
  const answer = rewardsMutations.validate(client).mutate(card);
  return settled(
    typed,
    asked,
    answer.then((validation) => afterValidation(asked, card, validation)),
  );
}

/** A card by what it knows of its holder (REWARD-012). */
export async function linkByFacts({ client, market, typed }: RewardsLinkPost): Promise<RewardsLinkNext> {
  const { values, issues } = rewardsLookUpForm(market).validate(typed);
  if (issues.length > 0) return { step: 'lookUp', values: typed, issues };
  const { lastName, telephoneNumber, rewardsLookup = '' } = values;
  const customerData = {
    ...(lastName && { lastName }),
    ...(telephoneNumber && { telephoneNumber: phoneDigits(telephoneNumber, market.phone) }),
    ...rewardsLookupQuery(rewardsLookup, market),
  };
  const found = rewardsMutations
    .lookUp(client)
    .mutate({ customerData })
    .catch((error: unknown) => {
      // REWARD-016
      logFault(client, 'Account Linking Error');
      throw error;
    });
  return settled(typed, { step: 'lookUp' }, found.then(afterLookUp));
}

const QUESTIONS: readonly RewardsQuestion[] = ['oneTimeCode', 'lastName', 'phoneLastFour', 'postalCode'];
const isQuestion = (name: string): name is RewardsQuestion => QUESTIONS.some((it) => it === name);

/**
 * The code, and what else the card asks for (REWARD-017). The form keeps what it was shown with: `questions`, parted by
 * spaces, `codeSentTo`, `wrongAnswers` and the card.
 */
export async function linkByAnswers({ client, typed }: RewardsLinkPost): Promise<RewardsLinkNext> {
  const questions = (typed['questions'] ?? '').split(' ').filter(isQuestion);
  const kept = { questions, codeSentTo: typed['codeSentTo'] ?? null };
  const wrongAnswers = Number(typed['wrongAnswers'] ?? 0);
  const { values, issues } = rewardsQuestionsForm(questions).validate(typed);
  if (issues.length > 0) return { step: 'questions', values: typed, issues, ...kept, wrongAnswers };
  const card = cardOf(typed);
  const answers = questions.map((questionId) => ({ questionId, answer: values[questionId] ?? '' }));
  const next = await settled(
    typed,
    { step: 'questions', wrongAnswers },
    rewardsMutations
      .answerQuestions(client)
      .mutate({ ...card, answers })
      .then((answer) => afterAnswers(card, answer)),
  );
  return next.step === 'questions' ? { ...next, ...kept } : next;
}

const cardOf = ({ rewardsId, candidateToken }: Values): RewardsCard =>
  candidateToken ? { candidateToken } : { rewardsId: rewardsId ?? '' };

/** Where an answer of the server leads; what it refuses stays at the form that asked. */
async function settled(
  values: Values,
  asked: RewardsLinkAsked,
  answer: Promise<RewardsLinkOutcome>,
): Promise<RewardsLinkNext> {
  const next = await answer.catch((error: unknown) => {
    if (!isB2cError(error) || error.status === 401) throw error;
    return afterFailure(asked, error);
  });
  return next.step === 'linked' || next.step === 'complete' ? next : { ...next, values };
}
