import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { fileOf, geonamesLine } from './postalFiles.ts';
import { importCommand } from '../import/importCommand.ts';
import { migrationCommand } from '../migration/migrationCommand.ts';
import { moderationCommand } from '../moderation/moderationCommand.ts';
import { postalCodesCommand } from '../postal/postalCodesCommand.ts';
import { shippedModules as modules } from '../src/markets/shipped.ts';
import { lackingMigrations } from '../src/db/lackingMigrations.ts';
import { knownMigrations } from '../src/db/migrationFiles.ts';
import { openForCommand } from '../src/db/openForCommand.ts';
import { openPool } from '../src/db/pool.ts';

const refused =
  /^The database lacks migrations of this build \(\d+, the first is 0001_catalog\.sql\), and nothing/;
const postal = () => ({ market: 'mx', geonames: fileOf([geonamesLine()]) });

test(
  'a dry run does not migrate, and refuses a schema that lacks migrations',
  { timeout: 60_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'commands-'));
    const shop = { modules, dataDir };
    await expect(postalCodesCommand({ ...postal(), 'dry-run': true }, shop)).rejects.toThrow(refused);
    await expect(importCommand({ csv: dataDir, 'dry-run': true }, shop)).rejects.toThrow(refused);
    const untouched = await openPool({ dataDir: join(dataDir, 'b2c') });
    expect(await lackingMigrations(untouched.pool)).toEqual(knownMigrations());
    await untouched.close();
    // Without it the command brings the schema, and a dry run finds it.
    await (await openForCommand(shop)).close();
    await (await openForCommand(shop, { dryRun: true })).close();
    rmSync(dataDir, { recursive: true });
  },
);

const serverUrl = process.env['TEST_DATABASE_URL'];

test.skipIf(!serverUrl)(
  'with DATABASE_MIGRATIONS=check no command migrates, until the one that does has',
  { timeout: 60_000 },
  async () => {
    const name = `commands_${randomUUID().replaceAll('-', '')}`;
    const admin = new pg.Pool({ connectionString: serverUrl!, max: 1 });
    await admin.query(`create database ${name}`);
    const databaseUrl = Object.assign(new URL(serverUrl!), { pathname: name }).href;
    const shop = { modules, databaseUrl, databaseSettings: { migrations: 'check' as const } };
    await expect(postalCodesCommand(postal(), shop)).rejects.toThrow(refused);
    await expect(importCommand({ audit: true }, shop)).rejects.toThrow(refused);
    await expect(moderationCommand({}, shop)).rejects.toThrow(refused);
    const written = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
    await migrationCommand(shop);
    await moderationCommand({}, shop);
    expect(written).toHaveBeenLastCalledWith('Nothing waits.\n');
    written.mockRestore();
    await admin.query(`drop database ${name}`);
    await admin.end();
  },
);
