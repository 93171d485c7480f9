import { tileOrigin } from '@driveline/hooks/stores';
import type { TileSource } from '@driveline/ui';
import { definePlugin, type ShopPlugin } from './definePlugin.ts';

/**
 * Streets under the stores, from a tile server of yours or one whose terms allow it, for shoppers who press for them. The
 * drawn map is what everybody sees first.
 * @throws RangeError for an address without its places, no attribution, or a zoom that no server has
 */
export const mapTiles = (tiles: Readonly<TileSource>): ShopPlugin =>
  definePlugin({ name: 'map-tiles', csp: { img: [tileOrigin(tiles)] }, map: tiles });
