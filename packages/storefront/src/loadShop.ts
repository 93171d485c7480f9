import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShopConfig } from './defineShop.ts';

/** Where a shop is described, below its folder. */
export const SHOP_FILE = 'shop.config.ts';

/**
 * The shop that a folder describes. Node itself reads the file, and not a bundler that would compile it into another place:
 * a brand names its logos by where its own file lies.
 * @throws RangeError when there is no such file, or when it exports no shop; whatever the file itself throws
 */
export async function loadShop(root: string): Promise<ShopConfig> {
  if (!existsSync(join(root, SHOP_FILE))) throw new RangeError(`There is no ${SHOP_FILE} in ${root}.`);
  const { shop } = (await import(pathToFileURL(join(root, SHOP_FILE)).href)) as { shop?: ShopConfig };
  if (shop) return shop;
  throw new RangeError(`${SHOP_FILE} exports no shop. Write: export const shop = defineShop({ … });`);
}
