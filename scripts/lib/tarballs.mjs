import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';
import { run } from './processes.mjs';

/**
 * Packs packages that are built.
 * @param {string[]} folders of the packages, from the repository's root
 * @param {string} target folder for the tarballs
 * @returns {Promise<Record<string, string>>} tarballs by name of the package
 */
export async function packPackages(folders, target) {
  const tarballs = {};
  for (const folder of folders) {
    const { name, version } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'));
    await run(['npm', 'pack', '--silent', '--pack-destination', target], { cwd: at(folder), quiet: true });
    tarballs[name] = join(target, `${name.slice(1).replace('/', '-')}-${version}.tgz`);
  }
  return tarballs;
}

/** What a registry would do: in a project outside, every package of ours comes from its tarball. */
export function takeTarballs(project, tarballs) {
  const path = join(project, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  for (const [name, tarball] of Object.entries(tarballs)) manifest.dependencies[name] = `file:${tarball}`;
  writeFileSync(path, JSON.stringify(manifest, undefined, 2));
}
