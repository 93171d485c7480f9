import { reachDatabase, readSecrets, requireSecurityContact, soldModules } from '@driveline/b2c';
import { createMarkets } from '@driveline/markets';
import { brandOf, type ShopConfig } from '../src/defineShop.ts';
import { readSettings, type Environment } from './settings.ts';

export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const faultsOf = (check: () => unknown, mend = ''): string[] => {
  try {
    check();
    return [];
  } catch (error) {
    return [wordsOf(error) + mend];
  }
};

/** Whether the environment fits the shop, and in production has what real accounts and orders need. */
export function settingFaults(shop: ShopConfig, env: Environment): string[] {
  const settings = readSettings(env);
  const { brand, pinnedMarket, hosts, b2cOrigin, databaseUrl, smtpUrl, isProduction } = settings;
  const wrongBrand = faultsOf(() => brandOf(shop, brand), ' Set BRAND to one of them.');
  if (wrongBrand.length > 0) return wrongBrand;
  const { marketByCode } = createMarkets(
    shop.markets.filter(({ code }) => brandOf(shop, brand).markets.includes(code)),
  );
  const named = (codes: readonly string[], from: string) =>
    codes.flatMap((code) => faultsOf(() => marketByCode(code), ` ${from} names it.`));
  const faults = [
    ...named(pinnedMarket ? [pinnedMarket] : [], 'MARKET'),
    ...named([...new Set(Object.values(hosts))], 'MARKET_HOSTS or MARKET_PORTS'),
  ];
  if (isProduction && !settings.allowedHosts)
    faults.push(
      'ALLOWED_HOSTS is not set: the shop answers every host, and builds its addresses of it. List the hosts of this shop.',
    );
  if (b2cOrigin || !isProduction) return faults;
  if (!smtpUrl)
    faults.push('SMTP_URL is not set: mail would be kept in a folder. Set the address of your mail server.');
  const secure = { isProduction, isShared: Boolean(databaseUrl) };
  const checks = [readSecrets, requireSecurityContact];
  return [...faults, ...checks.flatMap((check) => faultsOf(() => check(settings, secure)))];
}

/** What the server in this process would not know to charge, promise or give; a server of its own knows better. */
export function moneyFaults(shop: ShopConfig, { B2C_ORIGIN, BRAND }: Environment): string[] {
  // A brand that the shop does not have is one of the settings' faults.
  if (B2C_ORIGIN || (BRAND && !Object.hasOwn(shop.brands, BRAND))) return [];
  return faultsOf(() => soldModules(shop.markets, brandOf(shop, BRAND).markets, shop.terms));
}

/** @throws RangeError for settings that cannot be read */
export async function databaseFaults(env: Environment): Promise<string[]> {
  const { databaseUrl, databaseReadUrl, b2cOrigin } = readSettings(env);
  const named = b2cOrigin ? {} : { DATABASE_URL: databaseUrl, DATABASE_READ_URL: databaseReadUrl };
  const asked = Object.entries(named).map(async ([name, url]): Promise<string[]> => {
    const fault = url ? await reachDatabase(url).then(() => undefined, wordsOf) : undefined;
    return fault === undefined ? [] : [`The database of ${name} cannot be used: ${fault}`];
  });
  return (await Promise.all(asked)).flat();
}
