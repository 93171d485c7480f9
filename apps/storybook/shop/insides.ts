// What stories take out of the storefront package to mount its own pages; no address of the package hands it out.
import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';

export {
  default as App,
  ErrorBoundary,
  loader as loadShell,
} from '../../../packages/storefront/app/root.tsx';
export { DataProvider } from '../../../packages/storefront/app/data/DataProvider.tsx';
export { setBrowserShop } from '../../../packages/storefront/app/data/browserLoader.ts';
export { requestDataOf } from '../../../packages/storefront/app/data/requestData.ts';
export { createShop, withWords } from '../../../packages/storefront/app/shop/createShop.ts';
export { openOverlay, type Overlay } from '../../../packages/storefront/app/shop/overlays.ts';
export { requestShop, type RequestShop } from '../../../packages/storefront/app/shop/requestShop.ts';
export type { Shop, ShopRecord } from '../../../packages/storefront/app/shop/shop.ts';
export { ShopProvider } from '../../../packages/storefront/app/shop/ShopProvider.tsx';
export { knowServerParts } from '../../../packages/storefront/app/rendering/serverParts.server.ts';
export { toMarketContent } from '../../../packages/storefront/server/marketContent.ts';
export { pages, type RouteId } from '../../../packages/storefront/src/routeTable.ts';

/** The modules of the routes, by their file. */
export const routeFiles = import.meta.glob<RouteModule>('../../../packages/storefront/app/routes/*.{ts,tsx}');

/** What a route file may export. */
export interface RouteModule {
  readonly default?: ComponentType;
  readonly loader?: LoaderFunction;
  readonly clientLoader?: LoaderFunction;
  readonly action?: ActionFunction;
  readonly clientAction?: (args: Parameters<ActionFunction>[0] & { serverAction: () => unknown }) => unknown;
  readonly handle?: unknown;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}
