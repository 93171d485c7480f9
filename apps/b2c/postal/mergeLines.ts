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
  /** Whole codes that the file does not have go, of the states that it has codes of. */
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
  /** Columns of which an empty one leaves what was known. */
  readonly kept?: readonly string[];
  /** Rows to be, as a query over the lines. */
  readonly rows: string;
  /** Codes whose row goes. */
  readonly goes?: string;
}

const places: Single = {
  table: 'postal_geo',
  key: 'prefix',
  columns: ['city', 'region', 'lat', 'lng'],
  kept: ['city', 'region'],
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
  if (merge.replace) await findOthers(client, merge);
  return {
    ...(merge.hasPlaces && { [places.table]: await mergeSingle(client, merge, places) }),
    [cities.table]: await mergeSingle(client, merge, cities),
    postal_neighborhood: await mergeNeighborhoods(client, merge),
    [streets.table]: await mergeSingle(client, merge, streets),
  };
}

async function mergeSingle(client: pg.PoolClient, merge: Merge, single: Single): Promise<Change> {
  const { table, key, columns, kept = [], rows, goes } = single;
  const names = columns.join(', ');
  const own = columns.map((name) => `${table}.${name}`).join(', ');
  const next = columns
    .map((name) =>
      kept.includes(name) ? `coalesce(excluded.${name}, ${table}.${name})` : `excluded.${name}`,
    )
    .join(', ');
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

/** The state of a code, as its longest beginning that is known tells it. */
const regionOf = (code: string) =>
  `(select region from postal_geo where market = $1 and prefix = any(array(
     select left(${code}, size) from generate_series(1, length(${code})) as size)) order by length(prefix) desc limit 1)`;

const wholeCodes = (table: string, key: string) =>
  `select ${key} as code from ${table} where market = $1 and length(${key}) = $2`;

/**
 * Names the codes that go before any of them does, as states are told by rows that go. A file of a part of the market,
 * as GeoNames has one for Puerto Rico, says nothing of the other states.
 */
async function findOthers(client: pg.PoolClient, { market, codeLength }: Merge): Promise<void> {
  await client.query('create temp table postal_other (code text primary key) on commit drop');
  // Not by 'not in', for which a large table would be read once for each row.
  await client.query(
    `with covered as (
       select distinct coalesce(region, ${regionOf('code')}) as region
       from (select distinct code, region from postal_line) as told)
     insert into postal_other select code from (
       ${wholeCodes('postal_geo', 'prefix')} union ${wholeCodes('postal_city', 'prefix')}
       union ${wholeCodes('postal_neighborhood', 'postal_code')}
       union ${wholeCodes('postal_street', 'postal_code')}) as known
     where not exists (select 1 from postal_line where postal_line.code = known.code)
       and exists (select 1 from covered where region = ${regionOf('known.code')})`,
    [market, codeLength],
  );
  await client.query('analyze postal_other');
}

async function removeOthers(
  client: pg.PoolClient,
  merge: Merge,
  table: string,
  key: string,
): Promise<number> {
  return merge.replace ? removed(client, merge, table, `${key} in (select code from postal_other)`) : 0;
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
