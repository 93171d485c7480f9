import { markets } from '@driveline/markets';
import { defineBrand, defineShop } from '@driveline/storefront';
import { wireframe } from '@driveline/ui/themes';
import { brands } from '../storefront/brands/index.ts';

/** The plain brand that keeps components free of a brand's habits; it borrows the first one's words. */
const plain = defineBrand({
  ...brands.ironbay,
  identity: { ...brands.ironbay.identity, id: 'wireframe' },
  theme: wireframe,
  logos: `${import.meta.dirname}/wireframe/logos`,
});

/** The sample shop with a plain brand beside its own, and without its plugins, which are for a server. */
export const shop = defineShop({ brands: { ...brands, wireframe: plain }, markets });
