export { defineBrand, type Brand, type BrandConfig, type BrandContent, type BrandIdentity } from './brand.ts';
export { defineShop, type ShopConfig, type ShopOptions, type ShopPlugin } from './defineShop.ts';
export type { RouteChanges, RouteId, ShopRoutes } from './routeTable.ts';
