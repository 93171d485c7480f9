// Requirement IDs: what the tests cite and what docs/requirements/ lists must be the same set, and every system of the
// product is walked in every market that has it.
//   node scripts/requirements.mjs [--print-missing | --write]
// --write: says in docs/requirements/ at which surfaces each requirement is tested
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { idsIn, listedRequirements, surfacesOf } from './lib/claims.mjs';
import { at, root } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { refuse } from './lib/print.mjs';
import { filesBelow } from './lib/sources.mjs';
import { MARKETS, systemTable } from './lib/systems.mjs';

const catalogue = at('..', 'shared', 'spec', 'coverage');
/** Journeys that several markets have stand in functions beside the specs. */
const TEST = /\.(test|spec|stories)\.[cm]?[jt]sx?$|\/e2e\/(journeys|support)\/\w+\.ts$/;
const NOTHING = /^$/;

/** @returns {Map<string, { place: string, text: string, surfaces: string }>} every listed ID; ends the command when one is listed twice */
function listed() {
  const found = new Map();
  for (const { id, text, place, surfaces } of listedRequirements()) {
    if (found.has(id)) refuse(`${id} is listed twice: ${found.get(id).place} and ${place}.`);
    found.set(id, { place, text, surfaces });
  }
  return found;
}

/** @returns {Map<string, { place: string, text: string, files: string[] }>} every cited ID with the first line that cites it, and its files */
function cited() {
  const found = new Map();
  const files = ['packages', 'apps', 'e2e', 'scripts'].flatMap((folder) => filesBelow(at(folder), NOTHING));
  for (const file of files.filter((path) => TEST.test(path))) {
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, index) => {
        for (const id of idsIn(line)) {
          const path = relative(root, file);
          if (!found.has(id)) found.set(id, { place: `${path}:${index + 1}`, text: line.trim(), files: [] });
          found.get(id).files.push(path);
        }
      });
  }
  return found;
}

/** Writes the surfaces behind each requirement. */
function writeSurfaces(wrong) {
  for (const [id, { place, text }] of wrong) {
    const [path, line] = place.split(':');
    const lines = readFileSync(at(path), 'utf8').split('\n');
    lines[Number(line) - 1] = `- **${id}** ${text} _${surfacesOf(inTests.get(id).files)}_`;
    writeFileSync(at(path), lines.join('\n'));
  }
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
    const title = /['"`]([^'"`]{3,})/.exec(text.replace(/\[[^\]]*\]/g, ''))?.[1] ?? '';
    console.log(`- ${id} ${title.trim()}`);
  }
} else {
  for (const [id, { place }] of unlisted)
    console.log(`${id} is cited but not listed in docs/requirements/: ${place}`);
}
const misplaced = [...inLists].filter(
  ([id, { surfaces }]) => inTests.has(id) && surfaces !== surfacesOf(inTests.get(id).files),
);
if (process.argv.includes('--write')) {
  writeSurfaces(misplaced.splice(0));
}
for (const [id, { place, surfaces }] of misplaced) {
  const found = surfacesOf(inTests.get(id).files);
  console.log(
    `${id} is tested at ${found}, and ${place} says ${surfaces || 'nothing'}: node scripts/requirements.mjs --write`,
  );
}
for (const [id, { place }] of uncited) console.log(`${id} is listed but no test cites it: ${place}`);

let unknown = 0;
if (existsSync(catalogue)) {
  const { code, output } = await run(['node', catalogue, root], { quiet: true });
  console.log(output.trimEnd());
  unknown = code === 0 ? 0 : 1;
}
/** Prints system by market. @returns how many cells are empty */
function printSystems() {
  const rows = systemTable();
  const widths = [22, 30, 26, 26, 26];
  const print = (cells) =>
    console.log(
      cells
        .map((cell, index) => cell.padEnd(widths[index]))
        .join(' ')
        .trimEnd(),
    );
  print(['area', 'system', ...MARKETS]);
  for (const { system, cells } of rows) {
    print([system.area, system.name, ...MARKETS.map((market) => cells[market] || '(nothing)')]);
  }
  for (const { system } of rows)
    for (const [market, { line, reason }] of Object.entries(system.not))
      console.log(`${system.name} does not apply in ${market}: line ${line}, “${reason}”`);
  return rows.flatMap(({ cells }) => Object.values(cells)).filter((cell) => cell === '').length;
}

const empty = printSystems();
if (empty > 0)
  console.log(`${empty} cells are empty: no journey and no page test walks that system in that market.`);
const failed = unlisted.length + uncited.length + misplaced.length + unknown + empty;
console.log(`${[...inTests.keys()].filter((id) => inLists.has(id)).length} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
