import { afterEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from './testDatabase.ts';
import { createB2c, type B2c } from '../src/app.ts';
import type { Database } from '../src/db/database.ts';
import { createLog } from '../src/ops/log.ts';

let database: Database;
let b2c: B2c;
afterEach(async () => {
  await b2c.close();
  await database.close();
});

/** A process that checks for migrations only, over a database that lacks one. */
async function waitingServer(change: (database: Database) => Database = (same) => same) {
  database = await openTestDatabase();
  const { rows } = await database.pool.query<{ file: string; hash: string }>(
    "delete from schema_migration where file like '0042%' returning file, hash",
  );
  const log = createLog('silent');
  const error = vi.spyOn(log, 'error');
  b2c = createB2c({
    database: change(database),
    databaseUrl: 'postgres://nobody@db.example/shop',
    databaseSettings: { migrations: 'check' },
    secret: 'a secret of the tests, long enough',
    log,
  });
  await b2c.ready;
  const migrate = () =>
    database.pool.query('insert into schema_migration (file, hash) values ($1, $2)', [
      rows[0]?.file,
      rows[0]?.hash,
    ]);
  return { error, migrate };
}

async function ask(path: string) {
  const answer = await b2c.fetch(new Request(`http://us.localhost${path}`));
  return [answer.status, await answer.json()] as const;
}

const behind = { status: 'unavailable', database: 'server', schema: 'behind' };
const failed = { status: 'unavailable', database: 'server', start: 'failed' };

test('[PLUS-038] a process that waits for migrations is alive, and serves when they were run', async () => {
  const { error, migrate } = await waitingServer();
  expect(await ask('/readyz')).toEqual([503, behind]);
  expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
  await migrate();
  await b2c.started;
  expect((await ask('/readyz'))[0]).toBe(200);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { lacking: [expect.stringMatching(/^0042/)] },
    expect.stringContaining('driveline migrate-database'),
  );
}, 60_000);

test('[PLUS-038] a start that fails after the wait is logged, and told to probes and to the process', async () => {
  const { error, migrate } = await waitingServer((own) => ({ ...own, db: undefined as never }));
  await migrate();
  await expect(b2c.started).rejects.toThrow(TypeError);
  expect(error).toHaveBeenLastCalledWith(
    { err: expect.any(TypeError) },
    expect.stringContaining('start failed'),
  );
  expect(await ask('/readyz')).toEqual([503, failed]);
  expect(await ask('/healthz')).toEqual([503, failed]);
  expect((await ask('/ecomm/b2c/browse/v1/config'))[0]).toBe(503);
}, 60_000);

test('[PLUS-038] a process that is closed while it waits has failed at nothing', async () => {
  const { error } = await waitingServer();
  await b2c.close();
  await expect(b2c.started).resolves.toBeUndefined();
  expect(error).toHaveBeenCalledTimes(1);
}, 60_000);
