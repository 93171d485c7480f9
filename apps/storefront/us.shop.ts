import { defineShop } from '@driveline/storefront';
import { ironbay } from './brands/ironbay/index.ts';
import { verdane } from './brands/verdane/index.ts';
import { us } from './markets.ts';

/** Both brands in the United States only: `driveline build --market us`. */
export const shop = defineShop({
  brands: { ironbay: { ...ironbay, markets: ['us'] }, verdane: { ...verdane, markets: ['us'] } },
  markets: [us],
});
