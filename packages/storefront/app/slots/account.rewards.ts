export { RewardsCard as default } from '../pages/account/AccountCards.tsx';
