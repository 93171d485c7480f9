import { run } from './processes.mjs';
import { print, since } from './print.mjs';

/** What a command with checks of its own says: a line for each, and at the end the line that `countResults` reads. */
export function createChecks() {
  const results = { passed: 0, failed: 0 };

  function note(words, isGood) {
    print(`${words}${isGood ? '' : ': FAILED'}`);
    results[isGood ? 'passed' : 'failed'] += 1;
    return isGood;
  }

  /**
   * One step with its time.
   * @param {string[] | (() => Promise<string[]>)} work a command, or a function that answers what is wrong
   */
  async function step(words, work, options = {}) {
    const start = performance.now();
    const faults = await faultsOf(work, options);
    for (const fault of faults) console.log(fault);
    return note(`${words}, ${since(start)}`, faults.length === 0);
  }

  function end() {
    console.log(`${results.passed} passed, ${results.failed} failed`);
    process.exitCode = results.failed === 0 ? 0 : 1;
  }

  return { note, step, end };
}

async function faultsOf(work, options) {
  if (typeof work === 'function') return work().catch((error) => [error.message]);
  const { code, output } = await run(work, { quiet: true, ...options });
  return code === 0 ? [] : [output];
}
