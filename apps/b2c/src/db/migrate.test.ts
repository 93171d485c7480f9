import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import { MigrationChangedError } from './errors.ts';
import { migrate } from './migrate.ts';
import { openPool } from './pool.ts';
import { packageRoot } from '../ops/packageRoot.ts';

/** A database of its own: these tests rewrite what it knows of its migrations. */
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ memory: true });
});
afterAll(() => database.close());

const recorded = async () => (await database.pool.query('select file, hash from schema_migration')).rows;

describe('migrate', () => {
  test('runs nothing twice, however many processes start', async () => {
    const before = await recorded();
    const ran = await Promise.all(Array.from({ length: 4 }, () => migrate(database.pool)));
    expect(ran.flat()).toEqual([]);
    expect(await recorded()).toEqual(before);
  });

  test('lets a process of the build before start on a database that a later build migrated', async () => {
    const later = ['9999_of_a_later_build.sql', 'hash'];
    await database.pool.query('insert into schema_migration (file, hash) values ($1, $2)', later);
    await expect(migrate(database.pool)).resolves.toEqual([]);
    await database.pool.query('delete from schema_migration where file = $1', [later[0]]);
  });

  test('refuses a file that changed after it ran, and changes nothing', async () => {
    const before = await recorded();
    const { file, hash } = before[0] as { file: string; hash: string };
    const write = (text: string) =>
      database.pool.query('update schema_migration set hash = $2 where file = $1', [file, text]);
    await write('another');
    await expect(migrate(database.pool)).rejects.toThrow(MigrationChangedError);
    await write(hash);
    expect(await recorded()).toEqual(expect.arrayContaining(before));
  });
});

test('0022 adds names by locale, and leaves those by market code to servers of the release before', async () => {
  const { pool } = database;
  const sql = readFileSync(join(packageRoot, 'src/db/migrations/0022_names_by_locale.sql'), 'utf8');
  await pool.query(
    "insert into market (code, locale, currency) values ('us', 'en-US', 'USD'), ('mx', 'es-MX', 'MXN')",
  );
  const brakes = { us: 'Brakes', mx: 'Frenos' };
  await pool.query(
    "insert into category (id, path, family, sort, names) values (1, '/brakes', 'brake', 1, $1)",
    [brakes],
  );
  // Twice: a migration that was cut off runs again.
  await pool.query(sql);
  await pool.query(sql);
  const { rows } = await pool.query('select names from category');
  expect(rows).toEqual([{ names: { ...brakes, 'en-US': 'Brakes', 'es-MX': 'Frenos' } }]);
});

test('0040 gives an older database the ZIP codes of military mail, as the seed has them, and keeps what is there', async () => {
  const { pool } = database;
  const sql = readFileSync(join(packageRoot, 'src/db/migrations/0040_military_mail.sql'), 'utf8');
  const rows = async () => (await pool.query('select * from postal_geo order by prefix')).rows;
  await pool.query(
    "insert into market (code, locale, currency) values ('us', 'en-US', 'USD') on conflict do nothing",
  );
  await pool.query(sql);
  expect(await rows()).toEqual([]);
  await pool.query(
    "insert into postal_geo (market, prefix, city, region, lat, lng) values ('us', '38103', 'Memphis', 'TN', 35.1, -90), ('us', '340', 'DPO', 'AA', 9, -79)",
  );
  await pool.query(sql);
  await pool.query(sql);
  const file = readFileSync(join(packageRoot, 'data', 'postal-prefixes.json'), 'utf8');
  const places = JSON.parse(file) as [string, string, string, string, number, number][];
  const seeded = places.filter(([market, , , region]) => market === 'us' && /^A[AEP]$/.test(region));
  const expected = seeded.map(([, prefix, city, region, lat, lng]) => ({
    market: 'us',
    prefix,
    city,
    region,
    lat,
    lng,
  }));
  expect(seeded).toHaveLength(8);
  const kept = { market: 'us', prefix: '340', city: 'DPO', region: 'AA', lat: 9, lng: -79 };
  const found = (await rows()).filter(({ region }) => region !== 'TN');
  expect(found).toEqual(
    expected
      .map((row) => (row.prefix === '340' ? kept : row))
      .toSorted((a, b) => (a.prefix < b.prefix ? -1 : 1)),
  );
});

const serverUrl = process.env['TEST_DATABASE_URL'];

test.skipIf(!serverUrl)('lets one of several first starts work while the others wait', async () => {
  const name = `first_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Pool({ connectionString: serverUrl!, max: 1 });
  await admin.query(`create database ${name}`);
  const databaseUrl = Object.assign(new URL(serverUrl!), { pathname: name }).href;
  const pools = await Promise.all(Array.from({ length: 6 }, () => openPool({ databaseUrl })));
  const ran = await Promise.all(pools.map(({ pool }) => migrate(pool)));
  expect(ran.filter((files) => files.length > 0)).toHaveLength(1);
  await Promise.all(pools.map((pool) => pool.close()));
  await admin.query(`drop database ${name}`);
  await admin.end();
});
