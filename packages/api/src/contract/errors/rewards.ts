import { ofActive, type ErrorTable } from './errorTable.ts';

const signedIn = { error_not_signed_in: 401 } as const;

const limited = { ...signedIn, error_too_many_requests: 429 } as const;

const profile = { error_rewards_profile_invalid: 422, error_email_invalid: 422 } as const;

const proof = { error_rewards_locked: 422, error_rewards_invalid: 422 } as const;

export const rewardsErrors = {
  'rewards.lookUp': { ...limited, error_lookup_incomplete: 422 },
  'rewards.validate': {
    ...limited,
    ...proof,
    error_account_incomplete: 422,
    error_candidate_expired: 422,
    error_rewards_no_contact: 422,
  },
  'rewards.verifyId': { ...limited, error_rewards_invalid: 422 },
  'rewards.answerQuestions': {
    ...signedIn,
    ...proof,
    error_answer_wrong: 422,
    error_otp_expired: 410,
    error_candidate_expired: 422,
  },
  'rewards.sendCard': { ...limited, error_email_invalid: 422 },
  'rewards.account': { error_not_signed_in: 401 },
  'rewards.activity': { error_not_signed_in: 401, error_rewards_card_unknown: 404, error_date_range: 422 },
  'rewards.signUp': { ...limited, ...profile, error_rewards_exists: 409, error_rewards_terms: 422 },
  'rewards.update': {
    ...ofActive,
    ...profile,
    ...proof,
    error_rewards_card_unknown: 404,
    error_answer_wrong: 422,
    error_otp_expired: 410,
    error_candidate_expired: 422,
  },
  'rewards.merge': {
    ...ofActive,
    error_rewards_card_unknown: 404,
    error_rewards_merge: 422,
  },
  'rewards.requestCredit': {
    ...limited,
    error_rewards_card_unknown: 404,
    error_credit_unknown_receipt: 422,
    error_credit_claimed: 409,
    error_credit_date: 422,
  },
  'rewards.acknowledgeAlert': { error_not_signed_in: 401 },
  'rewards.dismissAlert': { error_not_signed_in: 401 },
} as const satisfies ErrorTable;
