import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { rewardsQueries } from './rewardsQueries.ts';
import type { ActivityFilter } from './rewardsQueries.ts';
import { rewardsMutations } from './rewardsMutations.ts';

// The factories of this folder, wired to the client of the page.
export const useRewards = (options?: { readonly enabled?: boolean }) =>
  useQuery(rewardsQueries.account(useB2c().client, options));
export const useRewardsActivity = (rewardsCardNumber: string | undefined, filter?: ActivityFilter) =>
  useQuery(rewardsQueries.activity(useB2c().client, rewardsCardNumber, filter));

export const useLookUpRewards = () => useB2cMutation(rewardsMutations.lookUp(useB2c().client));
export const useValidateRewards = () => useB2cMutation(rewardsMutations.validate(useB2c().client));
export const useVerifyRewardsId = () => useB2cMutation(rewardsMutations.verifyId(useB2c().client));
export const useAnswerRewardsQuestions = () =>
  useB2cMutation(rewardsMutations.answerQuestions(useB2c().client));
export const useSendRewardsCard = () => useB2cMutation(rewardsMutations.sendCard(useB2c().client));
export const useJoinRewards = () => useB2cMutation(rewardsMutations.signUp(useB2c().client));
export const useUpdateRewards = () => useB2cMutation(rewardsMutations.update(useB2c().client));
export const useMergeRewards = () => useB2cMutation(rewardsMutations.merge(useB2c().client));
export const useRequestCredit = () => useB2cMutation(rewardsMutations.requestCredit(useB2c().client));
