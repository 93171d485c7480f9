export { ProfileCard as default } from '../pages/account/AccountCards.tsx';
