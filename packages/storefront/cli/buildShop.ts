import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { shopRoutes } from '../src/shopRoutes.ts';

const require = createRequire(import.meta.url);

/** React Router's own command, which has no function to call. */
const compiler = () => join(dirname(require.resolve('@react-router/dev/package.json')), 'bin.js');

/** Compiles the shop in `root` for browsers and for the server; the compiler says by itself what is wrong but for routes. */
export async function buildShop(root: string): Promise<void> {
  await shopRoutes(root);
  const child = spawn(process.execPath, [...process.execArgv, compiler(), 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = code ?? 1;
}
