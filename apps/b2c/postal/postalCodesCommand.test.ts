import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fileOf, geonamesLine } from '../test/postalFiles.ts';
import { openDatabase } from '../src/db/database.ts';
import { shippedModules } from '../src/markets/shipped.ts';
import { postalCodesCommand, type PostalCodesArguments } from './postalCodesCommand.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'postal-codes-'));
beforeAll(async () => {
  await inDatabase(`insert into market (code, locale, currency) values ('mx', 'es-MX', 'MXN');
    insert into postal_geo values ('mx', '067', null, 'CMX', 19.4, -99.2)`);
}, 60_000);
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function inDatabase(sql: string): Promise<unknown[]> {
  const database = await openDatabase({ dataDir: join(dataDir, 'b2c') });
  try {
    return (await database.pool.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await database.close();
  }
}

/** What the command prints. */
async function run(given: PostalCodesArguments): Promise<string> {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  await postalCodesCommand(given, { modules: shippedModules, dataDir });
  return written.join('');
}

const known = () => inDatabase('select postal_code, name from postal_neighborhood order by 1, 2');
const roma = [{ postal_code: '06700', name: 'Roma Norte' }];

test('the command loads a file and says what it changed', async () => {
  const lines = [geonamesLine(), geonamesLine({ municipality: 'C'.repeat(31) }), geonamesLine({ code: '' })];
  const given = { market: 'mx', geonames: fileOf(lines) };
  const told = [
    'Lines that are good: 2.',
    'Lines that are not loaded: 1.',
    "  line 3: '' is no postal code such as 06600",
    'Names that are left out, as an address has no room for them: 1.',
    `  line 2: city '${'C'.repeat(31)}' (31 characters, the field takes 30)`,
    '                               new     changed        gone',
    'postal_geo                       1           0           0',
    'postal_city                      1           0           0',
    'postal_neighborhood              1           0           0',
  ];
  const dry = ['Nothing was stored: this was a dry run.', ''];
  expect((await run({ ...given, 'dry-run': true })).split('\n')).toEqual([...told, ...dry]);
  expect(await known()).toEqual([]);
  expect((await run(given)).split('\n')).toEqual([...told, '']);
  expect(await known()).toEqual(roma);
  expect(await run(given)).toContain('\nNothing changes.\n');
}, 60_000);

test('the command says what is missing', async () => {
  const file = fileOf([geonamesLine()]);
  await expect(run({ market: 'mx' })).rejects.toThrow('Name one file');
  await expect(run({ market: 'mx', geonames: file, csv: file })).rejects.toThrow('Name one file');
  await expect(run({ geonames: file })).rejects.toThrow('Name one of these: --market us, --market mx');
  await expect(run({ market: 'xx', geonames: file })).rejects.toThrow(RangeError);
  await expect(run({ market: 'mx', geonames: `${file}.zip` })).rejects.toThrow(
    `There is no file ${file}.zip.`,
  );
  await expect(run({ market: 'mx', geonames: tmpdir() })).rejects.toThrow('There is no file');
  await expect(run({ market: 'mx', csv: file })).rejects.toThrow("there is no column 'MX");
  const table = fileOf(['postalCode,city', '01310-100,São Paulo']);
  await expect(run({ market: 'br', csv: table })).rejects.toThrow('no market br yet: start the shop once');
}, 60_000);

test('a load that is killed leaves the last state, and the next one works', async () => {
  const pipe = join(dataDir, 'codes.csv');
  execFileSync('mkfifo', [pipe]);
  const cli = join(import.meta.dirname, 'cli.ts');
  const args = ['--conditions=@driveline/source', cli, '--market', 'mx', '--csv', pipe, '--replace'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  const ended = once(child, 'exit');
  const lines = Array.from({ length: 20_000 }, () => '06700,Cuauhtémoc,Doctores,').join('\n');
  const file = createWriteStream(pipe);
  // The table never ends: the process has nearly all of it, and waits for more.
  await new Promise((resolve) => file.write(`postalCode,city,neighborhood,street\n${lines}`, resolve));
  await pause(500);
  child.kill('SIGKILL');
  await ended;
  file.on('error', () => undefined).destroy();
  expect(await known()).toEqual(roma);
  const table = fileOf(['postalCode,city,neighborhood', '06720,Cuauhtémoc,Doctores']);
  await run({ market: 'mx', csv: table, replace: true });
  expect(await known()).toEqual([{ postal_code: '06720', name: 'Doctores' }]);
}, 120_000);
