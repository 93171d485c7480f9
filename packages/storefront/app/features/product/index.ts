export { loadProduct } from './loadProduct.ts';
export { ProductPage } from './ProductPage.tsx';
export { Products } from './Products.tsx';
export { useRelatedParts } from './useRelatedParts.tsx';
