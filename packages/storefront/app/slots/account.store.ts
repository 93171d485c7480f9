export { StoreCard as default } from '../pages/account/AccountCards.tsx';
