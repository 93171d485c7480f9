import { defineShop } from '@driveline/storefront';
import { contentstack, mapTiles } from '@driveline/storefront/plugins';
import { brands } from './brands/index.ts';
import { markets } from './markets.ts';

/** Streets under the stores, only where a deployment names a tile server: the demonstration draws its own map. */
const { MAP_TILES: url, MAP_ATTRIBUTION: attribution = '' } = process.env;
const streets = url ? [mapTiles({ url, attribution })] : [];

/** The sample shop: two brands, each in three markets. */
export const shop = defineShop({ brands, markets, plugins: [contentstack(), ...streets] });
