// What can be held of the hosted workflows without a host.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from './lib/paths.mjs';

const folder = at('.github', 'workflows');
const workflows = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]);

test.each(workflows)('%s has no job that cannot fail', (_, text) => {
  // Chromatic's flags that turn every change, or every fault, into a success; `|| true` does so for any command.
  expect(text).not.toMatch(/--exit-zero-on-changes|--exit-once-uploaded|continue-on-error: true|\|\| true/);
  expect(text).not.toMatch(/--auto-accept-changes(?! main)/);
});

test.each(workflows)('%s names the commit of each action, which nobody can move as a tag', (_, text) => {
  for (const [, action] of text.matchAll(/\buses: (.+)/g))
    expect(action).toMatch(/^(\.\/|[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d)/);
});
