import type pg from 'pg';
import { asOnlyImport } from '../import/importLock.ts';
import { bulkInsert } from '../seed/bulkInsert.ts';
import type { Database } from '../src/db/database.ts';
import { liftLimits } from '../src/db/timeLimits.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { createLineTable, mergeLines, type Changes } from './mergeLines.ts';
import type { Lines, OnBadLine, PostalLine } from './postalLine.ts';

/** More are counted, and not told. */
const mostTold = 20;
const batch = 4000;

/** Some of many, in words, and how many there are. */
export interface Tally {
  readonly count: number;
  readonly first: readonly string[];
}

export interface LoadReport {
  /** Lines that were loaded. */
  readonly good: number;
  readonly bad: Tally;
  /** Names that an address has no room for. */
  readonly tooLong: Tally;
  readonly changes: Changes;
}

export interface Load {
  readonly market: ServerMarket;
  readonly read: (onBad: OnBadLine) => Lines;
  /** Whether the lines have states and positions. */
  readonly hasPlaces: boolean;
  readonly replace: boolean;
  /** Undoes everything at the end. */
  readonly dryRun: boolean;
}

/**
 * Brings the lines of a table into the database: all of them, or none when anything fails. A batch of lines is in memory.
 * @throws RangeError when nothing can be loaded, InputFault for a file that is no table
 */
export async function loadPostalCodes(database: Database, load: Load): Promise<LoadReport> {
  return asOnlyImport(database, async () => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(liftLimits);
      const report = await inTransaction(client, load);
      await client.query(load.dryRun ? 'rollback' : 'commit');
      return report;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  });
}

async function inTransaction(client: pg.PoolClient, load: Load): Promise<LoadReport> {
  const { market, replace, hasPlaces } = load;
  const known = await client.query('select 1 from market where code = $1', [market.code]);
  if (known.rows.length === 0)
    throw new RangeError(`The database has no market ${market.code} yet: start the shop once.`);
  await client.query(createLineTable);
  const read = await readLines(client, load);
  if (read.good <= read.bad.count) throw new RangeError(wrongFile(read));
  const { digitsSent: codeLength } = market.postalCode;
  const changes = await mergeLines(client, { market: market.code, codeLength, replace, hasPlaces });
  return { ...read, changes };
}

type Read = Omit<LoadReport, 'changes'>;

async function readLines(client: pg.PoolClient, { read }: Load): Promise<Read> {
  const [bad, tooLong] = [openTally(), openTally()];
  let good = 0;
  let rows: PostalLine[] = [];
  for await (const { line, told } of read((at, reason) => bad.add(`line ${at}: ${reason}`))) {
    good++;
    for (const words of told.tooLong) tooLong.add(`line ${line}: ${words}`);
    rows.push(told);
    if (rows.length < batch) continue;
    await keep(client, rows);
    rows = [];
  }
  await keep(client, rows);
  return { good, bad: bad.tally(), tooLong: tooLong.tally() };
}

const columns = {
  ...{ code: 'text', region: 'text', city: 'text', neighborhood: 'text', street: 'text' },
  ...{ lat: 'float8', lng: 'float8' },
};

const keep = (client: pg.PoolClient, lines: readonly PostalLine[]): Promise<void> =>
  bulkInsert(
    client,
    'postal_line',
    columns,
    lines.map(({ code, region, city, neighborhood, street, point }) => {
      return [code, region, city, neighborhood, street, point?.lat, point?.lng];
    }),
  );

/** A file of another country or layout: a few of its lines may look good by chance. */
const wrongFile = ({ good, bad }: Read): string =>
  [
    `Nothing was loaded: ${good} lines are good and ${bad.count} are not. Is it the file of this market?`,
    ...bad.first,
  ].join('\n');

function openTally() {
  const first: string[] = [];
  let count = 0;
  return {
    add(words: string): void {
      count++;
      if (first.length < mostTold) first.push(words);
    },
    tally: (): Tally => ({ count, first }),
  };
}
