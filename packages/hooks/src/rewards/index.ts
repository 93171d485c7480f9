export type { RewardsError } from './rewardsErrors.ts';
export * from './rewardsLinking.ts';
export * from './rewardsPrompt.ts';
export * from './termsPrompt.ts';
