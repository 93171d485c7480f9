import { defineShop } from '@driveline/storefront';
import { contentstack } from '@driveline/storefront/plugins';
import { brands } from './brands/index.ts';
import { markets } from './markets.ts';

/** The sample shop: two brands, each in three markets. */
export const shop = defineShop({ brands, markets, plugins: [contentstack()] });
