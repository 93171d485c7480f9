// `npm run claims:coverage`: which product code ran while page tests and journeys of each requirement ran. It fails when
// none did for one. What runs on the server during a journey is not counted.
//   npm run claims:coverage -- --pages | --journeys    one of them (both otherwise)
//   npm run claims:coverage -- --pages FILE …          some files of it
// A whole run is kept for the page *Specification* of the Storybook, until somebody edits code or tests.
import { parseArgs } from 'node:util';
import { listedRequirements } from './lib/claims.mjs';
import { codeByRequirement, forgetNotes, keepCoverage, readNotes } from './lib/coverage.mjs';
import { at } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { refuse, print } from './lib/print.mjs';
import { checkoutHash } from './lib/sources.mjs';
import { answerHelp } from './lib/usage.mjs';

answerHelp(import.meta.filename);
const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'boolean' }, journeys: { type: 'boolean' } },
});
const isWhole = !values.pages && !values.journeys;
if (isWhole && files.length > 0) refuse('Say of which the files are: --pages or --journeys.');

const checkout = checkoutHash();
const env = { CLAIMS_COVERAGE: '1' };
forgetNotes();
let isBroken = false;
if (isWhole || values.pages) {
  print('Rendering pages …');
  const { code, output } = await run(['vitest', 'run', '--reporter=dot', ...files], {
    cwd: at('packages', 'storefront'),
    quiet: true,
    env: { ...env, NODE_OPTIONS: '--conditions=@driveline/source' },
  });
  if (code !== 0) process.stdout.write(output);
  isBroken ||= code !== 0;
}
if (isWhole || values.journeys) {
  // Some journeys are walked only at this size, and none only at the other.
  const { code } = await run(['node', at('scripts', 'e2e.mjs'), '--project=desktop', ...files], { env });
  isBroken ||= code !== 0;
}
const requirements = codeByRequirement(readNotes());
forgetNotes();

const areas = Map.groupBy(
  listedRequirements().flatMap(({ id, area }) => {
    const found = requirements.find((one) => one.id === id);
    return found ? [{ ...found, area }] : [];
  }),
  ({ area }) => area,
);
const columns = ['claimed', 'with code', 'without', 'not seen'];
console.log(`${''.padEnd(32)}${columns.map((name) => name.padStart(13)).join('')}`);
for (const [area, ones] of [...areas, ['all', requirements]]) {
  const counts = ['with', 'without', 'unseen'].map(
    (state) => ones.filter((one) => one.state === state).length,
  );
  console.log(
    `${area.padEnd(32)}${[ones.length, ...counts].map((count) => String(count).padStart(13)).join('')}`,
  );
}

const without = requirements.filter(({ state }) => state === 'without');
for (const { id, tests } of without)
  console.log(`${id}: no function of the product ran in\n  ${tests.join('\n  ')}`);
if (isBroken) console.log('Tests failed, so what they claim is not counted, and nothing is kept.');
else if (isWhole && !keepCoverage(checkout, requirements))
  console.log('Code or tests were edited meanwhile, so nothing is kept.');
else if (!isWhole) print('Some tests alone ran, so nothing is kept.');
const failed = without.length + (isBroken ? 1 : 0);
const passed = requirements.filter(({ state }) => state === 'with').length;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
