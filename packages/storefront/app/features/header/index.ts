export { CheckoutHead } from './CheckoutHead.tsx';
export { Header } from './Header.tsx';
export { StandaloneHead } from './StandaloneHead.tsx';
export { StandaloneHeadPlace } from './StandaloneHeadPlace.tsx';
