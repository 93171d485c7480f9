import type pg from 'pg';
import { bulkInsert, type Columns } from '../seed/bulkInsert.ts';
import { InputFault, type Faults } from './inputFault.ts';
import type { Given } from './readBatch.ts';
import { inTransaction, keepRun, note, PASSED_OVER, type Run } from './run.ts';
import type { Reading, Staged } from './staged.ts';

export interface Source {
  /** What the file is to the import, wherever it lies: how far it is read is kept by it. */
  readonly name: string;
  readonly file: string;
  readonly read: () => AsyncGenerator<Reading>;
}

const batch = 5000;

type Table = Staged['table'];
type Of<T extends Table> = Extract<Staged, { table: T }>;

const columns: Readonly<Record<Table, Columns>> = {
  part: {
    key: 'text',
    file: 'text',
    line: 'int',
    brand: 'text',
    part_number: 'text',
    original_numbers: 'text[]',
    type_id: 'int',
    title: 'jsonb',
    attributes: 'jsonb',
    position: 'text',
    picture: 'text',
    weight_grams: 'int',
    warranty_months: 'int',
    hazmat: 'bool',
    universal: 'bool',
  },
  price: {
    part_key: 'text',
    file: 'text',
    line: 'int',
    market: 'text',
    list_minor: 'int',
    sale_minor: 'int',
    core_minor: 'int',
  },
  application: {
    part_key: 'text',
    file: 'text',
    line: 'int',
    market: 'text',
    model_id: 'int',
    y0: 'int',
    y1: 'int',
    engine_id: 'int',
    qualifiers: 'jsonb',
    position: 'text',
    quantity: 'int',
  },
  stock: { part_key: 'text', file: 'text', line: 'int', store_id: 'int', market: 'text', on_hand: 'int' },
};

function valuesOf(row: Staged): unknown[] {
  const own = [row.key, row.file, row.line];
  if (row.table === 'price') return [...own, row.market, row.listMinor, row.saleMinor, row.coreMinor];
  if (row.table === 'stock') return [...own, row.storeId, row.market, row.onHand];
  if (row.table === 'application') {
    const { market, modelId, y0, y1, engineId, conditions, position, quantity } = row;
    return [
      ...own,
      market,
      modelId,
      y0,
      y1,
      engineId,
      conditions.length ? conditions : null,
      position,
      quantity,
    ];
  }
  return [
    ...own,
    row.brand,
    row.partNumber,
    row.originalNumbers,
    row.typeId,
    row.title,
    row.attributes,
    row.position,
    row.picture,
    row.weightGrams,
    row.warrantyMonths,
    row.hazmat,
    row.universal,
  ];
}

/**
 * Reads the files into the waiting tables, a batch of records a transaction, from where an interrupted reading stopped.
 * After the first fault nothing is stored any more, and reading goes on only to tell the others.
 */
export async function stageFiles(
  client: pg.PoolClient,
  { sources, run, faults }: { sources: readonly Source[]; run: Run; faults: Faults },
): Promise<void> {
  for (const { name, read } of sources) {
    const before = run.done.read?.[name] ?? 0;
    let records = 0;
    let rows: Staged[] = [];
    let passed: string[] = [];
    const write = async () => {
      if (faults.count === 0) await stageBatch(client, { rows, passed, name, records, run, faults });
      [rows, passed] = [[], []];
    };
    for await (const reading of read()) {
      if (++records <= before) continue;
      rows.push(...reading.rows);
      passed.push(...(reading.passed ?? []));
      if (rows.length >= batch) await write();
    }
    if (records > before) await write();
  }
}

interface Batch {
  rows: readonly Staged[];
  passed: readonly string[];
  name: string;
  records: number;
  run: Run;
  faults: Faults;
}

async function stageBatch(client: pg.PoolClient, read: Batch): Promise<void> {
  const { rows, passed, name, records, run, faults } = read;
  await inTransaction(client, async () => {
    const of = <T extends Table>(table: T) => rows.filter((row): row is Of<T> => row.table === table);
    await refuseTwice(client, 'import_part', of('part'), 'key', ({ key }) => key, faults);
    await refuseTwice(client, 'import_price', of('price'), `part_key || ' ' || market`, priceKey, faults);
    await refuseTwice(client, 'import_stock', of('stock'), `part_key || ' ' || store_id`, stockKey, faults);
    if (faults.count > 0) return;
    for (const table of ['part', 'price', 'application', 'stock'] as const)
      await bulkInsert(client, `import_${table}`, columns[table], of(table).map(valuesOf));
    if (passed.length > 0) note(run.changes, PASSED_OVER, 'changed', passed);
    const before = run.done;
    run.done = { ...before, read: { ...before.read, [name]: records } };
    await keepRun(client, before, run);
  });
}

