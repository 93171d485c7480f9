import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, root } from './lib/paths.mjs';
import { freePort } from './lib/server.mjs';
import { linkModules } from './lib/sourceTree.mjs';

const CALL = 'stores.hoursOn';
const SLOW_MS = 300_000;
const guide = readFileSync(at('docs', 'adding-an-endpoint.md'), 'utf8');
const [, callText = '', fieldText = ''] = guide.split(/^## /m);
const patchesOf = (text) =>
  [...text.matchAll(/^```diff\n([\s\S]*?)^```/gm)].map(([, patch]) => ({
    file: /^\+\+\+ b\/(\S+)$/m.exec(patch)?.[1] ?? '',
    patch,
  }));
const call = patchesOf(callText);
const field = patchesOf(fieldText);

let tree;
const inTree = (command, args, options = {}) =>
  execFileSync(command, args, { cwd: tree, encoding: 'utf8', stdio: 'pipe', ...options });
/** Positions in the text are hints: a patch applies wherever its lines are. */
const apply = ({ patch }, ...more) =>
  inTree('git', ['apply', '--recount', '--unidiff-zero', ...more, '-'], { input: patch });

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'driveline-change-'));
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'packages', 'apps/b2c', 'examples/canada', 'scripts', '*.json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1e9 },
  );
  for (const file of listed.trim().split('\n')) cpSync(at(file), join(tree, file), { errorOnExist: false });
  linkModules(tree);
  for (const one of [...call, ...field]) apply(one);
}, SLOW_MS);
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** What notices that a file is missing; undefined when nothing does. */
function fault() {
  const read = (file) => {
    try {
      return readFileSync(join(tree, file), 'utf8');
    } catch {
      return '';
    }
  };
  const files = call.map(({ file }) => file);
  const screens = files.filter((file) => file.startsWith('packages/storefront/app/'));
  if (!screens.some((file) => read(file).includes(`'${CALL}'`))) return 'no page asks';
  const tests = files
    .filter((file) => file.endsWith('.test.ts'))
    .map(read)
    .join('');
  if (!['error_store_unknown', 'error_store_closed', CALL].every((word) => tests.includes(word)))
    return 'no test meets the call and its errors';
  const notes = files
    .filter((file) => file.startsWith('.changeset/'))
    .map(read)
    .join('');
  const named = (file) => /^(?:packages|apps)\/(\w+)/.exec(file)?.[1];
  const packages = new Set(files.map(named).filter((name) => name));
  if (![...packages].every((name) => notes.includes(`@driveline/${name}'`))) return 'no changeset says so';
  try {
    inTree(process.execPath, ['--conditions=@driveline/source', 'scripts/contractCheck.mjs', CALL]);
    return undefined;
  } catch (error) {
    return String(error.stderr);
  }
}

describe('[PLUS-039] the guide to a new call or field', () => {
  test('names at most twelve files for a call and six for a field', () => {
    for (const [files, most] of [
      [call, 12],
      [field, 6],
    ]) {
      const names = files.map(({ file }) => file);
      expect(names).not.toContain('');
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThan(0);
      expect(names.length).toBeLessThanOrEqual(most);
    }
  });

  test('misses no file of the call', () => expect(fault()).toBeUndefined(), SLOW_MS);

  test.each(call.map(({ file }) => file))(
    'needs %s',
    (file) => {
      const one = call.find((each) => each.file === file);
      apply(one, '-R');
      try {
        expect(fault()).toBeDefined();
      } finally {
        apply(one);
      }
    },
    SLOW_MS,
  );

  test.each(['packages/api', 'apps/b2c'])(
    'leaves the types of %s in order',
    (folder) => {
      const tsc = at('node_modules', 'typescript', 'bin', 'tsc');
      expect(inTree(process.execPath, [tsc, '--noEmit'], { cwd: join(tree, folder) })).toBe('');
    },
    SLOW_MS,
  );

  test('gives a server that answers the call over HTTP', { timeout: SLOW_MS }, async () => {
    const port = await freePort();
    const data = join(tree, 'data');
    const env = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      SEED_PARTS: '400',
      LOG_LEVEL: 'error',
    };
    const child = spawn(process.execPath, ['--conditions=@driveline/source', 'apps/b2c/src/main.ts'], {
      cwd: tree,
      env: { ...env, NODE_OPTIONS: '' },
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const ask = (market, path) =>
      new Promise((resolve, reject) => {
        const headers = { host: `${market}.localhost:${port}` };
        const sent = request(
          { host: '127.0.0.1', port, path: `/ecomm/b2c/v1/${path}`, headers },
          (answer) => {
            let text = '';
            answer.on('data', (chunk) => (text += chunk));
            answer.on('end', () => resolve({ status: answer.statusCode, text }));
          },
        );
        sent.on('error', reject);
        sent.end();
      });
    try {
      await expect
        .poll(async () => (await ask('us', 'store/2101').catch(() => undefined))?.status, {
          timeout: 120_000,
        })
        .toBe(200);
      const open = await ask('us', 'store/2101/hours?date=2026-06-15');
      expect(JSON.parse(open.text)).toEqual({ open: 450, close: 1320 });
      const closed = await ask('us', 'store/2101/hours?date=2026-12-25');
      expect(closed.status).toBe(404);
      expect(closed.text).toContain('This store is closed on that day.');
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
  });
});
