import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockBuilds } from './buildLock.mjs';
import { at } from './paths.mjs';
import { run } from './processes.mjs';
import { publishedPackages } from './publishedPackages.mjs';
import { filesBelow, fingerprint } from './sources.mjs';

const folder = at('node_modules', '.cache', 'driveline', 'packed');
const packedFrom = join(folder, 'sources.sha256');

const sourcesOf = (packages) =>
  fingerprint([
    at('package-lock.json'),
    at('tsconfig.base.json'),
    ...packages.flatMap((entry) => filesBelow(at(entry.folder), /^$/)),
  ]);

/**
 * Every published package as a registry would have it, built and packed once for all steps that install them: again
 * only when a source is newer.
 * @returns {Promise<Record<string, string>>} tarballs by name of the package
 * @throws {Error} one cannot be built or packed; with what the tool said
 */
export async function packedPackages() {
  const packages = publishedPackages();
  const unlock = await lockBuilds(`${folder}.pid`);
  try {
    return await packOnce(packages);
  } finally {
    unlock();
  }
}

async function packOnce(packages) {
  const sources = sourcesOf(packages);
  if (!existsSync(packedFrom) || readFileSync(packedFrom, 'utf8') !== sources) {
    const names = packages.map(({ manifest }) => manifest.name);
    mkdirSync(folder, { recursive: true });
    for (const command of [
      ['turbo', 'run', 'build', ...names.map((name) => `--filter=${name}`), '--output-logs=errors-only'],
      [
        'npm',
        'pack',
        '--silent',
        '--pack-destination',
        folder,
        ...names.map((name) => `--workspace=${name}`),
      ],
    ]) {
      const { code, output } = await run(command, { quiet: true });
      if (code !== 0) throw new Error(output);
    }
    writeFileSync(packedFrom, sources);
  }
  return Object.fromEntries(
    packages.map(({ manifest: { name, version } }) => [
      name,
      join(folder, `${name.slice(1).replace('/', '-')}-${version}.tgz`),
    ]),
  );
}

/** What a registry would do: in a project outside, every package of ours comes from its tarball. */
export function takeTarballs(project, tarballs) {
  const path = join(project, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  for (const [name, tarball] of Object.entries(tarballs)) manifest.dependencies[name] = `file:${tarball}`;
  writeFileSync(path, JSON.stringify(manifest, undefined, 2));
}
