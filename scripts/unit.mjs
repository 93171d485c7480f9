// Unit and contract tests: vitest in each workspace that has its configuration, from that workspace's own folder.
import { at } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { countResults } from './lib/results.mjs';
import { print, since } from './lib/print.mjs';
import { unitFolders } from './lib/sources.mjs';

const total = { passed: 0, failed: 0 };
for (const folder of unitFolders()) {
  const start = performance.now();
  const { code, output } = await run(
    [
      'vitest',
      'run',
      '--passWithNoTests',
      '--reporter=dot',
      `--reporter=${at('scripts', 'lib', 'claimsOfVitest.mjs')}`,
    ],
    {
      cwd: at(folder),
      quiet: true,
      // The shop's build reads its configuration by Node itself, and packages of this repository are not built here.
      env: { NODE_OPTIONS: '--conditions=@driveline/source' },
    },
  );
  const { passed, failed } = countResults('vitest', output, code);
  if (code !== 0) process.stdout.write(output);
  print(`${folder}: ${passed} passed, ${failed} failed in ${since(start)}`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
