export { SharedCartPage as default } from '../pages/shared-cart/SharedCartPage.tsx';
