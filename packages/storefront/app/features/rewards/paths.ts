export const REWARDS_PATH = '/rewards';
export const CREDIT_PATH = '/user/rewards/requestCredit';
export const RULES_PATH = '/user/programRules';
export const LINK_PATH = '/checkRewardAccount';
export const JOIN_PATH = '/createRewardsAccount';
export const UPDATE_PATH = '/updateRewardsAccount';
