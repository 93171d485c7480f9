export { ProductPage as default } from '../pages/product/ProductPage.tsx';
