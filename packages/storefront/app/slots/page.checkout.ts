export { CheckoutPage as default } from '../pages/checkout/CheckoutPage.tsx';
