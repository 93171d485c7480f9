import { createMarkets, type Market } from '@driveline/markets';
import type { Brand } from './brand.ts';

/** Everything that makes a shop this one and no other. */
export type ShopConfig = {
  /** By id; a deployment is one of them. */
  readonly brands: Readonly<Record<string, Brand>>;
  /** Records of the markets that the brands name. */
  readonly markets: readonly Market[];
};

/**
 * Checks a shop as a whole, so that what is missing is said at once and not on the page that needs it.
 * @throws RangeError naming what does not go together
 */
export function defineShop(shop: ShopConfig): ShopConfig {
  const known = new Set(createMarkets(shop.markets).markets.map(({ code }) => code));
  for (const [id, { identity, theme, markets, content }] of Object.entries(shop.brands)) {
    if (identity.id !== id) throw new RangeError(`Brand '${id}' says that its id is '${identity.id}'.`);
    if (theme.name !== id) throw new RangeError(`Brand '${id}' has the theme of '${theme.name}'.`);
    if (markets.length === 0) throw new RangeError(`Brand '${id}' has no market.`);
    for (const code of markets) {
      if (!known.has(code))
        throw new RangeError(`Brand '${id}' is in market '${code}', which has no record.`);
      if (!content[code]) throw new RangeError(`Brand '${id}' has no content for market '${code}'.`);
    }
  }
  return shop;
}

/** @throws RangeError when the shop has no brand of that name */
export function brandOf({ brands }: ShopConfig, id: string): Brand {
  const brand = Object.hasOwn(brands, id) ? brands[id] : undefined;
  if (brand) return brand;
  throw new RangeError(`There is no brand '${id}'. The shop has ${Object.keys(brands).join(', ')}.`);
}
