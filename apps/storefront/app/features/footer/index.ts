export { CheckoutFoot } from './CheckoutFoot.tsx';
export { Footer } from './Footer.tsx';
