import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { at, root } from './paths.mjs';

/**
 * What was released, the oldest first. A release is the commit that wrote its version into the changelogs: found by
 * that, it survives a history that was written anew, as a hash would not.
 * @returns {{ version: string, date: string, commit: () => string }[]}
 */
export function releases() {
  const listed = JSON.parse(readFileSync(at('releases.json'), 'utf8'));
  return listed.map(({ version, date }) => ({ version, date, commit: () => commitOf(version) }));
}

function commitOf(version) {
  const wrote = ['log', '--format=%H', `-S## ${version}\n`, '--', 'packages/api/CHANGELOG.md'];
  const found = execFileSync('git', wrote, { cwd: root, encoding: 'utf8' }).trim().split('\n').at(-1);
  if (!found) throw new Error(`No commit wrote ${version} into a changelog.`);
  return found;
}
