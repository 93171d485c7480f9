import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type pg from 'pg';
import type { Database } from '../src/db/database.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { allShelves, refreshShelves } from '../src/search/refreshShelf.ts';
import { ensureDictionaries, type Dictionaries } from './dictionaries.ts';
import { asOnlyImport } from './importLock.ts';
import { giveLines } from './giveLines.ts';
import { Faults, InputFault } from './inputFault.ts';
import { lockStock } from './lockStock.ts';
import { readLookups } from './lookups.ts';
import { readMapping } from './mapping.ts';
import { planBatch, type PartTypeFacts } from './planBatch.ts';
import { readAces } from './readAces.ts';
import { readBatch, type Given } from './readBatch.ts';
import { csvFiles, readCsv } from './readCsv.ts';
import { readPies } from './readPies.ts';
import { readScope, type Scope } from './readScope.ts';
import {
  clearRun,
  dropTemporaryTables,
  inTransaction,
  keepRun,
  note,
  openRun,
  useTemporaryTables,
  type Changes,
  type Run,
} from './run.ts';
import { joinParts, stageFiles, type Source } from './stage.ts';
import { writePlan } from './writePlan.ts';

export interface ImportOptions {
  /** ACES 4 and PIES 7 files, with the table that says what their ids mean here. */
  readonly aces?: string | undefined;
  readonly pies?: string | undefined;
  readonly map?: string | undefined;
  /** Folder of CSV files. */
  readonly csv?: string | undefined;
  /** Also takes every part off sale that the import does not name, the demonstration's too. */
  readonly replace?: boolean | undefined;
  /** Reports what would change, and stores nothing. */
  readonly dryRun?: boolean | undefined;
  readonly markets: readonly ServerMarket[];
  /** Told of each step, and of how far it is. */
  readonly onStep?: (words: string) => void;
}

export interface ImportResult {
  readonly changes: Changes;
  readonly resumed: boolean;
}

const parts = 200;

/**
 * Reads a catalogue from files into the shop. Everything is read and checked before the first part changes; then parts
 * change some hundred at a time, each with its prices and applications. Run again after it was interrupted, it goes on.
 * @throws RangeError naming file, line and value of what is wrong; the catalogue is as it was. Also while another process
 *   imports
 */
export async function runImport(database: Database, options: ImportOptions): Promise<ImportResult> {
  // A dry run has tables of its own.
  return options.dryRun
    ? importOrCompare(database, options)
    : asOnlyImport(database, () => importOrCompare(database, options));
}

async function importOrCompare(database: Database, options: ImportOptions): Promise<ImportResult> {
  const { dryRun = false, onStep = () => undefined } = options;
  const client = await database.pool.connect();
  let run: Run & { resumed: boolean };
  try {
    const faults = new Faults();
    const sources = await sourcesOf(client, options, faults);
    if (dryRun) await useTemporaryTables(client);
    run = await openRun(client, await fingerprintOf(options, sources));
    if (run.resumed) onStep('Going on with the import that was interrupted.');
    const given = givenBy(sources);
    if (run.phase === 'read') await read(client, { sources, run, given, faults, onStep });
    const context: Context = { client, run, given, options, onStep };
    await changeParts(context);
    if (given.part) await takeOffSale(context);
    if (dryRun) return { changes: run.changes, resumed: run.resumed };
  } finally {
    if (dryRun) await dropTemporaryTables(client);
    client.release();
  }
  onStep('Deriving the shelves …');
  await refreshShelves(database.db, await allShelves(database.db));
  await finish(database);
  return { changes: run.changes, resumed: run.resumed };
}

/** Forgets an import that was interrupted; what it wrote stays. */
export async function discardImport(database: Database): Promise<void> {
  await asOnlyImport(database, async () => {
    const client = await database.pool.connect();
    try {
      await clearRun(client);
    } finally {
      client.release();
    }
  });
}

async function sourcesOf(client: pg.PoolClient, options: ImportOptions, faults: Faults): Promise<Source[]> {
  const { aces, pies, map, csv, markets } = options;
  const lookups = await readLookups(client, markets);
  const sources: Source[] = [];
  if (aces ?? pies) {
    if (!map) throw new RangeError('ACES and PIES files need a mapping table: --map FILE.');
    const mapping = await readMapping(map, lookups);
    const tools = { lookups, mapping, faults };
    if (pies) sources.push({ name: 'pies', file: pies, read: () => readPies(pies, tools) });
    if (aces) sources.push({ name: 'aces', file: aces, read: () => readAces(aces, tools) });
  }
  for (const file of csv ? csvFiles(csv) : []) {
    sources.push({ name: basename(file), file, read: () => readCsv(file, { lookups, faults }) });
  }
  if (sources.length === 0) throw new RangeError('Name what to import: --aces, --pies or --csv.');
  return sources;
}

/** Of the contents: another version of a file is another import, the same one in another place is not. */
async function fingerprintOf({ map, replace }: ImportOptions, sources: readonly Source[]): Promise<string> {
  const hash = createHash('sha256').update(String(replace ?? false));
  for (const { name, file } of [...(map ? [{ name: 'map', file: map }] : []), ...sources]) {
    hash.update(`\n${name}\n`);
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  }
  return hash.digest('hex');
}

interface Reading {
  sources: readonly Source[];
  run: Run;
  given: Given;
  faults: Faults;
  onStep: (words: string) => void;
}

