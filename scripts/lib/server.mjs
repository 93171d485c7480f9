import { randomInt } from 'node:crypto';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { start, until } from './children.mjs';
import { removeFolder, temporaryFolder } from './leftovers.mjs';
import { findNode } from './node.mjs';
import { at } from './paths.mjs';
import { toolEnv } from './processes.mjs';

const STOP_MS = 10_000;

/**
 * How Node runs a server. A render makes a few megabytes of short-lived objects: given the chance, V8 keeps 128 MB for
 * those and lets what has died lie, for no measurable gain.
 */
export const serverFlags = ['--max-semi-space-size=16', '--conditions=@driveline/source'];

/** Program and arguments of the storefront's server, for the sample shop or one in another folder. */
export const serverArguments = (shop = at('apps', 'storefront')) => [
  findNode(),
  ...serverFlags,
  at('packages', 'storefront', 'cli', 'main.ts'),
  'start',
  '--root',
  shop,
];

/** Keeps what Node made of a source for the next start, a quarter of which it is. */
export const serverEnv = { NODE_COMPILE_CACHE: at('node_modules', '.cache', 'driveline', 'compiled') };

/** The same as one line of a shell. */
export const serverCommand = () =>
  serverArguments()
    .map((part) => `'${part}'`)
    .join(' ');

/** Below the ports that systems give to outgoing connections, one of which could take it until the server listens. */
const PORTS = [15_000, 32_000];

/** @returns {Promise<number>} a port that nobody listened on a moment ago */
export async function freePort() {
  for (;;) {
    const port = randomInt(...PORTS);
    if (await isFree(port)) return port;
  }
}

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** @returns {Promise<number>} status of the path, 0 without an answer */
export const statusAt = (port, path = '/readyz') =>
  new Promise((resolve) => {
    const asked = request(
      { host: '127.0.0.1', port, path, timeout: 5000, headers: { host: `localhost:${port}` } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(0));
    asked.end();
  });

/**
 * Starts the built storefront on a free port with a database of its own, for measurements and pictures.
 * @param {Record<string, string>} env further environment, BRAND for instance
 * @returns {Promise<{ port: number, pid: number, data: string, stop: () => Promise<void> }>} `data` is its folder; rejects with the server's words
 */
export async function startServer(env = {}) {
  const port = await freePort();
  const data = temporaryFolder('server');
  const [program, ...args] = serverArguments();
  const part = start(program, args, {
    env: toolEnv({
      ...serverEnv,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: data,
      SEED_PARTS: '400',
      ...env,
    }),
  });
  const stop = async () => {
    const hard = setTimeout(() => part.child.kill('SIGKILL'), STOP_MS);
    part.child.kill('SIGTERM');
    await part.exited;
    clearTimeout(hard);
    removeFolder(data);
  };
  const isUp = async () => {
    const status = await statusAt(port, '/');
    return status > 0 && status < 500;
  };
  await until("The storefront's server", part, isUp).catch(async (error) => {
    await stop();
    throw error;
  });
  return { port, pid: part.child.pid, data, stop };
}
