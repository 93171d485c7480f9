/**
 * Cascade layers, weakest first. What a storefront writes outside a layer wins over all of them, so a
 * `className` handed to a component always takes effect whatever the order of the stylesheets.
 */
export const layers = {
  reset: 'driveline.reset',
  base: 'driveline.base',
  components: 'driveline.components',
  blocks: 'driveline.blocks',
  pages: 'driveline.pages',
} as const;
