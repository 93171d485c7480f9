import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { rewardsQueries } from './rewardsQueries.ts';
import type { ActivityFilter } from './rewardsQueries.ts';
import { rewardsMutations } from './rewardsMutations.ts';

// The factories of this folder, wired to the client of the page.

/** The card of the account, and further ones that wait to be merged: `rewards.account`. */
export const useRewards = (options?: { readonly enabled?: boolean }) =>
  useQuery(rewardsQueries.account(useB2c().client, options));
/** What happened on a card in a range of days, newest first; the last 90 by default: `rewards.activity`. */
export const useRewardsActivity = (rewardsCardNumber: string | undefined, filter?: ActivityFilter) =>
  useQuery(rewardsQueries.activity(useB2c().client, rewardsCardNumber, filter));

/** Find rewards cards by at least two facts of their holder: `rewards.lookUp`. */
export const useLookUpRewards = () => useB2cMutation(rewardsMutations.lookUp(useB2c().client));
/** Begin to link a card: what is still asked for; a one-time code goes to the contact on file: `rewards.validate`. */
export const useValidateRewards = () => useB2cMutation(rewardsMutations.validate(useB2c().client));
/** Prove that a card is the caller’s, and link it: `rewards.answerQuestions`. */
export const useAnswerRewardsQuestions = () =>
  useB2cMutation(rewardsMutations.answerQuestions(useB2c().client));
/** Mail a card to the address on file; the answer tells nothing about either: `rewards.sendCard`. */
export const useSendRewardsCard = () => useB2cMutation(rewardsMutations.sendCard(useB2c().client));
/** Join the program: `rewards.signUp`. */
export const useJoinRewards = () => useB2cMutation(rewardsMutations.signUp(useB2c().client));
/** Change the holder of a card; completes a link that waits for it: `rewards.update`. */
export const useUpdateRewards = () => useB2cMutation(rewardsMutations.update(useB2c().client));
/** Move what linked cards hold to the one that is kept: `rewards.merge`. */
export const useMergeRewards = () => useB2cMutation(rewardsMutations.merge(useB2c().client));
/** Ask for the credits of a purchase that was made without the card: `rewards.requestCredit`. */
export const useRequestCredit = () => useB2cMutation(rewardsMutations.requestCredit(useB2c().client));