async function read(client: pg.PoolClient, { sources, run, given, faults, onStep }: Reading): Promise<void> {
  onStep('Reading and checking the files …');
  try {
    await stageFiles(client, { sources, run, faults });
    faults.refuse();
    await inTransaction(client, async () => {
      await joinParts(client, faults, given);
      faults.refuse();
      await enter(client, run, 'parts');
    });
  } catch (error) {
    // What cannot be imported is not taken up again; anything else, a lost connection too, is.
    if (error instanceof InputFault || faults.count > 0) await clearRun(client);
    throw error;
  }
}

async function enter(
  client: pg.PoolClient,
  run: Run,
  phase: Run['phase'],
  done: Run['done'] = {},
): Promise<void> {
  const before = run.done;
  run.phase = phase;
  run.done = { ...before, ...done };
  await keepRun(client, before, run);
}

/** Prices and stock may come from elsewhere: what no file has is left alone. */
function givenBy(sources: readonly Source[]): Given {
  const has = (...names: string[]) => sources.some(({ name }) => names.includes(name));
  return {
    part: has('pies', 'parts.csv'),
    price: has('pies', 'prices.csv'),
    application: has('aces', 'applications.csv'),
    stock: has('stock.csv'),
  };
}

interface Context {
  client: pg.PoolClient;
  run: Run;
  given: Given;
  options: ImportOptions;
  onStep: (words: string) => void;
}

async function changeParts({ client, run, given, options, onStep }: Context): Promise<void> {
  if (run.phase !== 'parts') return;
  const isDry = options.dryRun ?? false;
  onStep(isDry ? 'Comparing with the catalogue …' : 'Changing parts …');
  // Here, and not where they were read: an import that was interrupted in between needs it too.
  await client.query('analyze import_part, import_price, import_application, import_stock');
  const types = await readTypes(client);
  const { markets } = options;
  // The first batch keeps what it adds to the dictionaries in its own transaction, as part of its changes.
  let dictionaries: Dictionaries | undefined;
  let scope: Scope | undefined;
  let nextId = await nextPartId(client);
  for (let more = true; more;) {
    more = await inTransaction(client, async () => {
      const next = { after: run.done.part ?? '', limit: parts };
      if (!isDry && (given.part || given.application)) await giveLines(client, next);
      const batch = await readBatch(client, { ...next, types });
      if (!batch) {
        await enter(client, run, 'gone');
        return false;
      }
      scope ??= await readScope(client);
      dictionaries ??= await ensureDictionaries(client, { markets, changes: run.changes, isDry });
      const plan = planBatch(batch, { given, scope, dictionaries, changes: run.changes, nextId });
      nextId += plan.parts.filter(({ isNew }) => isNew).length;
      if (!isDry) await writePlan(client, plan);
      await enter(client, run, 'parts', { part: batch.waiting.parts.at(-1)!.key });
      return true;
    });
  }
}

async function readTypes(client: pg.PoolClient): Promise<Map<number, PartTypeFacts>> {
  const { rows } = await client.query<{ id: number; code: string }>('select id, code from part_type');
  return new Map(rows.map(({ id, code }) => [id, { code }]));
}

async function nextPartId(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ last: number }>('select coalesce(max(id), 0) as last from part');
  return rows[0]!.last + 1;
}

/** Parts of the import's brands that an earlier import brought and this one does not name. Their rows stay for orders. */
async function takeOffSale({ client, run, options, onStep }: Context): Promise<void> {
  if (run.phase !== 'gone') return;
  onStep(
    options.dryRun ? 'Looking for parts that go …' : 'Taking parts off sale that are not in the files …',
  );
  const scope = options.replace
    ? 'true'
    : `p.imported_at is not null and b.slug in
         (select distinct split_part(key, '/', 1) from import_part where type_id is not null)`;
  for (let more = true; more;) {
    more = await inTransaction(client, async () => {
      const { rows } = await client.query<{ id: number; key: string }>(
        `select p.id, b.slug || '/' || p.part_number_key as key from part p join brand b on b.id = p.brand_id
         where p.id > $1 and p.off_sale_at is null and ${scope}
           and not exists (select from import_part i where i.key = b.slug || '/' || p.part_number_key and i.line > 0)
         order by p.id limit ${parts}`,
        [run.done.gone ?? 0],
      );
      if (rows.length === 0) {
        await enter(client, run, 'shelves');
        return false;
      }
      const ids = rows.map(({ id }) => id);
      note(
        run.changes,
        'part',
        'gone',
        rows.map(({ key }) => key),
      );
      if (!options.dryRun) {
        await lockStock(client, ids);
        for (const table of ['price', 'application', 'store_stock'])
          await client.query(`delete from ${table} where part_id = any($1)`, [ids]);
        await client.query('update part set off_sale_at = now(), size = null where id = any($1)', [ids]);
      }
      await enter(client, run, 'gone', { gone: ids.at(-1)! });
      return true;
    });
  }
}

async function finish(database: Database): Promise<void> {
  const client = await database.pool.connect();
  try {
    await clearRun(client);
    // The embedded database does neither by itself.
    await client.query('analyze part, price, application, store_stock');
    if (database.kind === 'embedded') await client.query('vacuum part, price, application, store_stock');
  } finally {
    client.release();
  }
}
