import { statSync } from 'node:fs';
import { openForCommand, type CommandShop } from '../src/db/openForCommand.ts';
import type { MarketModule } from '../src/markets/serverMarket.ts';
import { createServerMarkets } from '../src/markets/serverMarkets.ts';
import { loadPostalCodes } from './loadPostalCodes.ts';
import { loadReport } from './loadReport.ts';
import { readAddressTable } from './readAddressTable.ts';
import { readGeonames } from './readGeonames.ts';

/** As `parseArgs` reads them; a shop's command hands them on. */
export const postalCodesOptions = {
  market: { type: 'string' },
  geonames: { type: 'string' },
  csv: { type: 'string' },
  replace: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

export type PostalCodesArguments = {
  [name in keyof typeof postalCodesOptions]?: string | boolean | undefined;
};

/** The markets that a shop sells in, and where its data are. */
export interface PostalCodesShop extends CommandShop {
  readonly modules: readonly MarketModule[];
}

/**
 * The command: loads a table of postal codes, and says what it changed.
 * @throws RangeError with what is wrong in the arguments or the file
 */
export async function postalCodesCommand(given: PostalCodesArguments, shop: PostalCodesShop): Promise<void> {
  const { market: code, geonames, csv } = given as Record<string, string | undefined>;
  const file = geonames ?? csv;
  if (!file || (geonames && csv))
    throw new RangeError('Name one file: --geonames MX.txt, or --csv codes.csv.');
  const { markets } = createServerMarkets(shop.modules);
  const market = markets.find((each) => each.code === code);
  if (!market)
    throw new RangeError(
      `Name one of these: --market ${markets.map((each) => each.code).join(', --market ')}.`,
    );
  if (!statSync(file, { throwIfNoEntry: false }) || statSync(file).isDirectory())
    throw new RangeError(`There is no file ${file}.`);
  const dryRun = Boolean(given['dry-run']);
  const database = await openForCommand(shop, { dryRun });
  try {
    const read = geonames ? readGeonames : readAddressTable;
    const report = await loadPostalCodes(database, {
      market,
      read: (onBad) => read(file, market, onBad),
      hasPlaces: Boolean(geonames),
      replace: Boolean(given.replace),
      dryRun,
    });
    process.stdout.write(loadReport(report, dryRun));
  } finally {
    await database.close();
  }
}
