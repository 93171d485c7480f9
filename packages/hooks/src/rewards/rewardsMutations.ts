import type { B2cClient, InputOf, OutputOf } from '@driveline/api';
import { REWARDS_LOOKUP } from '../constants.ts';
import { bodyMutation } from '../mutations/bodyMutation.ts';
import type { Mutation } from '../mutations/mutation.ts';
import { queryRoots } from '../queryRoots.ts';

/** The account has another card, or another balance: header, profile and cart's rewards follow. */
const changesCard = {
  invalidates: [queryRoots.rewards, queryRoots.account, queryRoots.header, queryRoots.checkout],
};

/** Finding, proving, linking, joining and merging (REWARD-006 to REWARD-019, REWARD-041 to REWARD-046). */
export const rewardsMutations = {
  /** REWARD-012, REWARD-013: five at most, of the first page, unless the query says otherwise. */
  lookUp: (client: B2cClient): Mutation<InputOf<'rewards.lookUp'>['body'], OutputOf<'rewards.lookUp'>> => ({
    key: ['rewards', 'lookUp'],
    mutate: (body) => client.call('rewards.lookUp', { body, query: REWARDS_LOOKUP }),
    invalidates: [],
  }),
  validate: (client: B2cClient) => bodyMutation(client, 'rewards.validate'),
  answerQuestions: (client: B2cClient) => bodyMutation(client, 'rewards.answerQuestions', changesCard),
  sendCard: (client: B2cClient) => bodyMutation(client, 'rewards.sendCard'),
  signUp: (client: B2cClient) => bodyMutation(client, 'rewards.signUp', changesCard),
  update: (client: B2cClient) => bodyMutation(client, 'rewards.update', changesCard),
  merge: (client: B2cClient) => bodyMutation(client, 'rewards.merge', changesCard),
  requestCredit: (client: B2cClient) => bodyMutation(client, 'rewards.requestCredit', changesCard),
};
