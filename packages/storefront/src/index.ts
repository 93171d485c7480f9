export { defineBrand, type Brand, type BrandConfig, type BrandContent, type BrandIdentity } from './brand.ts';
export { brandContent, type MarketPages, type MarketTexts } from './brandContent.ts';
export { defineShop, type ShopConfig, type ShopOptions } from './defineShop.ts';
export type { SectionChange, SectionChanges } from './sections.ts';
export type { InsertedSectionProps, ListName, SectionId, SlotName, SlotProps } from './slots.ts';
export type { ShopWords, WordId } from './words.ts';
export type { RouteChanges, RouteId, ShopRoutes } from './routeTable.ts';
export {
  definePlugin,
  type HeadElement,
  type PluginOrigins,
  type PluginScripts,
  type ShopPlugin,
} from './plugins/definePlugin.ts';
export type { ErrorExport, ErrorReport, ErrorRequest } from './plugins/errorExport.ts';
