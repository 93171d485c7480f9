// `npm test` and `npm run test:long`: install what is missing, run their checks and say at the end what ran.
//   npm test -- --only unit,stories     some of the steps of both        npm test -- --list     their names
//   npm run test:long -- --minutes 40   only the steps that usually end in that time
import { mkdirSync, writeFileSync } from 'node:fs';
import { lockBuilds } from './lib/buildLock.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runInLanes } from './lib/lanes.mjs';
import { checkStarter, findNode } from './lib/node.mjs';
import { at } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { countResults, failedTests } from './lib/results.mjs';
import { refuse, print, since } from './lib/print.mjs';
import { longSteps, steps } from './lib/steps.mjs';
import { answerHelp, usageOf } from './lib/usage.mjs';

/** A step that hangs must not hang the run. */
const STEP_MS = 45 * 60_000;

const all = [...steps, ...longSteps];

/** @returns {(step: { minutes?: number }) => boolean} whether it usually ends before the time of `--minutes` is over */
function timeLimit() {
  const flag = process.argv.indexOf('--minutes');
  if (flag < 0) return () => true;
  const given = Number(process.argv[flag + 1]);
  if (Number.isNaN(given)) refuse('--minutes takes a number of minutes, such as 40.');
  return ({ minutes = 0 }) => performance.now() / 60_000 + minutes <= given;
}

function chosenSteps() {
  const flag = process.argv.findIndex((argument) => argument.startsWith('--only'));
  if (flag < 0) return process.argv.includes('--long') ? longSteps : steps;
  const value = process.argv[flag].split('=')[1] ?? process.argv[flag + 1] ?? '';
  const names = value.split(',');
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0)
    refuse(`No such step: ${unknown.join(', ')}. The steps are ${all.map((step) => step.name).join(', ')}.`);
  return all.filter((step) => names.includes(step.name));
}

/** Runs one step; its output is kept in a file and shown only when it fails. */
async function runStep({ name, words, command, env, runner }) {
  print(`${name}: ${words} …`);
  const start = performance.now();
  const { code, output } = await run(command, { quiet: true, timeoutMs: STEP_MS, ...(env && { env }) });
  const log = at('node_modules', '.cache', 'driveline', 'test', `${name}.log`);
  mkdirSync(at('node_modules', '.cache', 'driveline', 'test'), { recursive: true });
  writeFileSync(log, output);
  const time = since(start);
  if (code !== 0) process.stdout.write(output);
  print(`${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${time}`);
  const failures = code === 0 ? [] : failedTests(output);
  return { name, time, isGood: code === 0, failures, ...countResults(runner, output, code) };
}

function printTable(results) {
  console.log(
    `\n${'step'.padEnd(18)}${'result'.padEnd(8)}${'passed'.padStart(7)}${'failed'.padStart(8)}  time`,
  );
  for (const { name, isGood, passed, failed, time } of results) {
    console.log(
      `${name.padEnd(18)}${(isGood ? 'ok' : 'FAILED').padEnd(8)}${String(passed).padStart(7)}${String(failed).padStart(8)}  ${time}`,
    );
  }
}

/** Last, where they are found at the end of a long log. */
function printFailures(results) {
  for (const { name, isGood, failures } of results) {
    if (isGood) continue;
    console.log(`\n${name} failed${failures.length > 0 ? ':' : '; its output is above.'}`);
    for (const failure of failures) console.log(`  ${failure}`);
  }
}

answerHelp(usageOf(at('scripts', 'test.mjs')));
checkStarter();
if (process.argv.includes('--list')) {
  for (const { name, words } of steps) console.log(`${name.padEnd(18)}${words}`);
  console.log('\nnpm run test:long');
  for (const { name, words } of longSteps) console.log(`${name.padEnd(18)}${words}`);
} else {
  const start = performance.now();
  const chosen = chosenSteps();
  await ensureInstalled();
  findNode();
  if (chosen.some(({ builds }) => builds)) await lockBuilds();
  const ended = await runInLanes(chosen, runStep, timeLimit());
  const results = ended.filter((result) => result !== undefined);
  const leftOut = chosen.filter((_, index) => ended[index] === undefined);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  printTable(results);
  printFailures(results);
  if (leftOut.length > 0)
    console.log(`\nNot run, for want of time: ${leftOut.map(({ name }) => name).join(', ')}.`);
  console.log(`\nAll of it took ${since(start)}.`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = results.every((result) => result.isGood) ? 0 : 1;
}
