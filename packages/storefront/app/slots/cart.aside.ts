export { CartAside as default } from '../pages/cart/CartAside.tsx';
