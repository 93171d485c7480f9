import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PLACE = '../client/assets';
const MANIFEST = /^manifest-\w+\.js$/;
const START = 'window.__reactRouterManifest=';

/**
 * Takes out of the browser's list of routes what only links that prefetch would read, and this shop has none: the
 * files that each page imports. The server keeps its own list. Runs when the server is built, since React Router
 * writes the browser's list then, after the client.
 */
export function leanManifest(): Plugin {
  return {
    name: 'driveline:lean-manifest',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async writeBundle({ dir }) {
      if (!dir) return;
      const folder = join(dir, PLACE);
      const files = (await readdir(folder)).filter((name) => MANIFEST.test(name));
      if (!files.length) this.error('React Router wrote no manifest; mend build-tools/leanManifest.ts.');
      for (const file of files) {
        const path = join(folder, file);
        await writeFile(path, withoutImports(await readFile(path, 'utf8')));
      }
    },
  };
}

/** @throws Error when the file is not the list that React Router writes */
export function withoutImports(code: string): string {
  if (!code.startsWith(START)) throw new Error(`The manifest does not start with '${START}'.`);
  const manifest: unknown = JSON.parse(code.slice(START.length).replace(/;$/, ''));
  return `${START}${JSON.stringify(manifest, (key, value: unknown) => (key === 'imports' ? undefined : value))};`;
}
