import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at, root } from './lib/paths.mjs';
import { publishedPackages } from './lib/publishedPackages.mjs';

const releases = JSON.parse(readFileSync(at('releases.json'), 'utf8'));
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
// Whoever cloned the last commits alone cannot look the older ones up.
const isWhole = git('rev-parse', '--is-shallow-repository') === 'false';

/** A release is the commit that wrote its version into the changelogs: a hash would not survive a history written anew. */
const commitOf = (version) =>
  git('log', '--format=%H', `-S## ${version}\n`, '--', 'packages/api/CHANGELOG.md').split('\n').at(-1);

test.each(releases)('release $version is in each changelog, and has its commit', ({ version }) => {
  for (const { folder, manifest } of publishedPackages())
    expect(readFileSync(at(folder, 'CHANGELOG.md'), 'utf8'), manifest.name).toContain(`## ${version}\n`);
  if (!isWhole) return;
  const then = JSON.parse(git('show', `${commitOf(version)}:packages/api/package.json`));
  expect(then).toMatchObject({ name: '@driveline/api', version });
});
