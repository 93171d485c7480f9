import { markets } from '@driveline/markets';
import { defineShop } from '@driveline/storefront';
import { contentstack } from '@driveline/storefront/plugins';
import { brands } from './brands/index.ts';

/** The sample shop: two brands, each in three markets. */
export const shop = defineShop({ brands, markets, plugins: [contentstack()] });
