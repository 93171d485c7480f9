import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import { DataDirLockedError, DatabaseBusyError, NestedAcquireError } from './errors.ts';
import { hotSql } from './hotSql.ts';
import { lockDataDir } from './lock.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import { withTx } from './tx.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const failing = (code: string) => Object.assign(new Error(code), { code });

describe('withTx', () => {
  test('runs a serialization failure again and gives up after three retries', async () => {
    let runs = 0;
    const works = withTx(database.db, async () => {
      runs += 1;
      if (runs < 3) throw failing('40001');
      return runs;
    });
    await expect(works).resolves.toBe(3);
    runs = 0;
    const never = withTx(database.db, () => {
      runs += 1;
      throw failing('40P01');
    });
    await expect(never).rejects.toThrow('40P01');
    expect(runs).toBe(4);
  });

  test('does not repeat any other failure and rolls back', async () => {
    const fails = withTx(database.db, async (tx) => {
      await tx.insertInto('seed_marker').values({ key: 'x', version: '1', detail: '{}' }).execute();
      throw failing('23514');
    });
    await expect(fails).rejects.toThrow('23514');
    const rows = await database.db.selectFrom('seed_marker').select('key').where('key', '=', 'x').execute();
    expect(rows).toEqual([]);
  });

  test('refuses the pool inside a transaction instead of waiting for ever', async () => {
    const nested = withTx(database.db, () => database.db.selectFrom('market').selectAll().execute());
    await expect(nested).rejects.toBeInstanceOf(NestedAcquireError);
    await expect(database.db.selectFrom('market').select('code').execute()).resolves.toHaveLength(3);
  });

  test('joins a transaction that is open already', async () => {
    const joined = withTx(database.db, (tx) =>
      withTx(tx, (inner) => inner.selectFrom('market').select('code').execute()),
    );
    await expect(joined).resolves.toHaveLength(3);
  });
});

test('a hot statement runs twice under its name', async () => {
  for (const code of ['us', 'mx']) {
    const rows = await hotSql(database.db, 'test-market', 'select code from market where code = $1', [code]);
    expect(rows).toEqual([{ code }]);
  }
});

describe('embedded database', () => {
  let small: Database;
  // A database that is made and not restored: on a busy machine that takes longer than a test may.
  beforeAll(async () => {
    small = await openDatabase({ memory: true, acquireTimeoutMs: 50 });
  });
  afterAll(() => small.close());

  test('answers busy when no connection comes free in time', async () => {
    let release = () => {};
    const holder = small.db.transaction().execute(() => new Promise<void>((done) => (release = done)));
    await new Promise((done) => setTimeout(done, 20));
    await expect(small.db.selectFrom('market').selectAll().execute()).rejects.toBeInstanceOf(
      DatabaseBusyError,
    );
    release();
    await holder;
  });

  test('its folder is locked against a living process and taken over from a dead one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'driveline-lock-'));
    const dataDir = join(folder, 'pg');
    const unlock = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(DataDirLockedError);
    unlock();
    writeFileSync(`${dataDir}.lock`, JSON.stringify({ pid: process.pid, startedAt: 'another boot:1' }));
    lockDataDir(dataDir)();
    writeFileSync(`${dataDir}.lock`, 'half writ');
    lockDataDir(dataDir)();
    rmSync(folder, { recursive: true });
  });
});
