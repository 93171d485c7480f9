import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createB2c } from '../src/app.ts';
import { knownMigrations } from '../src/db/migrationFiles.ts';
import { openPool } from '../src/db/pool.ts';
import { createLog } from '../src/ops/log.ts';
import { migrationCommand } from './migrationCommand.ts';

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((words) => {
    said.push(String(words));
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

const all = `Ran ${knownMigrations().join(', ')}.\n`;
const nothing = 'The database has the schema of this build.\n';

test('migrates an embedded database, and says what it ran', { timeout: 60_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'migration-'));
  await migrationCommand({ dataDir });
  await migrationCommand({ dataDir });
  expect(said).toEqual([all, nothing]);
  const running = await openPool({ dataDir: join(dataDir, 'b2c') });
  await expect(migrationCommand({ dataDir })).rejects.toThrow(RangeError);
  await running.close();
  rmSync(dataDir, { recursive: true });
});

const serverUrl = process.env['TEST_DATABASE_URL'];

test.skipIf(!serverUrl)(
  'a process that only checks says that the schema is behind, and serves once somebody has migrated',
  { timeout: 60_000 },
  async () => {
    const name = `checked_${randomUUID().replaceAll('-', '')}`;
    const admin = new pg.Pool({ connectionString: serverUrl!, max: 1 });
    await admin.query(`create database ${name}`);
    const databaseUrl = Object.assign(new URL(serverUrl!), { pathname: name }).href;
    const b2c = createB2c({
      databaseUrl,
      databaseSettings: { migrations: 'check' },
      seedParts: 0,
      log: createLog('silent'),
    });
    await b2c.ready;
    const ask = async (path: string) => {
      const answer = await b2c.fetch(new Request(`http://us.localhost:3000${path}`));
      return [answer.status, await answer.json(), answer.headers.get('retry-after')];
    };
    const behind = { status: 'unavailable', database: 'server', schema: 'behind' };
    expect(await ask('/readyz')).toEqual([503, behind, '5']);
    expect(await ask('/healthz')).toEqual([200, { status: 'ok' }, null]);
    const busy = { errorDetails: [expect.objectContaining({ errorMessageKey: 'error_busy' })] };
    expect(await ask('/ecomm/b2c/v1/cart')).toEqual([503, busy, '5']);
    await migrationCommand({ databaseUrl });
    expect(said).toEqual([all]);
    await expect
      .poll(() => ask('/readyz'), { timeout: 20_000 })
      .toEqual([200, { status: 'ok', database: 'server', schema: 'current' }, null]);
    await b2c.close();
    // One that is told to end while it waits does not wait.
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`create database ${name}`);
    const waiting = createB2c({
      databaseUrl,
      databaseSettings: { migrations: 'check' },
      log: createLog('silent'),
    });
    await waiting.ready;
    await waiting.close();
    await admin.query(`drop database ${name}`);
    await admin.end();
  },
);
