import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../../test/testApp.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import type { Database } from '../db/database.ts';
import { createLog } from '../ops/log.ts';
import { healthRoutes } from './healthRoutes.ts';
import { freeBytesOf, fullBytes, lowBytes } from './readiness.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const migrations = (sql: string, ...values: string[]) => database.pool.query(sql, values);
afterEach(async () => {
  await migrations("delete from schema_migration where file like '9999%'");
});

/** What the log is told as well. */
function watched(
  free: () => number | undefined = () => undefined,
  over: Pick<Database, 'kind'> = { kind: 'embedded' },
) {
  const log = createLog('silent');
  const [error, warn] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn')];
  const app = testApp({ db: database.db, log });
  healthRoutes(
    app,
    { ...database, ...over },
    { metricsToken: undefined, freeBytes: () => Promise.resolve(free()) },
  );
  const ask = async () => {
    const answer = await app.call('/readyz');
    return [answer.status, await answer.json()] as const;
  };
  return { ask, warn, error };
}
const ready = { status: 'ok', database: expect.any(String), schema: 'current' };

test('a process is not ready over a schema that lacks a migration of its build', async () => {
  const { ask, error } = watched();
  expect(await ask()).toEqual([200, ready]);
  const { rows } = await migrations(
    "delete from schema_migration where file like '0042%' returning file, hash",
  );
  const behind = [await ask(), await ask()];
  await migrations('insert into schema_migration (file, hash) values ($1, $2)', rows[0].file, rows[0].hash);
  const unready = [503, { ...ready, status: 'unavailable', schema: 'behind' }];
  expect(behind).toEqual([unready, unready]);
  expect(await ask()).toEqual([200, ready]);
  expect(error).toHaveBeenCalledExactlyOnceWith({ failing: 'schema' }, 'not ready');
});

test('a process of the build before stays ready over the schema of a later one', async () => {
  await migrations("insert into schema_migration (file, hash) values ('9999_later.sql', 'a')");
  expect(await watched().ask()).toEqual([200, { ...ready, schema: 'ahead' }]);
});

test('little space is told once, and none is left to orders that could not be written', async () => {
  let free = lowBytes;
  const { ask, warn, error } = watched(() => free);
  expect(await ask()).toEqual([200, ready]);
  free = lowBytes - 1;
  expect(await ask()).toEqual([200, { ...ready, disk: 'low' }]);
  expect(await ask()).toEqual([200, { ...ready, disk: 'low' }]);
  expect(warn).toHaveBeenCalledTimes(1);
  free = fullBytes - 1;
  for (let probe = 0; probe < 2; probe++)
    expect(await ask()).toEqual([503, { ...ready, status: 'unavailable', disk: 'full' }]);
  expect([warn.mock.calls.length, error.mock.calls.length]).toEqual([2, 1]);
  free = lowBytes;
  expect(await ask()).toEqual([200, ready]);
});

test('a full disk is told, and takes no process out, where a server of PostgreSQL has the orders', async () => {
  const { ask, error } = watched(() => fullBytes - 1, { kind: 'server' });
  expect(await ask()).toEqual([200, { ...ready, disk: 'full' }]);
  expect(error).not.toHaveBeenCalled();
});

test('a probe that fails altogether is logged once, however often a balancer asks', async () => {
  const { ask, error } = watched(() => {
    throw new Error('away');
  });
  expect([(await ask())[0], (await ask())[0]]).toEqual([503, 503]);
  expect(error).toHaveBeenCalledTimes(1);
});

test('space is that of the disk where a folder is, or will be', async () => {
  const there = (await freeBytesOf(tmpdir())) ?? 0;
  const later = (await freeBytesOf(join(tmpdir(), 'not', 'yet'))) ?? 0;
  expect(there).toBeGreaterThan(0);
  expect(Math.abs(there - later)).toBeLessThan(there);
});
