import { markets, type Market } from '@driveline/markets';
import { defineShop, type Brand } from '@driveline/storefront';
import { brands } from '../../storefront/brands/index.ts';
import type { BrandName } from '../modes.ts';
import type { ShopRecord } from './insides.ts';

const files = import.meta.glob<string>('../../storefront/brands/*/logos/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Bars where a brand without a logo would have one. */
const STAND_IN =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 265 32" fill="#777"><path d="M2 4h28v24H2zM44 6h46v20H44zM98 6h60v20H98z"/></svg>',
  );

/** The sample shop without its plugins, which are for a server. */
export const shop = defineShop({ brands, markets });

/** The demonstration's brand; the plain one is no shop's and borrows the first one's words. */
export const brandIn = (name: BrandName): Brand => shop.brands[name] ?? Object.values(shop.brands)[0]!;

/** What the server of the shop says of the deployment. */
export function recordOf(name: BrandName, market: Market, origin: string): ShopRecord {
  const { identity } = brandIn(name);
  const folder = `../../storefront/brands/${name}/logos/`;
  const own = Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, href]) => [path.slice(folder.length, -'.svg'.length), href]);
  const standIns = ['full', 'regional', 'medium', 'mobile'].map((variant) => [variant, STAND_IN]);
  return {
    market: market.code,
    brand: identity,
    origin,
    alternates: [],
    themeHref: '',
    fontHrefs: [],
    logos: Object.fromEntries(own.length > 0 ? own : standIns) as Record<string, string>,
  };
}
