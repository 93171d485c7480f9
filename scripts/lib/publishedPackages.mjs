import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';
import { packageNames } from './sources.mjs';

/** @returns {{ folder: string, manifest: object }[]} every package that is published, the server among them */
export function publishedPackages() {
  return [...packageNames().map((name) => `packages/${name}`), 'apps/b2c']
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8')) }))
    .filter(({ manifest }) => !manifest.private);
}
