import type { OutputOf } from '@driveline/api';
import type { Issue, Values } from '@driveline/validation';
import { isRefusal, lookUpError, questionsError, validationError } from './rewardsErrors.ts';
import type { RewardsError } from './rewardsErrors.ts';

// What the answers of the server lead to while a card is linked: one set of rules for the page and the modal.

type Validation = OutputOf<'rewards.validate'>;

/** A card by its number, or by the token of a look-up's finding. */
export type RewardsCard = { readonly rewardsId: string } | { readonly candidateToken: string };

/** The form that comes next, and what it says (REWARD-005 to REWARD-019). */
export interface RewardsLinkForm {
  readonly step: 'enterId' | 'lookUp' | 'profiles' | 'questions';
  /** As they were typed before. */
  readonly values: Values;
  readonly issues?: readonly Issue[];
  /** Why it was refused, where the words are the shop's own. */
  readonly error?: RewardsError['key'];
  /** The server's words, which come before the shop's; empty where it has none. */
  readonly message?: string;
  /** The account lacks what a card needs (REWARD-020). */
  readonly isIncomplete?: boolean;
  readonly customers?: readonly OutputOf<'rewards.lookUp'>['customers'][number][];
  readonly questions?: Validation['questions'];
  readonly codeSentTo?: string | null;
  /** Of the questions, so that the third leads to the desk. */
  readonly wrongAnswers?: number;
}

/** Nothing more is asked here: the card is linked, or its holder has to be completed first (REWARD-010). */
export type RewardsLinkEnd =
  { readonly step: 'linked' } | { readonly step: 'complete'; readonly card: RewardsCard };

/** Where a post leads. */
export type RewardsLinkNext = RewardsLinkForm | RewardsLinkEnd;

/** The same before it is known what was typed. */
export type RewardsLinkOutcome = RewardsLinkEnd | Omit<RewardsLinkForm, 'values'>;

/** The form that was posted. */
export type RewardsLinkAsked = Pick<RewardsLinkForm, 'step' | 'wrongAnswers'>;

const LINKED = { step: 'linked' } as const;

/** REWARD-008 to REWARD-011, in the order of their decision. */
export function afterValidation(
  { step }: RewardsLinkAsked,
  card: RewardsCard,
  validation: Validation,
): RewardsLinkOutcome {
  const { questions, codeSentTo } = validation;
  if (!validation.azProfileInfo) return refused(step, { key: 'invalidRewardsId' });
  if (validation.acountsLinked) return LINKED;
  if (validation.validateQuestionsRequired) return { step: 'questions', questions, codeSentTo };
  if (validation.profileUpdateRequired) return { step: 'complete', card };
  // The code to the contact on file is asked for always (REWARD-017).
  return questions.length > 0 ? { step: 'questions', questions, codeSentTo } : LINKED;
}

/** REWARD-014, REWARD-015 */
export const afterLookUp = ({ totalCount, customers }: OutputOf<'rewards.lookUp'>): RewardsLinkOutcome =>
  totalCount > 0 ? { step: 'profiles', customers } : refused('lookUp', { key: 'rewardsIdNotFound' });

/** REWARD-010, REWARD-017 */
export const afterAnswers = (
  card: RewardsCard,
  answer: OutputOf<'rewards.answerQuestions'>,
): RewardsLinkOutcome =>
  !answer.acountsLinked && answer.profileUpdateRequired ? { step: 'complete', card } : LINKED;

/** REWARD-016 to REWARD-020: the form stays, and says why. */
export function afterFailure(
  { step, wrongAnswers = 0 }: RewardsLinkAsked,
  failure: unknown,
): Omit<RewardsLinkForm, 'values'> {
  if (step === 'lookUp') return refused(step, lookUpError(failure));
  if (step === 'questions') {
    const wrong = wrongAnswers + (isRefusal(failure) ? 1 : 0);
    return { ...refused(step, questionsError(failure, wrong)), wrongAnswers: wrong };
  }
  const { error, isIncomplete } = validationError(failure);
  return { ...refused(step, error), ...(isIncomplete && { isIncomplete }) };
}

const refused = (step: RewardsLinkForm['step'], { key, text = '' }: RewardsError) => ({
  step,
  error: key,
  message: text,
});
