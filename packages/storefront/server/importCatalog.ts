import { soldModules } from '@driveline/b2c';
import { importCommand, type ImportArguments } from '@driveline/b2c/import';
import { brandOf, type ShopConfig } from '../src/defineShop.ts';
import { readSettings } from './settings.ts';

export type { ImportArguments };

/** `driveline import`: into the database of the environment, for the markets of the brand that it serves. */
export async function importCatalog(shop: ShopConfig, given: ImportArguments): Promise<void> {
  const { brand, ...settings } = readSettings();
  const modules = soldModules(shop.markets, brandOf(shop, brand).markets, shop.terms);
  process.exitCode = await importCommand(given, { ...settings, modules });
}
