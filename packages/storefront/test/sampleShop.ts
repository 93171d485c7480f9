import { join } from 'node:path';

// The sample shop is what this package is tried on: it configures all that a shop can.
export { brands } from '../../../apps/storefront/brands/index.ts';
export { shop } from '../../../apps/storefront/shop.config.ts';

/** Folder of the sample shop, where its build is configured. */
export const sampleShopFolder = join(import.meta.dirname, '..', '..', '..', 'apps', 'storefront');
