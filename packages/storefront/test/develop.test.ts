import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nextEdit } from '../cli/develop.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'driveline-develop-'));
  for (const folder of ['pages/deep', 'build', 'node_modules', '.data'])
    mkdirSync(join(root, folder), { recursive: true });
});
const old = ['vite.config.ts', 'pages/first.tsx'];
beforeEach(() => old.forEach((path) => writeFileSync(join(root, path), '')));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const PATIENCE_MS = 500;
const isNoticed = (edit: Promise<void>) => Promise.race([edit.then(() => true), wait(PATIENCE_MS, false)]);

test.each(['shop.config.ts', 'vite.config.ts', 'pages/second.tsx', 'pages/deep/third.tsx'])(
  'a shop that cannot start is started again once %s is written',
  async (path) => {
    const edit = nextEdit(root);
    for (const other of ['build/a.js', 'node_modules/b.js', '.data/c', '.d'])
      writeFileSync(join(root, other), '');
    expect(await isNoticed(edit)).toBe(false);
    writeFileSync(join(root, path), '');
    expect(await isNoticed(edit)).toBe(true);
  },
);
