import { markets } from '@driveline/markets';
import { defineShop } from '@driveline/storefront';
import { brands } from './brands/index.ts';

/** The sample shop: two brands, each in three markets. */
export const shop = defineShop({ brands, markets });
