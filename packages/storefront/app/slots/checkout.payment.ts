export { PaymentSection as default } from '../pages/checkout/PaymentSection.tsx';
