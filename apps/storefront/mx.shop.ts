import { defineShop } from '@driveline/storefront';
import { ironbay } from './brands/ironbay/index.ts';
import { verdane } from './brands/verdane/index.ts';
import { mx } from './markets.ts';

/** Both brands in Mexico only: `driveline build --market mx`. */
export const shop = defineShop({
  brands: { ironbay: { ...ironbay, markets: ['mx'] }, verdane: { ...verdane, markets: ['mx'] } },
  markets: [mx],
});
