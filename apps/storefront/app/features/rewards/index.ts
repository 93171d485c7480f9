export { loadRewards } from './loadRewards.ts';
export { RewardsPage } from './RewardsPage.tsx';
