import { defineBrand } from '@driveline/storefront';
import { ironbay as theme } from '@driveline/ui/themes';
import { identity } from './identity.ts';

export const ironbay = defineBrand({
  identity,
  theme,
  logos: `${import.meta.dirname}/logos`,
  markets: ['us', 'mx', 'br'],
});
