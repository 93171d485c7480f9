import { defineShop } from '@driveline/storefront';
import { ironbay } from './brands/ironbay/index.ts';
import { verdane } from './brands/verdane/index.ts';
import { br } from './markets.ts';

/** Both brands in Brazil only: `driveline build --market br`. */
export const shop = defineShop({
  brands: { ironbay: { ...ironbay, markets: ['br'] }, verdane: { ...verdane, markets: ['br'] } },
  markets: [br],
});
