export { CreditPage as default } from '../pages/rewards/CreditPage.tsx';
