import type { OutputOf } from '@driveline/api';
import type { RewardsError } from '@driveline/hooks';
import type { FormAnswer } from '../../shop/formAnswer.ts';

type Validation = OutputOf<'rewards.validate'>;

/** Which form of the linking a post leads to, and what it says (REWARD-004 to REWARD-019). */
export type LinkAnswer = FormAnswer & {
  readonly step: 'enterId' | 'lookUp' | 'profiles' | 'questions';
  /** Why it was refused, where the words are the shop's own. */
  readonly error?: RewardsError['key'];
  /** The account lacks what a card needs (REWARD-020). */
  readonly isIncomplete?: boolean;
  readonly customers?: readonly OutputOf<'rewards.lookUp'>['customers'][number][];
  readonly questions?: Validation['questions'];
  readonly codeSentTo?: string | null;
  /** Of the questions, so that the third leads to the desk. */
  readonly wrongAnswers?: number;
};

export const linkIntents = {
  validate: 'validate-card',
  lookUp: 'look-up-card',
  answer: 'answer-questions',
} as const;
