// `npm run properties`: every test that draws its examples by chance, with other examples each time.
//   npm run properties -- --times 20    so often in a row (3 otherwise)
// A failure prints its seed: PROPERTY_SEED=<seed> and the file repeat it. Mend it, and add its example as a test.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { at } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { countResults } from './lib/results.mjs';
import { print, since } from './lib/print.mjs';
import { filesBelow, packageNames } from './lib/sources.mjs';

const { values } = parseArgs({ options: { times: { type: 'string', default: '3' } } });
const folders = [...packageNames().map((name) => `packages/${name}`), 'apps/b2c'];
const USES_CHANCE = /from '(fast-check|[^']*\/test\/(transitions|malformed)\.ts)'/;

function filesOf(folder) {
  return filesBelow(at(folder), /^(?!.*\.test\.tsx?$)/)
    .filter((path) => USES_CHANCE.test(readFileSync(path, 'utf8')))
    .map((path) => relative(at(folder), path));
}

const total = { passed: 0, failed: 0 };
for (const folder of folders) {
  const files = filesOf(folder);
  if (files.length === 0) continue;
  for (let time = 1; time <= Number(values.times); time++) {
    const start = performance.now();
    const { code, output } = await run(['vitest', 'run', '--reporter=dot', ...files], {
      cwd: at(folder),
      quiet: true,
      env: { ...process.env, PROPERTY_SEED: 'random' },
    });
    const { passed, failed } = countResults('vitest', output, code);
    if (code !== 0) process.stdout.write(output);
    print(
      `${folder}, time ${time}: ${files.length} files, ${passed} passed, ${failed} failed in ${since(start)}`,
    );
    total.passed += passed;
    total.failed += failed;
  }
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
