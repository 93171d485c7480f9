import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShopConfig } from './defineShop.ts';

/**
 * Names the market of a build or a process that serves one alone, for every tool that takes part in it: the command sets it, and
 * Vite and React Router load the shop in processes of their own.
 */
export const MARKET_VARIABLE = 'DRIVELINE_MARKET';

/** The shop's folder, for tools that are not told it; otherwise they run in it. */
export const ROOT_VARIABLE = 'DRIVELINE_ROOT';

const chosenMarket = () => process.env[MARKET_VARIABLE] || undefined;

/** Where a shop is described, below its folder: `shop.config.ts`, or `mx.shop.ts` for a single market. */
export const shopFile = (market = chosenMarket()) => (market ? `${market}.shop.ts` : 'shop.config.ts');

/** Where it is built, below its folder. */
export const buildFolder = (market = chosenMarket()) => (market ? join('build', market) : 'build');

/**
 * The shop that a folder describes. Node itself reads the file, and not a bundler that would compile it into another place:
 * a brand names its logos by where its own file lies.
 * @throws RangeError when there is no such file, or when it exports no shop; whatever the file itself throws
 */
export async function loadShop(root: string): Promise<ShopConfig> {
  const file = shopFile();
  if (!existsSync(join(root, file))) throw new RangeError(`There is no ${file} in ${root}.`);
  const { shop } = (await import(pathToFileURL(join(root, file)).href)) as { shop?: ShopConfig };
  if (shop) return shop;
  throw new RangeError(`${file} exports no shop. Write: export const shop = defineShop({ … });`);
}
