import { markets } from '@driveline/markets';
import { ironbay } from './brands/ironbay/index.ts';
import { verdane } from './brands/verdane/index.ts';
import { defineShop } from './server/defineShop.ts';

/** The sample shop: two brands, each in three markets. */
export const shop = defineShop({ brands: { ironbay, verdane }, markets });
