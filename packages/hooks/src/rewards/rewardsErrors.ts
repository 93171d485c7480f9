import { isB2cError } from '@driveline/api';
import type { B2cError } from '@driveline/api';
import { INCOMPLETE_ACCOUNT_CODE, REWARDS_TRIES } from '../constants.ts';

/** What went wrong, as the key of a text; `text` is the server's own, which is shown in its place. */
export interface RewardsError {
  readonly key:
    | 'invalidRewardsId'
    | 'invalidIdTryAgain'
    | 'rewardsIdNotFound'
    | 'anErrorOccurred'
    | 'unexpectedError'
    | 'contactUs';
  readonly text?: string;
  readonly code?: string;
}

/** REWARD-018 to REWARD-020. */
export function validationError(error: unknown): {
  readonly error: RewardsError;
  readonly isIncomplete: boolean;
} {
  if (!isRefusal(error)) return { error: { key: 'unexpectedError' }, isIncomplete: false };
  const code = error.errorCode;
  const key = error.errorMessageKey === 'error_rewards_invalid' ? 'invalidIdTryAgain' : 'anErrorOccurred';
  return {
    // The text about a wrong number is the shop's own (REWARD-019).
    error: key === 'invalidIdTryAgain' ? { key, code } : { key, code, text: error.message || undefined },
    isIncomplete: code === INCOMPLETE_ACCOUNT_CODE,
  };
}

/** REWARD-016: code and text of the first detail. */
export function lookUpError(error: unknown): RewardsError {
  if (!isRefusal(error)) return { key: 'unexpectedError' };
  return { key: 'anErrorOccurred', code: error.errorCode, text: error.message || undefined };
}

/** REWARD-017: the third wrong answer, and a lock of the server, end the tries. */
export function questionsError(error: unknown, wrongAnswers: number): RewardsError {
  const isLocked = isRefusal(error) && error.errorMessageKey === 'error_rewards_locked';
  if (isLocked || wrongAnswers >= REWARDS_TRIES) return { key: 'contactUs' };
  return validationError(error).error;
}

/** The server answered, and said no. */
export const isRefusal = (error: unknown): error is B2cError => isB2cError(error) && error.kind === 'http';
