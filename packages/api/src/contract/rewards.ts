import type { EndpointTable } from './endpoint.ts';

const signedIn = { error_not_signed_in: 401, error_too_many_requests: 429 } as const;
const profile = { error_rewards_profile_invalid: 422, error_email_invalid: 422 } as const;
const proof = { error_rewards_locked: 422, error_rewards_invalid: 422 } as const;

/** Rewards cards: finding, proving and linking one, joining, and what a card holds. */
export const rewardsEndpoints = {
  'rewards.lookUp': {
    method: 'POST',
    path: '/ecomm/b2c/customer/v1/search',
    timeout: 'default',
    errors: { ...signedIn, error_lookup_incomplete: 422 },
    lists: 'customers',
  },
  'rewards.validate': {
    method: 'POST',
    path: '/ecomm/b2c/v1/currentUser/rewards/validate',
    timeout: 'default',
    errors: {
      ...signedIn,
      ...proof,
      error_account_incomplete: 422,
      error_candidate_expired: 422,
      error_rewards_no_contact: 422,
    },
    lists: 'questions',
  },
  'rewards.verifyId': {
    method: 'POST',
    path: '/ecomm/b2c/v1/rewards/verifyRewardsId',
    timeout: 'default',
    errors: { ...signedIn, error_rewards_invalid: 422 },
  },
  'rewards.answerQuestions': {
    method: 'POST',
    path: '/ecomm/b2c/v1/rewards/validateSecurityQuestion',
    timeout: 'default',
    dropsCache: true,
    errors: {
      ...signedIn,
      ...proof,
      error_answer_wrong: 422,
      error_otp_expired: 410,
      error_candidate_expired: 422,
    },
  },
  'rewards.sendCard': {
    method: 'POST',
    path: '/ecomm/b2c/v1/rewards/email',
    timeout: 'default',
    errors: { ...signedIn, error_email_invalid: 422 },
  },
  'rewards.account': {
    method: 'GET',
    path: '/ecomm/b2c/v1/currentUser/rewards',
    timeout: 'default',
    errors: { error_not_signed_in: 401 },
    lists: 'accounts',
  },
  'rewards.activity': {
    method: 'GET',
    path: '/ecomm/b2c/v1/currentUser/rewards/{rewardsCardNumber}',
    timeout: 'default',
    errors: { error_not_signed_in: 401, error_rewards_card_unknown: 404, error_date_range: 422 },
    lists: 'activities',
  },
  'rewards.signUp': {
    method: 'POST',
    path: '/ecomm/b2c/v1/rewards/account',
    timeout: 'default',
    dropsCache: true,
    errors: { ...signedIn, ...profile, error_rewards_exists: 409, error_rewards_terms: 422 },
  },
  'rewards.update': {
    method: 'PUT',
    path: '/ecomm/b2c/v1/rewards/account',
    timeout: 'default',
    dropsCache: true,
    errors: {
      ...signedIn,
      ...profile,
      ...proof,
      error_sign_in_again: 401,
      error_rewards_card_unknown: 404,
      error_answer_wrong: 422,
      error_otp_expired: 410,
      error_candidate_expired: 422,
    },
  },
  'rewards.merge': {
    method: 'POST',
    path: '/ecomm/b2c/v1/rewards/merge',
    timeout: 'default',
    dropsCache: true,
    errors: {
      ...signedIn,
      error_sign_in_again: 401,
      error_rewards_card_unknown: 404,
      error_rewards_merge: 422,
    },
  },
  'rewards.requestCredit': {
    method: 'POST',
    path: '/ecomm/b2c/v1/rewards/creditRequest',
    timeout: 'default',
    errors: {
      ...signedIn,
      error_rewards_card_unknown: 404,
      error_credit_unknown_receipt: 422,
      error_credit_claimed: 409,
      error_credit_date: 422,
    },
  },
  'rewards.acknowledgeAlert': {
    method: 'POST',
    path: '/ecomm/b2c/v1/currentUser/alerts/acknowledge',
    timeout: 'default',
    dropsCache: true,
    errors: { error_not_signed_in: 401 },
  },
  'rewards.dismissAlert': {
    method: 'POST',
    path: '/ecomm/b2c/v1/currentUser/alerts/dismiss',
    timeout: 'default',
    dropsCache: true,
    errors: { error_not_signed_in: 401 },
  },
} as const satisfies EndpointTable;
