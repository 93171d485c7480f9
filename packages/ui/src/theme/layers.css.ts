import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, weakest first. What a storefront writes outside a layer wins over all of them, so a
 * `className` handed to a component always takes effect whatever the order of the stylesheets.
 */
const driveline = globalLayer('driveline');

export const layers = {
  reset: globalLayer({ parent: driveline }, 'reset'),
  base: globalLayer({ parent: driveline }, 'base'),
  components: globalLayer({ parent: driveline }, 'components'),
};
