export type { RewardsError } from './rewardsErrors.ts';
export * from './rewardsLinking.ts';
export * from './rewardsPrompt.ts';
export * from './termsPrompt.ts';
export { rewardsMutations } from './rewardsMutations.ts';
export { rewardBalance, rewardsQueries } from './rewardsQueries.ts';
export type { ActivityFilter } from './rewardsQueries.ts';
export * from './useRewards.ts';
