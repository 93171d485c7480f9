import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MigrationBlockedError } from './errors.ts';
import { migrate } from './migrate.ts';
import { isOutside, migrationOf } from './migrationFiles.ts';
import { openPool, type OpenPool } from './pool.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];
const name = `readers_${randomUUID().replaceAll('-', '')}`;

const first = migrationOf('0001_first.sql', 'create table thing (id int primary key);');
const added = migrationOf('0002_added.sql', 'alter table thing add column note text;');
const other = migrationOf('0003_other.sql', 'create table other (id int);');
const indexed = migrationOf(
  '0004_indexed.sql',
  `-- outside a transaction
-- A comment; with a semicolon.
drop index concurrently if exists thing_note;
create index concurrently thing_note on thing (note);
`,
);
const quick = { lockMs: 100, pauseMs: 50 };

test('the marker begins a line of its own', () => {
  expect([first, indexed].map(isOutside)).toEqual([false, true]);
});

/** The embedded database has one connection: nobody is beside a migration there. */
describe.skipIf(!serverUrl)('a migration beside a running shop', () => {
  let admin: pg.Pool;
  let one: OpenPool;
  let two: OpenPool;
  beforeAll(async () => {
    admin = new pg.Pool({ connectionString: serverUrl!, max: 1 });
    await admin.query(`create database ${name}`);
    const databaseUrl = Object.assign(new URL(serverUrl!), { pathname: name }).href;
    one = await openPool({ databaseUrl });
    two = await openPool({ databaseUrl });
  });
  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
    await admin.query(`drop database ${name}`);
    await admin.end();
  });
  beforeEach(async () => {
    await one.pool.query('drop schema public cascade');
    await one.pool.query('create schema public');
    await migrate(one.pool, { migrations: [first] });
  });

  /** Somebody reads `thing` in a transaction that goes on. */
  async function longReader(): Promise<() => Promise<void>> {
    const client = await two.pool.connect();
    await client.query('begin');
    await client.query('select * from thing');
    return async () => {
      await client.query('commit');
      client.release();
    };
  }
  const applied = async () =>
    (await one.pool.query<{ file: string }>('select file from schema_migration order by file')).rows.map(
      ({ file }) => file,
    );

  test('that waits for a long reader lets others read within its lock limit, and runs afterwards', async () => {
    const end = await longReader();
    const told: string[] = [];
    const ran = migrate(one.pool, { migrations: [first, added], ...quick, tell: (it) => told.push(it) });
    let slowest = 0;
    while (told.length < 3) {
      const began = performance.now();
      await two.pool.query('select * from thing');
      slowest = Math.max(slowest, performance.now() - began);
    }
    await end();
    expect(await ran).toEqual([added.file]);
    expect(told[0]).toBe('0002_added.sql waits for a lock that others hold: try 1 of 40.');
    // Without a limit they would wait for the long reader, who ends after them.
    expect(slowest).toBeLessThan(2000);
  }, 20_000);

  test('that is kept from its lock is given up after its tries, and what ran before stays', async () => {
    const end = await longReader();
    const migrations = [first, { ...other, file: '0001_a.sql' }, added];
    const failed = migrate(one.pool, { migrations, ...quick, tries: 3 });
    await expect(failed).rejects.toThrow(MigrationBlockedError);
    await end();
    expect(await applied()).toEqual(['0001_a.sql', first.file]);
    expect(await migrate(one.pool, { migrations })).toEqual([added.file]);
  });

  test('that fails leaves those before it, and nothing of itself', async () => {
    const broken = migrationOf('0002_broken.sql', 'create table left_over (id int); select nothing;');
    await expect(migrate(one.pool, { migrations: [first, broken, other] })).rejects.toThrow('nothing');
    expect(await applied()).toEqual([first.file]);
    await expect(one.pool.query('select from left_over')).rejects.toThrow('does not exist');
  });

  test('is run once by several processes, each in turn', async () => {
    const migrations = [first, added, other, indexed];
    const ran = await Promise.all([one, two, one, two].map(({ pool }) => migrate(pool, { migrations })));
    expect(ran.flat().sort()).toEqual([added.file, other.file, indexed.file]);
  }, 20_000);

  test('builds an index outside a transaction, while others write', async () => {
    await migrate(one.pool, { migrations: [first, added] });
    const writer = await two.pool.connect();
    await writer.query('begin');
    await writer.query('insert into thing (id) values (1)');
    const ran = migrate(one.pool, { migrations: [first, added, indexed] });
    await expect
      .poll(async () => (await one.pool.query("select to_regclass('thing_note') as it")).rows[0].it)
      .toBe('thing_note');
    // It waits for the writer, and keeps nobody else from writing.
    await two.pool.query('insert into thing (id) values (2)');
    await writer.query('commit');
    writer.release();
    expect(await ran).toEqual([indexed.file]);
    expect((await one.pool.query('select from schema_lease')).rowCount).toBe(0);
  }, 20_000);

  test('takes up an index that a killed process left half built, once its lease is over', async () => {
    await migrate(one.pool, { migrations: [first, added] });
    await one.pool.query('create index thing_note on thing (note)');
    await one.pool.query('insert into schema_lease values ($1, $2)', [
      indexed.file,
      new Date(Date.now() + 1500),
    ]);
    const told: string[] = [];
    const ran = await migrate(one.pool, {
      migrations: [first, added, indexed],
      tell: (it) => told.push(it),
    });
    expect(ran).toEqual([indexed.file]);
    expect(told[0]).toBe('0004_indexed.sql is run by another process.');
  }, 20_000);
});

test('an empty database is made in one transaction, with what has none otherwise', async () => {
  const database = await openPool({ memory: true });
  const migrations = [first, added, indexed];
  expect(await migrate(database.pool, { migrations })).toEqual([first.file, added.file, indexed.file]);
  expect(await migrate(database.pool, { migrations: [...migrations, other], isAlone: true })).toEqual([
    other.file,
  ]);
  await database.close();
}, 20_000);
