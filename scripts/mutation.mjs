// `npm run mutation`: spoils the rules of trade, one place at a time, and counts how often a test notices.
//   npm run mutation -- pricing stock    only these groups of apps/b2c/rules.mjs
//   npm run mutation -- --processes 1    beside other work (2 otherwise)
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { at } from './lib/paths.mjs';
import { refuse, say, since } from './lib/say.mjs';

/** What is asked of every group. */
const LEAST_PERCENT = 80;
const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

const { values, positionals: asked } = parseArgs({
  options: { processes: { type: 'string', default: '2' } },
  allowPositionals: true,
});
const folder = at('apps', 'b2c');
const { groups } = await import(join(folder, 'rules.mjs'));

async function tryGroup(name) {
  process.env.RULES = name;
  process.env.REPOSITORY = at();
  const mutants = await new Stryker({
    mutate: groups[name].files.map((file) => `src/${file}`),
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.rules.config.mjs' },
    plugins: ['@stryker-mutator/vitest-runner'],
    ignorePatterns: ['data', 'dist', '.data'],
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
  return { mutants: noticed + missed.length, noticed, missed: missed.length, 'score %': score };
}

if (asked.some((name) => !Object.hasOwn(groups, name)))
  refuse(`Say which: npm run mutation -- ${Object.keys(groups).join(' ')}`);

// The tool works in the workspace whose rules they are.
process.chdir(folder);
const start = performance.now();
const rows = {};
for (const name of asked.length > 0 ? asked : Object.keys(groups)) {
  say(`${name}: missed by every test`);
  rows[name] = await tryGroup(name);
}
console.table(rows);
say(`Tried in ${since(start)}; each group has to notice ${LEAST_PERCENT} %.`);
process.exitCode = Object.values(rows).every((row) => row['score %'] >= LEAST_PERCENT) ? 0 : 1;
