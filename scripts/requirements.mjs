// Requirement IDs: what the tests cite and what docs/requirements/ lists must be the same set.
//   node scripts/requirements.mjs [--print-missing]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { at, root } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { refuse } from './lib/say.mjs';
import { filesBelow } from './lib/sources.mjs';

const lists = at('docs', 'requirements');
const catalogue = at('..', 'shared', 'spec', 'coverage');
const ID = '[A-Z][A-Z0-9]*-\\d{3}';
const LISTED = new RegExp(`^- \\*{0,2}(${ID})\\*{0,2}:? (.+)$`);
const CITED = new RegExp(`\\[\\s*(${ID}(?:\\s*[,;]\\s*${ID})*)\\s*\\]`, 'g');
const TEST = /\.(test|spec|stories)\.[cm]?[jt]sx?$/;
const NOTHING = /^$/;

/** @returns {Map<string, { place: string, text: string }>} every listed ID; ends the command when one is listed twice */
function listed() {
  const found = new Map();
  for (const file of existsSync(lists) ? readdirSync(lists).filter((name) => name.endsWith('.md')) : []) {
    readFileSync(`${lists}/${file}`, 'utf8')
      .split('\n')
      .forEach((line, index) => {
        const [, id, text] = LISTED.exec(line) ?? [];
        if (!id) return;
        const place = `docs/requirements/${file}:${index + 1}`;
        if (found.has(id)) refuse(`${id} is listed twice: ${found.get(id).place} and ${place}.`);
        found.set(id, { place, text });
      });
  }
  return found;
}

/** @returns {Map<string, { place: string, text: string }>} every cited ID with the first line that cites it */
function cited() {
  const found = new Map();
  const files = ['packages', 'apps', 'e2e', 'scripts'].flatMap((folder) => filesBelow(at(folder), NOTHING));
  for (const file of files.filter((path) => TEST.test(path))) {
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, index) => {
        for (const match of line.matchAll(CITED)) {
          for (const id of match[1].split(/[,;]/).map((part) => part.trim())) {
            if (!found.has(id))
              found.set(id, { place: `${relative(root, file)}:${index + 1}`, text: line.trim() });
          }
        }
      });
  }
  return found;
}

const inLists = listed();
const inTests = cited();
const unlisted = [...inTests].filter(([id]) => !inLists.has(id)).sort();
const uncited = [...inLists].filter(([id]) => !inTests.has(id)).sort();

if (process.argv.includes('--print-missing')) {
  let prefix = '';
  for (const [id, { text }] of unlisted) {
    if (!id.startsWith(`${prefix}-`)) {
      prefix = id.split('-')[0];
      console.log(`\ndocs/requirements/${prefix.toLowerCase()}.md`);
    }
    const title = /['"`]([^'"`]{3,})/.exec(text.replaceAll(CITED, ''))?.[1] ?? '';
    console.log(`- ${id} ${title.trim()}`);
  }
} else {
  for (const [id, { place }] of unlisted)
    console.log(`${id} is cited but not listed in docs/requirements/: ${place}`);
}
for (const [id, { place }] of uncited) console.log(`${id} is listed but no test cites it: ${place}`);

let unknown = 0;
if (existsSync(catalogue)) {
  const { code, output } = await run(['node', catalogue, root], { quiet: true });
  console.log(output.trimEnd());
  unknown = code === 0 ? 0 : 1;
}
const failed = unlisted.length + uncited.length + unknown;
console.log(`${[...inTests.keys()].filter((id) => inLists.has(id)).length} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
