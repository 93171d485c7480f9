import { googleTag } from '@driveline/storefront/plugins';
import { shop as sample } from '../../apps/storefront/shop.config.ts';

/** The sample shop with what only a shop with this plugin runs. */
export const shop = { ...sample, plugins: [...(sample.plugins ?? []), googleTag({ id: 'G-AB12CD34EF' })] };
