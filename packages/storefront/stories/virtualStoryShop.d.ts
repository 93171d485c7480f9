/** Made by `vite/storyShop.ts` of `shop.config.ts`. */
declare module 'virtual:driveline/story-shop' {
  import type { Market } from '@driveline/markets';
  import type { RouteChanges } from '../src/routeTable.ts';
  import type { StoryBrand } from './storyBrand.ts';
  import type { AddedPage } from './shopRoutes.tsx';

  /** In the order of the shop's configuration. */
  export const brands: readonly StoryBrand[];
  export const markets: readonly Market[];
  export const changedRoutes: RouteChanges;
  /** Pages of the shop's own. */
  export const addedPages: readonly AddedPage[];
}
