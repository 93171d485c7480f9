export { PaymentPage as default } from '../pages/gift-card/PayPages.tsx';
