// Set-up of page tests under `CLAIMS_COVERAGE`: notes what of the product runs in each test that claims a requirement.
import { Session } from 'node:inspector/promises';
import { afterEach, beforeEach } from 'vitest';
import { idsIn } from './claims.mjs';
import { codeOfV8, noteCode } from './coverage.mjs';

/** Files of a worker share one, and each reads this again. */
const OWN = Symbol.for('driveline.coverage');

async function start() {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return session;
}

const session = await (globalThis[OWN] ??= start());
/** What ran since it was last asked. */
const take = async () => (await session.post('Profiler.takePreciseCoverage')).result;

beforeEach(async ({ task }) => {
  if (idsIn(task.fullTestName).length > 0) await take();
});

afterEach(async ({ task }) => {
  const ids = idsIn(task.fullTestName);
  if (ids.length === 0 || task.result?.state !== 'pass') return;
  noteCode({ kind: 'page', ids, title: task.name, file: task.file.filepath, code: codeOfV8(await take()) });
});
