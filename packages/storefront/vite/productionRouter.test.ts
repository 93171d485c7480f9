import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { changed } from './productionRouter.ts';

/** The installed router's files for browsers. */
const folder = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist',
  'production',
);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

test('[PLUS-080] every file of a route is asked for through what keeps a click whose file is gone', () => {
  const [loads, ...others] = files.map(changed).filter((code) => code.includes('drivelineFile'));
  expect(others).toEqual([]);
  // The page, its loader, its action and its middleware, and each of them ahead of its turn.
  const asked = [...loads!.matchAll(/drivelineFile\(\(\) => import\(.*? ([\w.]+)\)\)/g)].map(
    ([, file]) => file,
  );
  expect(asked.sort()).toEqual([
    'modulePath',
    'route.clientActionModule',
    'route.clientLoaderModule',
    'route.clientMiddlewareModule',
    'route.module',
  ]);
  for (const code of files)
    expect(changed(code)).not.toMatch(/(?<!\(\) => )\bimport\(\s*\/\*[^)]*[\w.]+\s*\)/);
});
