import { defineBrand } from '@driveline/storefront';
import { verdane as theme } from '@driveline/ui/themes';
import { identity } from './identity.ts';

export const verdane = defineBrand({
  identity,
  theme,
  logos: `${import.meta.dirname}/logos`,
  markets: ['us', 'mx', 'br'],
});