const priceKey = ({ key, market }: Of<'price'>) => `${key} ${market}`;
const stockKey = ({ key, storeId }: Of<'stock'>) => `${key} ${storeId}`;

/** A part, a price or a stock that two lines state: neither is known to be right. */
async function refuseTwice<Row extends Staged>(
  client: pg.PoolClient,
  table: string,
  rows: readonly Row[],
  sqlKey: string,
  keyOf: (row: Row) => string,
  faults: Faults,
): Promise<void> {
  if (rows.length === 0) return;
  const { rows: found } = await client.query<{ key: string; file: string; line: number }>(
    `select ${sqlKey} as key, file, line from ${table} where ${table === 'import_part' ? 'key' : 'part_key'} = any($1)`,
    [rows.map(({ key }) => key)],
  );
  const known = new Map(found.map(({ key, file, line }) => [key, `${file}:${line}`]));
  for (const row of rows) {
    const key = keyOf(row);
    const first = known.get(key);
    if (first) faults.add(new InputFault(row, `${row.table} of ${key} was stated before, at ${first}`));
    else known.set(key, `${row.file}:${row.line}`);
  }
}

/**
 * What was read as a whole: prices, applications and stock need a part that is among them or on sale in the shop.
 * A part that went off sale comes back by its facts alone: its prices without them would sell half of it.
 * Parts of the shop then wait like the others, without facts.
 */
export async function joinParts(client: pg.PoolClient, faults: Faults, given: Given): Promise<void> {
  for (const table of ['price', 'application', 'stock']) {
    const { rows } = await client.query<{ part_key: string; file: string; line: number }>(
      `select s.part_key, s.file, s.line from import_${table} s
       where not exists (select from import_part p where p.key = s.part_key)
         and not exists (select from part l join brand b on b.id = l.brand_id
           where b.slug = split_part(s.part_key, '/', 1) and l.part_number_key = split_part(s.part_key, '/', 2)
             and l.off_sale_at is null)
       order by s.file, s.line limit 100`,
    );
    for (const row of rows) faults.add(new InputFault(row, `there is no part ${row.part_key} on sale`));
  }
  if (faults.count > 0) return;
  await countStock(client);
  for (const table of ['price', 'application', 'stock'])
    await client.query(
      `insert into import_part (key, file, line)
       select part_key, min(file), min(line) from import_${table} s
       where not exists (select from import_part p where p.key = s.part_key) group by part_key`,
    );
  if (given.application) await joinUnnamed(client);
}

/**
 * Applications are those of the whole brand, also where its parts are not among the files: a part that an import brought
 * and that no line names any more has none. It waits without a line.
 */
async function joinUnnamed(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into import_part (key, file, line)
     select b.slug || '/' || p.part_number_key, '', 0 from brand b join part p on p.brand_id = b.id
     where b.slug in (select split_part(part_key, '/', 1) from import_application)
       and b.slug not in (select split_part(key, '/', 1) from import_part where type_id is not null)
       and p.imported_at is not null and p.off_sale_at is null
     on conflict do nothing`,
  );
}

/**
 * What the files count is compared with: the pieces that are there now, and those that a payment under way may put back,
 * which a voucher may do for days.
 */
async function countStock(client: pg.PoolClient): Promise<void> {
  await client.query(
    `with held as (
       select m.part_id, m.store_id, -sum(m.delta)::int as pieces
       from payment y join stock_movement m on m.payment_id = y.id
       where y.status in ('STARTED', 'CHALLENGE', 'WAITING') group by 1, 2
     )
     update import_stock i set seen = coalesce((
       select s.on_hand + coalesce((
           select h.pieces from held h where h.part_id = s.part_id and h.store_id = s.store_id
         ), 0)
       from brand b
         join part p on p.brand_id = b.id and p.part_number_key = split_part(i.part_key, '/', 2)
         join store_stock s on s.part_id = p.id and s.store_id = i.store_id
       where b.slug = split_part(i.part_key, '/', 1) order by p.id limit 1
     ), 0)`,
  );
}
