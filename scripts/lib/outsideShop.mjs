import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { createChecks } from './checks.mjs';
import { startCreatedShop, writeCreatedShop } from './createdShop.mjs';
import { openBrowser } from './firstPage.mjs';
import { temporaryFolder } from './leftovers.mjs';
import { at } from './paths.mjs';
import { quietly } from './registry.mjs';

/**
 * A sample shop as another team has it: what `npm create` writes outside the repository, with the files of an example over
 * it, from packed packages; installed, built, served and looked at in a browser. `--keep` leaves it where it is, and says where.
 * @param {object} sample
 * @param {string} sample.example folder below `examples`
 * @param {string} [sample.parts] of its catalogue
 * @param {(shop: string, checks: object) => Promise<void>} [sample.lookAtFiles] before it is installed
 * @param {(shop: string) => Promise<string[]>} [sample.builtFaults] what is wrong with what was built
 * @param {(visit: { browser: object, origin: string, data: string, shop: string } & ReturnType<typeof createChecks>) => Promise<void>} sample.visit
 */
export async function tryOutside(sample) {
  const outside = temporaryFolder(sample.example, { isKept: process.argv.includes('--keep') });
  const shop = join(outside, 'corner-parts');
  const checks = createChecks();
  try {
    if (await writeCreatedShop(shop, join(outside, 'creator'), checks.step)) {
      cpSync(at('examples', sample.example), shop, { recursive: true });
      await useShop(shop, join(outside, 'data'), sample, checks);
    }
  } catch (error) {
    checks.note(error.message, false);
  }
  checks.end();
}

async function useShop(shop, data, { parts, lookAtFiles, builtFaults, visit }, checks) {
  const { step } = checks;
  const options = { cwd: shop, env: { NODE_OPTIONS: '' } };
  await lookAtFiles?.(shop, checks);
  if (!(await step('it installs', ['npm', 'install', '--ignore-scripts', ...quietly], options))) return;
  await step('it type-checks', [join(shop, 'node_modules', '.bin', 'tsc')], options);
  await step('nothing is to mend', ['npm', 'run', 'doctor', '--silent'], options);
  if (!(await step('it builds', ['npm', 'run', 'build', '--silent'], options))) return;
  if (builtFaults) await step('what was built is as it should be', () => builtFaults(shop));
  const server = await startCreatedShop(shop, data, parts);
  const browser = await openBrowser();
  try {
    await visit({ browser, origin: `http://localhost:${server.port}`, data, shop, ...checks });
  } finally {
    await browser.close();
    server.stop();
  }
}
