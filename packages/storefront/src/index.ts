export { defineBrand, type Brand, type BrandConfig, type BrandContent, type BrandIdentity } from './brand.ts';
export { defineShop, type ShopConfig, type ShopOptions } from './defineShop.ts';
