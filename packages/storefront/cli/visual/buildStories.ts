import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ShopConfig } from '../../src/defineShop.ts';
import { ROOT_VARIABLE } from '../../src/loadShop.ts';
import { packageFolder } from '../../src/packageFolder.ts';
import { writeOwnStories } from './writeOwnStories.ts';

/** How much of its output tells why a build failed. */
const LAST_WORDS = 4000;

/**
 * Builds a Storybook of the shop's pages.
 * @returns its folder
 * @throws RangeError when it does not build, with its last words
 */
export async function buildStories(root: string, shop: ShopConfig): Promise<string> {
  const folder = join(root, 'node_modules', '.driveline', 'storybook');
  for (const path of writeOwnStories(root, shop))
    process.stdout.write(
      `No story opens ${path}, so it has no picture. Write one into stories/ (docs/visual.md).\n`,
    );
  const storybook = createRequire(join(root, 'package.json')).resolve('storybook/package.json');
  const command = join(dirname(storybook), 'dist', 'bin', 'dispatcher.js');
  const child = spawn(
    process.execPath,
    [
      ...process.execArgv,
      command,
      'build',
      ...['--config-dir', join(packageFolder, 'storybook')],
      ...['--output-dir', folder],
      '--disable-telemetry',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', [ROOT_VARIABLE]: root },
    },
  );
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (words += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return folder;
  throw new RangeError(`The stories of the shop do not build:\n${words.slice(-LAST_WORDS)}`);
}
