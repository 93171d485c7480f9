import type pg from 'pg';

export interface Change {
  readonly new: number;
  readonly changed: number;
  readonly gone: number;
}

/** What becomes of the tables, by their names. */
export type Changes = Readonly<Record<string, Change>>;

export interface Merge {
  readonly market: string;
  /** Characters of a whole code: shorter rows are beginnings, which no file of codes replaces. */
  readonly codeLength: number;
  /** Whole codes that the file does not have go. */
  readonly replace: boolean;
  /** The file has positions and states, so that `postal_geo` is its own too. */
  readonly hasPlaces: boolean;
}

/** The lines of a file, for the length of one transaction. */
export const createLineTable = `create temp table postal_line (code text not null, region text, city text,
  neighborhood text, street text, lat float8, lng float8) on commit drop`;

/** A code is told by the lines that say the same of it; by none where they differ. */
const agreed = (column: string) =>
  `case when count(distinct coalesce(${column}, '')) = 1 then min(${column}) end`;
const middle = (column: string) => `round(avg(${column})::numeric, 4)::float8`;

/** A table with one row for a code. */
interface Single {
  readonly table: string;
  readonly key: string;
  readonly columns: readonly string[];
  /** Rows to be, as a query over the lines. */
  readonly rows: string;
  /** Codes whose row goes. */
  readonly goes?: string;
}

const places: Single = {
  table: 'postal_geo',
  key: 'prefix',
  columns: ['city', 'region', 'lat', 'lng'],
  rows: `select code, ${agreed('city')} as city, ${agreed('region')} as region, ${middle('lat')} as lat,
    ${middle('lng')} as lng from postal_line group by code having count(lat) > 0`,
};
// A code of two cities has an empty name: its beginning may lie in one of them, and would name that.
const cities: Single = {
  table: 'postal_city',
  key: 'prefix',
  columns: ['name'],
  rows: `select code, coalesce(${agreed('city')}, '') as name from postal_line group by code having count(city) > 0`,
};
const streets: Single = {
  table: 'postal_street',
  key: 'postal_code',
  columns: ['name'],
  rows: `select code, min(street) as name from postal_line group by code having ${agreed('street')} is not null`,
  goes: `select code from postal_line group by code having count(street) > 0 and ${agreed('street')} is null`,
};

/**
 * Puts the lines into the tables of the market. What they tell of a code takes the place of what was known of it; what
 * they leave empty stays as it was.
 */
export async function mergeLines(client: pg.PoolClient, merge: Merge): Promise<Changes> {
  await client.query('analyze postal_line');
  return {
    ...(merge.hasPlaces && { [places.table]: await mergeSingle(client, merge, places) }),
    [cities.table]: await mergeSingle(client, merge, cities),
    postal_neighborhood: await mergeNeighborhoods(client, merge),
    [streets.table]: await mergeSingle(client, merge, streets),
  };
}

async function mergeSingle(client: pg.PoolClient, merge: Merge, single: Single): Promise<Change> {
  const { table, key, columns, rows, goes } = single;
  const names = columns.join(', ');
  const own = columns.map((name) => `${table}.${name}`).join(', ');
  const next = columns.map((name) => `excluded.${name}`).join(', ');
  // A row that is new has no transaction in xmax, one that was changed has this one.
  const written = await client.query<{ fresh: number; changed: number }>(
    `with written as (
       insert into ${table} (market, ${key}, ${names}) select $1::text, code, ${names} from (${rows}) as told
       on conflict (market, ${key}) do update set (${names}) = row(${next})
       where (${own}) is distinct from (${next}) returning (xmax = 0) as is_new)
     select (count(*) filter (where is_new))::int as fresh, (count(*) filter (where not is_new))::int as changed
     from written`,
    [merge.market],
  );
  const { fresh = 0, changed = 0 } = written.rows[0] ?? {};
  const left = goes ? await removed(client, merge, table, `${key} in (${goes})`) : 0;
  return { new: fresh, changed, gone: left + (await removeOthers(client, merge, table, key)) };
}

async function mergeNeighborhoods(client: pg.PoolClient, merge: Merge): Promise<Change> {
  const table = 'postal_neighborhood';
  const named = 'from postal_line where neighborhood is not null';
  const left = await removed(
    client,
    merge,
    table,
    `postal_code in (select code ${named}) and not exists (
       select 1 from postal_line where code = postal_code and neighborhood = name)`,
  );
  const { rowCount } = await client.query(
    `insert into ${table} (market, postal_code, name) select distinct $1::text, code, neighborhood ${named}
     on conflict do nothing`,
    [merge.market],
  );
  const others = await removeOthers(client, merge, table, 'postal_code');
  return { new: rowCount ?? 0, changed: 0, gone: left + others };
}

async function removeOthers(
  client: pg.PoolClient,
  merge: Merge,
  table: string,
  key: string,
): Promise<number> {
  if (!merge.replace) return 0;
  // Not by 'not in', for which a large table would be read once for each row.
  const isOther = `length(${key}) = ${merge.codeLength} and not exists (select 1 from postal_line where code = ${key})`;
  return removed(client, merge, table, isOther);
}

async function removed(
  client: pg.PoolClient,
  { market }: Merge,
  table: string,
  where: string,
): Promise<number> {
  const { rowCount } = await client.query(`delete from ${table} where market = $1 and ${where}`, [market]);
  return rowCount ?? 0;
}
