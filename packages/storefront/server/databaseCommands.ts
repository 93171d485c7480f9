import { soldModules } from '@driveline/b2c';
import { migrationCommand } from '@driveline/b2c/migration';
import { moderationCommand, type ModerationArguments } from '@driveline/b2c/moderation';
import { postalCodesCommand, type PostalCodesArguments } from '@driveline/b2c/postal';
import { brandOf, type ShopConfig } from '../src/defineShop.ts';
import { readSettings } from './settings.ts';

export type { ModerationArguments, PostalCodesArguments };

/** `driveline reviews` and `driveline migrate-database`: of the database of the environment. */
export const moderateReviews = (given: ModerationArguments) => moderationCommand(given, readSettings());
export const migrateDatabase = () => migrationCommand(readSettings());

/** `driveline postal-codes`: for one of the markets that the brand sells in. */
export async function loadPostalCodes(shop: ShopConfig, given: PostalCodesArguments): Promise<void> {
  const { brand, ...settings } = readSettings();
  const modules = soldModules(shop.markets, brandOf(shop, brand).markets, shop.terms);
  await postalCodesCommand(given, { ...settings, modules });
}
