import type { Endpoint } from './endpoint.ts';

export const lookUp = {
  id: 'rewards.lookUp',
  method: 'POST',
  path: '/ecomm/b2c/customer/v1/search',
  lists: { customers: [] },
} as const satisfies Endpoint;

export const validate = {
  id: 'rewards.validate',
  method: 'POST',
  path: '/ecomm/b2c/v1/currentUser/rewards/validate',
  lists: { questions: [] },
} as const satisfies Endpoint;

export const verifyId = {
  id: 'rewards.verifyId',
  method: 'POST',
  path: '/ecomm/b2c/v1/rewards/verifyRewardsId',
} as const satisfies Endpoint;

export const answerQuestions = {
  id: 'rewards.answerQuestions',
  method: 'POST',
  path: '/ecomm/b2c/v1/rewards/validateSecurityQuestion',
  dropsCache: true,
} as const satisfies Endpoint;

export const sendCard = {
  id: 'rewards.sendCard',
  method: 'POST',
  path: '/ecomm/b2c/v1/rewards/email',
} as const satisfies Endpoint;

export const account = {
  id: 'rewards.account',
  method: 'GET',
  path: '/ecomm/b2c/v1/currentUser/rewards',
  lists: { accounts: [] },
} as const satisfies Endpoint;

export const activity = {
  id: 'rewards.activity',
  method: 'GET',
  path: '/ecomm/b2c/v1/currentUser/rewards/{rewardsCardNumber}',
  lists: { activities: [] },
} as const satisfies Endpoint;

export const signUp = {
  id: 'rewards.signUp',
  method: 'POST',
  path: '/ecomm/b2c/v1/rewards/account',
  dropsCache: true,
} as const satisfies Endpoint;

export const update = {
  id: 'rewards.update',
  method: 'PUT',
  path: '/ecomm/b2c/v1/rewards/account',
  dropsCache: true,
} as const satisfies Endpoint;

export const merge = {
  id: 'rewards.merge',
  method: 'POST',
  path: '/ecomm/b2c/v1/rewards/merge',
  dropsCache: true,
} as const satisfies Endpoint;

export const requestCredit = {
  id: 'rewards.requestCredit',
  method: 'POST',
  path: '/ecomm/b2c/v1/rewards/creditRequest',
} as const satisfies Endpoint;

export const acknowledgeAlert = {
  id: 'rewards.acknowledgeAlert',
  method: 'POST',
  path: '/ecomm/b2c/v1/currentUser/alerts/acknowledge',
  dropsCache: true,
} as const satisfies Endpoint;

export const dismissAlert = {
  id: 'rewards.dismissAlert',
  method: 'POST',
  path: '/ecomm/b2c/v1/currentUser/alerts/dismiss',
  dropsCache: true,
} as const satisfies Endpoint;

/** Rewards cards: finding, proving and linking one, joining, and what a card holds. */
export const rewardsEndpoints = [
  lookUp,
  validate,
  verifyId,
  answerQuestions,
  sendCard,
  account,
  activity,
  signUp,
  update,
  merge,
  requestCredit,
  acknowledgeAlert,
  dismissAlert,
] as const;
