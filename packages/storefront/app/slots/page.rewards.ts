export { RewardsPage as default } from '../pages/rewards/RewardsPage.tsx';
