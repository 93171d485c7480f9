import { ensureStorefrontBuilt } from '../lib/storefrontBuild.mjs';
import { openBrowser } from '../lib/firstPage.mjs';
import { startServer } from '../lib/server.mjs';
import { databaseKinds, measureDatabase } from './database.mjs';
import { measureEarlyInput } from './earlyInput.mjs';
import { measureProcesses } from './processes.mjs';
import { measureStarts } from './starts.mjs';

const numbers = (text) => text.split(',').map(Number);

/** One column a run, one line a figure; `[p50, p95, CPU]` in milliseconds. */
export function showRows(rows) {
  const names = [...new Set(Object.values(rows).flatMap(Object.keys))];
  const cell = (value) => (Array.isArray(value) ? `${value[0]} · ${value[1]} · ${value[2]}` : value);
  const line = (name) => Object.fromEntries(Object.entries(rows).map(([run, row]) => [run, cell(row[name])]));
  console.log('Milliseconds: p50 · p95 (of first looks: the slowest) · CPU of this process');
  console.table(Object.fromEntries(names.map((name) => [name, line(name)])));
}

/** Everything that is done early, at every moment and in both sizes. */
async function measureEarly() {
  const server = await startServer();
  const browser = await openBrowser();
  try {
    return await measureEarlyInput(browser, server);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * The parts of the bench that are asked for by name, and nothing else then:
 *   --parts 2000,100000,1000000 [--on pglite,postgres] [--keep FOLDER]
 *   --starts
 *   --processes 1,2
 *   --early
 * @returns {Promise<Record<string, object> | undefined>} undefined when none is
 */
export async function measureChosen(args) {
  const after = (flag) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
  const [sizes, counts] = [after('--parts'), after('--processes')];
  const results = {};
  if (sizes) {
    const kinds = (after('--on') ?? databaseKinds.join(',')).split(',');
    results.database = await measureDatabase({ sizes: numbers(sizes), kinds, keep: after('--keep') });
  }
  if (args.includes('--starts') || args.includes('--early') || counts) await ensureStorefrontBuilt();
  if (args.includes('--starts')) results.starts = { 'embedded database': await measureStarts() };
  if (args.includes('--early')) results.early = await measureEarly();
  if (counts) results.processes = await measureProcesses(numbers(counts));
  return Object.keys(results).length > 0 ? results : undefined;
}
