export { CheckoutAside as default } from '../pages/checkout/CheckoutAside.tsx';
