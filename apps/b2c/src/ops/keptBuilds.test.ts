import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepBuilds } from './keptBuilds.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'builds-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const warn = vi.fn();
const buildsIn = (place: string) => readdirSync(place).filter((name) => !name.startsWith('.'));

/** A process of a build with one file, beside one that has no hash in its name. */
const start = (name: string, options: { folder?: string; builds?: number } = {}) => {
  const file = { body: bytes(name), brotli: bytes(`${name} in brotli`) };
  const files = new Map([[`/assets/deep/${name}.js`, file] as const, ['/robots.txt', file] as const]);
  return keepBuilds({ folder, files, warn, ...options });
};

test('[PLUS-080] a process has the files of builds before and after its own', async () => {
  const [first, second] = [start('one'), start('two')];
  const ofLater = await first('/assets/deep/two.js');
  expect([ofLater?.body, ofLater?.brotli].map(String)).toEqual(
    ['two', 'two in brotli'].map((it) => String(Buffer.from(it))),
  );
  expect(String((await second('/assets/deep/one.js'))?.body)).toBe('one');
  expect(await second('/assets/deep/three.js')).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

test('[PLUS-080] files that are missed read the folder once a second, and at once after the next build', async () => {
  const find = start('one');
  // The clock of a file system may be too coarse to tell when the next build comes.
  const isSeen = () => utimesSync(folder, 1, 1);
  isSeen();
  expect(await find('/assets/deep/two.js')).toBeUndefined();
  const deep = join(folder, '0123456789abcdef', 'assets', 'deep');
  mkdirSync(deep, { recursive: true });
  writeFileSync(join(deep, 'two.js'), 'two');
  isSeen();
  expect(await find('/assets/deep/two.js')).toBeUndefined();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1001);
  expect(await find('/assets/deep/two.js')).toBeDefined();
  clock.mockRestore();
  start('three');
  expect(await find('/assets/deep/three.js')).toBeDefined();
});

test('[PLUS-080] only addresses that change with their content are kept, and none leads out of the folder', async () => {
  const find = start('one');
  const [build] = readdirSync(folder);
  expect(readdirSync(join(folder, build!))).toEqual(['assets']);
  writeFileSync(join(folder, 'secret.js'), 'secret');
  for (const path of [
    '/robots.txt',
    '/assets/../../secret.js',
    '/assets/..%2F..%2Fsecret.js',
    '/assets/',
    '/assets/deep',
  ])
    expect(await find(path)).toBeUndefined();
});

test('[PLUS-080] the builds that started last are kept, the same build once, and its own at every start', async () => {
  const [left, written] = ['.left', '.written'].map((name) => join(folder, name)) as [string, string];
  for (const draft of [left, written]) mkdirSync(draft);
  utimesSync(left, 1, 1);
  for (const name of ['one', 'two', 'three']) {
    start(name, { builds: 2 });
    // A clock of a file system may be too coarse to tell which came first.
    for (const build of buildsIn(folder)) utimesSync(join(folder, build), 1, 1);
    start(name, { builds: 2 });
  }
  expect(buildsIn(folder)).toHaveLength(2);
  expect([left, written].map(existsSync)).toEqual([false, true]);
  const find = start('four', { builds: 2 });
  expect(await find('/assets/deep/one.js')).toBeUndefined();
  expect(await find('/assets/deep/three.js')).toBeDefined();
});

test('[PLUS-080] a folder that cannot be written costs the files of others, and not the start', async () => {
  const file = join(folder, 'full');
  writeFileSync(file, '');
  const find = start('one', { folder: file });
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ folder: file }), expect.any(String));
  await expect(find('/assets/deep/two.js')).resolves.toBeUndefined();
});
