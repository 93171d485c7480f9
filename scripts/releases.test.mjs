import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at, root } from './lib/paths.mjs';
import { publishedPackages } from './lib/publishedPackages.mjs';
import { releaseCommit } from './lib/sourceTree.mjs';

const releases = JSON.parse(readFileSync(at('releases.json'), 'utf8'));
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
// A clone of only the last commits cannot look the older ones up.
const isWhole = git('rev-parse', '--is-shallow-repository') === 'false';

test.each(releases)('release $version is in each changelog, and has its commit', ({ version }) => {
  for (const { folder, manifest } of publishedPackages())
    expect(readFileSync(at(folder, 'CHANGELOG.md'), 'utf8'), manifest.name).toContain(`## ${version}\n`);
  if (!isWhole) return;
  const then = JSON.parse(git('show', `${releaseCommit(version)}:packages/api/package.json`));
  expect(then).toMatchObject({ name: '@driveline/api', version });
});
