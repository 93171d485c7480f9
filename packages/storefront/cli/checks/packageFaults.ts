import { readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { packageFolder } from '../../src/packageFolder.ts';
import { PICTURE_TOOLS } from '../visual/tools.ts';

type Manifest = {
  readonly version: string;
  readonly engines: { readonly node: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional: boolean }>>;
};

/** React, the router and the cache of queries keep what they know in their modules: with two copies a page finds nothing of it. */
const ONCE = ['react', 'react-dom', 'react-router', '@tanstack/react-query'];
const USERS = ['@driveline/hooks', '@driveline/ui'];

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Folder of a package, as a file in another folder finds it. */
export function folderOf(name: string, from: string): string | undefined {
  try {
    const path = findPackageJSON(name, join(from, 'package.json'));
    return path && dirname(realpathSync(path));
  } catch {
    return undefined;
  }
}

/** @param range of those that our manifests use: `19.3.1`, `^19.3.1`, `>=24.7` */
export function isIn(range: string, version: string): boolean {
  const least = range.replace(/^\D+/, '');
  if (range === least) return version === least;
  const isLate = version.localeCompare(least, undefined, { numeric: true }) >= 0;
  return isLate && (range.startsWith('>=') || version.split('.')[0] === least.split('.')[0]);
}

export function nodeFaults(version = process.versions.node): string[] {
  const { node } = manifestIn(packageFolder).engines;
  return isIn(node, version)
    ? []
    : [`This is Node ${version}, and a shop needs ${node}. Install it from nodejs.org.`];
}

/**
 * Whether what Driveline runs on is there, as it was tried.
 * @param buildsToo what only a build needs has to be there as well
 */
export function packageFaults(root: string, buildsToo = true, from = packageFolder): string[] {
  const { dependencies, peerDependencies, peerDependenciesMeta } = manifestIn(from);
  const peers = Object.entries(peerDependencies).flatMap(([name, range]) => {
    const folder = folderOf(name, from);
    const mend = `Run: npm install ${name}@${range}`;
    const isNeeded = buildsToo ? !PICTURE_TOOLS.includes(name) : !peerDependenciesMeta[name]?.optional;
    if (!folder) return isNeeded ? [`${name} is not installed. ${mend}`] : [];
    const { version } = manifestIn(folder);
    return isIn(range, version) ? [] : [`${name} is ${version}; Driveline was tried with ${range}. ${mend}`];
  });
  const places = [root, from, ...USERS.flatMap((name) => folderOf(name, from) ?? [])];
  const copies = ONCE.flatMap((name) => {
    const folders = new Set(places.flatMap((place) => folderOf(name, place) ?? []));
    const range = peerDependencies[name] ?? dependencies[name];
    return folders.size > 1
      ? [
          `${name} is there ${folders.size} times, and pages work with one copy only: ${[...folders].join(', ')}. Write "${name}": "${range}" in package.json and run: npm dedupe`,
        ]
      : [];
  });
  return [...peers, ...copies];
}
