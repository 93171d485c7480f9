// What was claimed and ran: each requirement with the tests of the last runs that named it and passed, by surface.
//   node scripts/claims.mjs [--lines] [--run]
// --lines: each line of the specification too      --run: first what has not run since the last edit
import { keptClaims, listedRequirements, proofOf, specificationLines } from './lib/claims.mjs';
import { run } from './lib/processes.mjs';
import { print } from './lib/print.mjs';
import { unitFolders } from './lib/sources.mjs';
import { longSteps, steps } from './lib/steps.mjs';
import { answerHelp } from './lib/usage.mjs';

answerHelp(import.meta.filename);

/** The steps that keep claims, with the parts of each: without one a requirement may only seem unproven. */
const KEEPERS = {
  unit: unitFolders().map((folder) => folder.replaceAll('/', '-')),
  e2e: ['journeys-core-phone', 'journeys-core-desktop'],
  stories: ['apps-storybook'],
  'journeys-phone': ['journeys-rest-phone'],
  'journeys-desktop': ['journeys-rest-desktop'],
};

if (process.argv.includes('--run')) {
  const { parts } = keptClaims();
  const isKept = (step) => KEEPERS[step].every((part) => parts.includes(part));
  for (const name of Object.keys(KEEPERS).filter((step) => !isKept(step))) {
    print(`${name}: nothing is kept of it since the last edit, so it runs …`);
    const { command, env } = [...steps, ...longSteps].find((step) => step.name === name);
    // Its failures are claims that failed.
    await run(command, { quiet: true, ...(env && { env }) });
  }
}

const { parts, claims } = keptClaims();
const missing = Object.values(KEEPERS)
  .flat()
  .filter((part) => !parts.includes(part));
const proven = listedRequirements().map((requirement) => ({
  ...requirement,
  proof: proofOf(requirement.id, claims),
}));
const isProven = ({ proof }) =>
  proof.journeys + proof.pages + proof.stories + proof.server + proof.packages > 0 && proof.failed === 0;

const columns = ['listed', 'journey', 'page', 'server', 'package only', 'unproven'];
console.log(`${''.padEnd(32)}${columns.map((name) => name.padStart(11)).join('')}`);
for (const area of [...new Set(proven.map((one) => one.area))]) {
  const ones = proven.filter((one) => one.area === area);
  const some = (test) => ones.filter(({ proof }) => test(proof)).length;
  const counts = [
    ones.length,
    some(({ journeys }) => journeys > 0),
    some(({ pages, stories }) => pages + stories > 0),
    some(({ server }) => server > 0),
    some(
      ({ journeys, pages, stories, server, packages }) =>
        journeys + pages + stories + server === 0 && packages > 0,
    ),
    ones.filter((one) => !isProven(one)).length,
  ];
  console.log(`${area.padEnd(32)}${counts.map((count) => String(count).padStart(11)).join('')}`);
}
if (process.argv.includes('--lines')) {
  for (const { line, subject, ids } of specificationLines()) {
    const proofs = ids.map((id) => proofOf(id, claims));
    const sum = (key) => proofs.reduce((total, proof) => total + proof[key], 0);
    console.log(
      `L${line} ${subject}: ${ids.length} ids, ${sum('journeys')} journeys, ${sum('pages')} pages, ${sum('server')} server, ${sum('packages')} packages`,
    );
  }
}

const flaky = claims.filter(({ state }) => state === 'flaky');
for (const { file, title } of flaky) console.log(`flaky, so it proves nothing: ${file}: ${title}`);
console.log(`${flaky.length} tests of requirements were flaky.`);

if (missing.length > 0) {
  console.log(
    `Not judged: of the code as it is, no whole run of ${missing.join(', ')} was kept. Run npm test and npm run test:long.`,
  );
  console.log(`0 passed, ${missing.length} failed`);
  process.exitCode = 1;
} else {
  const unproven = proven.filter((one) => !isProven(one));
  for (const { id, text, proof } of unproven)
    console.log(`${id}: ${proof.failed > 0 ? 'a test of it failed' : 'no test of it passed'}. ${text}`);
  console.log(`${proven.length - unproven.length} passed, ${unproven.length} failed`);
  process.exitCode = unproven.length === 0 ? 0 : 1;
}
