/** Made by `storybook/storyShop.ts` of `shop.config.ts`. */
declare module 'virtual:driveline/story-shop' {
  import type { Market } from '@driveline/markets';
  import type { StoryBrand } from './storyBrand.ts';
  import type { StoryRoute } from './shopRoutes.tsx';

  /** In the order of the shop's configuration. */
  export const brands: readonly StoryBrand[];
  export const markets: readonly Market[];
  /** Those of the package, changed, and the shop's own. */
  export const routes: readonly StoryRoute[];
  /** Sections that the shop has removed, as `<list>.<section>`. */
  export const removedSections: readonly string[];
}
