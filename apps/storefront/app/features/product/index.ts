export { loadProduct } from './loadProduct.ts';
