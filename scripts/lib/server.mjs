import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNode } from './node.mjs';
import { at, root } from './paths.mjs';
import { toolEnv } from './processes.mjs';

const READY_MS = 120_000;
const STOP_MS = 10_000;

/**
 * How Node runs a server. A render makes a few megabytes of short-lived objects: given the chance, V8 keeps 128 MB for
 * those and lets what has died lie, for no measurable gain.
 */
export const serverFlags = ['--max-semi-space-size=16', '--conditions=@driveline/source'];

/** Program and arguments of the storefront's server. */
export const serverArguments = () => [
  findNode(),
  ...serverFlags,
  at('packages', 'storefront', 'cli', 'main.ts'),
  'start',
  '--root',
  at('apps', 'storefront'),
];

/** Keeps what Node made of a source for the next start, a quarter of which it is. */
export const serverEnv = { NODE_COMPILE_CACHE: at('node_modules', '.cache', 'driveline', 'compiled') };

/** The same as one line of a shell. */
export const serverCommand = () =>
  serverArguments()
    .map((part) => `'${part}'`)
    .join(' ');

/** @returns {Promise<number>} a port that nobody listened on a moment ago */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** @returns {Promise<number>} status of the answer, 0 when there is none */
function statusOf(port) {
  return new Promise((resolve) => {
    const asked = request(
      { host: '127.0.0.1', port, path: '/', headers: { host: `localhost:${port}` } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    asked.on('error', () => resolve(0));
    asked.end();
  });
}

/**
 * Starts the built storefront on a free port with a database of its own, for measurements and pictures.
 * @param {Record<string, string>} env further environment, BRAND for instance
 * @returns {Promise<{ port: number, pid: number, data: string, stop: () => Promise<void> }>} `data` is its folder; rejects with the server's words
 */
export async function startServer(env = {}) {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'driveline-server-'));
  const [program, ...args] = serverArguments();
  const child = spawn(program, args, {
    cwd: root,
    env: toolEnv({
      ...serverEnv,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: data,
      SEED_PARTS: '400',
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (words = `${words}${chunk}`.slice(-4000)));
  let exited = false;
  // A measurement that fails, or whose reader goes away, must not leave its server behind.
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const end = new Promise((resolve) => {
    child.on('exit', () => {
      exited = true;
      process.off('exit', endWithUs);
      resolve();
    });
  });
  const stop = async () => {
    const hard = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    child.kill('SIGTERM');
    await end;
    clearTimeout(hard);
    rmSync(data, { recursive: true, force: true });
  };
  const until = Date.now() + READY_MS;
  while (Date.now() < until && !exited) {
    const status = await statusOf(port);
    if (status > 0 && status < 500) return { port, pid: child.pid, data, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (!exited) await stop();
  throw new Error(`The storefront's server did not answer. Its last words:\n${words}`);
}
