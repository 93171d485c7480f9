export type { Brand, BrandContent, BrandIdentity } from './brand.ts';
export { defineBrand, type BrandConfig } from './defineBrand.ts';
export { defineShop, type ShopConfig } from './defineShop.ts';
