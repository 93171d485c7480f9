// `npm run mutation`: changes the rules of the shop, one place at a time, and counts how often a test notices.
//   npm run mutation -- validation b2c/fit    only these: a workspace, or one group of its rules.mjs
//   npm run mutation -- --processes 1         beside other work (2 otherwise)
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { at } from './lib/paths.mjs';
import { refuse, print, since } from './lib/print.mjs';

const WORKSPACES = [
  ['b2c', at('apps', 'b2c')],
  ['validation', at('packages', 'validation')],
  ['hooks', at('packages', 'hooks')],
];
const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

const { values, positionals: asked } = parseArgs({
  options: { processes: { type: 'string', default: '2' } },
  allowPositionals: true,
});

async function readGroups([workspace, folder]) {
  const { groups, leastPercent } = await import(join(folder, 'rules.mjs'));
  return Object.entries(groups).map(([name, { files }]) => {
    return { workspace, folder, name, label: `${workspace}/${name}`, files, leastPercent };
  });
}

async function tryGroup({ folder, name, files, leastPercent }) {
  // Stryker and the configuration of its tests work in the workspace whose rules they are.
  process.chdir(folder);
  process.env.RULES = name;
  process.env.WORKSPACE = folder;
  const mutants = await new Stryker({
    mutate: files.map((file) => file.replace(/^!?/, '$&src/')),
    testRunner: 'vitest',
    vitest: { configFile: at('scripts', 'lib', 'vitest.rules.config.mjs') },
    plugins: ['@stryker-mutator/vitest-runner'],
    ignorePatterns: ['dist', '.data'],
    concurrency: Number(values.processes),
    reporters: [],
    logLevel: 'error',
    warnings: { slow: false },
  }).runMutationTest();
  const missed = mutants.filter(({ status }) => MISSED.includes(status));
  for (const { fileName, location, mutatorName, replacement, status } of missed) {
    const place = `${relative(folder, fileName)}:${location.start.line}:${location.start.column}`;
    const untested = status === 'NoCoverage' ? ' (no test runs it)' : '';
    console.log(`  ${place} ${mutatorName}${untested} → ${replacement?.replace(/\s+/g, ' ').slice(0, 100)}`);
  }
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
  const score = Number(((100 * noticed) / (noticed + missed.length)).toFixed(1));
  return { mutants: noticed + missed.length, noticed, missed: missed.length, 'score %': score, leastPercent };
}

const groups = (await Promise.all(WORKSPACES.map(readGroups))).flat();
const names = [...WORKSPACES.map(([workspace]) => workspace), ...groups.map(({ label }) => label)];
if (asked.some((name) => !names.includes(name))) refuse(`Say which: npm run mutation -- ${names.join(' ')}`);
const chosen = groups.filter(
  ({ workspace, label }) => asked.length === 0 || asked.includes(workspace) || asked.includes(label),
);

const start = performance.now();
const rows = {};
for (const group of chosen) {
  print(`${group.label}: missed by every test`);
  rows[group.label] = await tryGroup(group);
}
console.table(rows);
print(`Tried in ${since(start)}.`);
process.exitCode = Object.values(rows).every((row) => row['score %'] >= row.leastPercent) ? 0 : 1;
