import type { OutputOf } from '@driveline/api';
import {
  initialRewardsLinking,
  rewardsLinking,
  type RewardsCard,
  type RewardsLinking,
  type RewardsLinkingEvent,
} from '@driveline/hooks';
import type { LinkAnswer } from './linkAnswer.ts';
import { REWARDS_PATH, UPDATE_PATH } from './paths.ts';

type Form = 'enterId' | 'lookUp' | 'profiles' | 'validateRewardQuestions';

export type Settled = {
  readonly form: Form;
  readonly card?: RewardsCard;
  /** Wrong answers before this one. */
  readonly wrongAnswers?: number;
  readonly event: RewardsLinkingEvent;
};

const DONE = `${REWARDS_PATH}?done=linked`;

/**
 * What comes after a call of the linking: the steps are those of the modal, so that a page without script and a modal
 * never differ (REWARD-008 to REWARD-020).
 * @returns where it leads, or the form that is next
 */
export function nextOfLink({
  form,
  card,
  wrongAnswers = 0,
  event,
}: Settled): string | Omit<LinkAnswer, 'values'> {
  const asked: RewardsLinking = {
    ...initialRewardsLinking,
    step: form,
    isRequesting: true,
    card,
    wrongAnswers,
  };
  const [next, ...effects] = rewardsLinking(asked, event);
  if (effects.some(({ type }) => type === 'go')) return updatePath(card);
  if (next.step === 'congrats' || next.step === 'rewardConfirmation') return DONE;
  if (next.step === 'searchCriteriaFound') return { step: 'profiles', customers: next.candidates };
  const { error, validation } = next;
  return {
    step: stepOf(next.step),
    wrongAnswers: next.wrongAnswers,
    ...(error && { error: error.key, message: error.text ?? '' }),
    ...(effects.some(({ type }) => type === 'track') && { isIncomplete: true }),
    ...(validation?.azProfileInfo && questionsOf(validation)),
  };
}

const questionsOf = ({ questions, codeSentTo }: OutputOf<'rewards.validate'>) => ({ questions, codeSentTo });

function stepOf(step: RewardsLinking['step']): LinkAnswer['step'] {
  if (step === 'validateRewardQuestions') return 'questions';
  return step === 'lookUp' || step === 'profiles' ? step : 'enterId';
}

/** The card goes along: it is the one that the next page completes (REWARD-010, REWARD-045). */
const updatePath = (card: RewardsCard | undefined) =>
  `${UPDATE_PATH}?${new URLSearchParams(card && 'candidateToken' in card ? { card: card.candidateToken, by: 'token' } : { card: card?.rewardsId ?? '' })}`;
