import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'driveline-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function driveline(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@driveline/source', join(import.meta.dirname, 'main.ts'), ...args],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  return { status, stdout, stderr };
}

test('--help says what there is', () => {
  const { status, stdout } = driveline('--help');
  expect(status).toBe(0);
  for (const name of ['dev', 'build', 'start', 'doctor']) expect(stdout).toContain(`  ${name} `);
});

test.each([[[]], [['serve']], [['build', 'twice']], [['constructor']]])(
  'command %j is none, which ends with the list of commands',
  (args) => {
    const { status, stderr } = driveline(...args);
    expect(status).toBe(2);
    expect(stderr).toContain('driveline <command>');
  },
);

test('an unknown option is named', () => {
  const { status, stderr } = driveline('start', '--port', '1');
  expect(status).toBe(2);
  expect(stderr).toContain('--port');
});

test('what is missing is named in one line, without a stack', () => {
  expect(driveline('start')).toMatchObject({
    status: 1,
    stderr: `There is no shop.config.ts in ${folder}.\n`,
  });
  writeFileSync(join(folder, 'shop.config.ts'), 'export const store = {};\n');
  expect(driveline('start').stderr).toMatch(/^shop\.config\.ts exports no shop\. .*\n$/);
  writeFileSync(join(folder, 'shop.config.ts'), 'export const shop = { brands: {}, markets: [] };\n');
  expect(driveline('start')).toMatchObject({
    status: 1,
    stderr: `Nothing is built in ${join(folder, 'build')}. Run 'driveline build' first.\n`,
  });
});

test('postal codes are loaded for a market of a shop with several, or of one alone', () => {
  const own = mkdtempSync(join(tmpdir(), 'driveline-postal-'));
  const load = () => driveline('postal-codes', '--market', 'mx', '--csv', 'codes.csv', '--root', own);
  expect(load().stderr).toBe(`There is no shop.config.ts in ${own}.\n`);
  writeFileSync(join(own, 'shop.config.ts'), 'export const store = {};\n');
  expect(load().stderr).toMatch(/^shop\.config\.ts exports no shop\./);
  writeFileSync(join(own, 'mx.shop.ts'), 'export const store = {};\n');
  expect(load().stderr).toMatch(/^mx\.shop\.ts exports no shop\./);
  rmSync(own, { recursive: true });
});

test('a market alone has a file and a build of its own', () => {
  expect(driveline('start', '--market', 'mx').stderr).toBe(`There is no mx.shop.ts in ${folder}.\n`);
  writeFileSync(join(folder, 'mx.shop.ts'), 'export const shop = { brands: {}, markets: [] };\n');
  const built = join(folder, 'build', 'mx');
  expect(driveline('start', '--market', 'mx').stderr).toBe(
    `Nothing is built in ${built}. Run 'driveline build' first.\n`,
  );
});

test('import is told what is missing, and where', () => {
  const files = join(folder, 'catalogue');
  const tools = [`const us = (await import('${import.meta.resolve('@driveline/markets')}')).us;`];
  writeFileSync(
    join(folder, 'shop.config.ts'),
    `${tools.join('\n')}\nexport const shop = { brands: { own: { markets: ['us'] } }, markets: [us] };\n`,
  );
  expect(driveline('import')).toMatchObject({
    status: 1,
    stderr: 'Name what to import (--aces, --pies, --csv), or --audit the catalog.\n',
  });
  expect(driveline('import', '--csv', files).stderr).toMatch(/^This database is empty\. Start the shop once/);
});

test('migrate-database makes the database of the folder, and has nothing to do afterwards', () => {
  rmSync(join(folder, '.data'), { recursive: true, force: true });
  expect(driveline('migrate-database')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Ran 0001_catalog\.sql, .*\.sql\.\n$/),
  });
  expect(driveline('migrate-database')).toMatchObject({
    status: 0,
    stdout: 'The database has the schema of this build.\n',
  });
}, 60_000);
