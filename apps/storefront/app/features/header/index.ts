export { CheckoutHead } from './CheckoutHead.tsx';
export { Header } from './Header.tsx';
