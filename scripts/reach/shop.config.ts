export { shop } from '../../apps/storefront/shop.config.ts';
