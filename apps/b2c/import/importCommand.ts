import { writeFileSync } from 'node:fs';
import type { Database } from '../src/db/database.ts';
import { openForCommand, type CommandShop } from '../src/db/openForCommand.ts';
import { createServerMarkets } from '../src/markets/serverMarkets.ts';
import type { MarketModule, ServerMarket } from '../src/markets/serverMarket.ts';
import { auditCatalog } from './audit/auditCatalog.ts';
import { auditText, faultCount } from './audit/auditFaults.ts';
import { changesReport } from './report.ts';
import { discardImport, runImport } from './runImport.ts';

/** As `parseArgs` reads them; a shop's command hands them on. */
export const importOptions = {
  aces: { type: 'string' },
  pies: { type: 'string' },
  map: { type: 'string' },
  csv: { type: 'string' },
  replace: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  audit: { type: 'boolean' },
  discard: { type: 'boolean' },
  json: { type: 'string' },
} as const;

export type ImportArguments = { [name in keyof typeof importOptions]?: string | boolean | undefined };

/** Whose catalogue it is: the markets that it sells in, and where its data are. */
export interface ImportShop extends CommandShop {
  readonly modules: readonly MarketModule[];
}

/** The files that name a catalogue: without any of them only the audit has something to do. */
const named = ({ aces, pies, csv }: ImportArguments) => Boolean(aces ?? pies ?? csv);

/**
 * The command: imports, reports and audits.
 * @returns the exit code: 1 when the audit finds faults
 * @throws RangeError with what is wrong in the files
 */
export async function importCommand(given: ImportArguments, shop: ImportShop): Promise<number> {
  if (!named(given) && !given.audit && !given.discard)
    throw new RangeError('Name what to import (--aces, --pies, --csv), or --audit the catalog.');
  const { markets } = createServerMarkets(shop.modules);
  const database = await openForCommand(shop, { dryRun: Boolean(given['dry-run']) });
  try {
    return await work(database, given, markets);
  } finally {
    await database.close();
  }
}

async function work(
  database: Database,
  given: ImportArguments,
  markets: readonly ServerMarket[],
): Promise<number> {
  const { aces, pies, map, csv, json } = given as Record<string, string | undefined>;
  const told: Record<string, unknown> = {};
  if (given.discard) await discardImport(database);
  if (named(given)) {
    const { changes } = await runImport(database, {
      aces,
      pies,
      map,
      csv,
      replace: Boolean(given.replace),
      dryRun: Boolean(given['dry-run']),
      markets,
      onStep: (words) => process.stderr.write(`${words}\n`),
    });
    process.stdout.write(changesReport(changes));
    told['changes'] = changes;
  }
  let exitCode = 0;
  if (given.audit) {
    const report = await auditCatalog(database);
    process.stdout.write(auditText(report));
    told['audit'] = report;
    exitCode = faultCount(report) > 0 ? 1 : 0;
  }
  if (json) writeFileSync(json, `${JSON.stringify(told, null, 2)}\n`);
  return exitCode;
}
