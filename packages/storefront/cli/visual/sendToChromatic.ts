import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Hands a built Storybook to Chromatic, which takes the token from the environment and says itself what it found. */
export async function sendToChromatic(root: string, stories: string): Promise<void> {
  const child = spawn(process.execPath, [commandIn(root), '--storybook-build-dir', stories], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = code ?? 1;
}

/** @throws RangeError when the shop has not installed it */
function commandIn(root: string): string {
  const require = createRequire(join(root, 'package.json'));
  try {
    const manifest = require.resolve('chromatic/package.json');
    const { bin } = require(manifest) as { bin: Readonly<Record<string, string>> };
    return join(dirname(manifest), bin['chromatic'] ?? '');
  } catch (error) {
    throw new RangeError(
      'CHROMATIC_PROJECT_TOKEN is set, and chromatic is not installed: npm install --save-dev chromatic',
      { cause: error },
    );
  }
}
