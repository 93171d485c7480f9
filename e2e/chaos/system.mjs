// The shop under test: one process with the embedded database, or two on PostgreSQL and Redis behind nginx.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { shopperOver } from '@driveline/b2c/conformance';
import { openDatabase } from '@driveline/b2c/seed';
import { start } from '../../scripts/lib/children.mjs';
import { startFleet } from '../../scripts/lib/fleet.mjs';
import { removeFolder, temporaryFolder } from '../../scripts/lib/leftovers.mjs';
import { statusAt } from '../../scripts/lib/server.mjs';
import { toolEnv } from '../../scripts/lib/processes.mjs';
import { freePort, serverArguments, serverEnv } from '../../scripts/lib/server.mjs';

const PARTS = 400;
let shoppers = 0;

/** Each shopper comes from an address of its own, as strangers do: limits count by address. */
const shopperAt = (origin) => {
  const number = ++shoppers;
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  return shopperOver(fetch, origin, { 'x-forwarded-for': address });
};

/** @typedef {{ name: string, origin: string, shops: number, shopper(): object, state(work: Function): Promise<any>,
 *   shopperOf(index: number): object, kill(index?: number): Promise<number>, stop(): Promise<void> }} System */

/**
 * A process of the shop on the embedded database in a folder, to end and start again.
 * @param {{ folder: string, program?: string[], env?: object }} options `program` in place of the storefront's server
 */
export async function shopProcess({ folder, program = serverArguments(), env = {} }) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let part;
  const [node, ...args] = program;
  return {
    port,
    origin,
    shopper: () => shopperAt(origin),
    async start(more = {}) {
      const own = {
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: folder,
        SEED_PARTS: String(PARTS),
        TRUST_PROXY: 'true',
        LOG_LEVEL: 'error',
      };
      part = start(node, args, {
        env: toolEnv({ ...serverEnv, ...own, ...env, ...more }),
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const until = Date.now() + 120_000;
      while ((await statusAt(port)) !== 200) {
        if (Date.now() > until || part.child.exitCode !== null) throw new Error('The shop did not start.');
        await pause(50);
      }
    },
    async end(signal = 'SIGTERM') {
      part.child.kill(signal);
      return part.exited;
    },
    /** The embedded database has one owner at a time: the shop has ended. */
    async look(work) {
      const database = await openDatabase({ dataDir: join(folder, 'b2c') });
      try {
        return await work(database.db);
      } finally {
        await database.close();
      }
    },
  };
}

/** @returns {Promise<System>} */
export async function openSingle() {
  const folder = temporaryFolder('chaos');
  const shop = await shopProcess({ folder });
  const { origin, end } = shop;
  await shop.start();
  return {
    name: 'one process, embedded database',
    origin,
    shops: 1,
    shopper: shop.shopper,
    shopperOf: shop.shopper,
    signal: end,
    start: () => shop.start(),
    /** The shop is closed while the state is looked at. */
    async state(work) {
      await end();
      try {
        return await shop.look(work);
      } finally {
        await shop.start();
      }
    },
    async kill() {
      await end('SIGKILL');
      const began = performance.now();
      await shop.start();
      return performance.now() - began;
    },
    async stop() {
      await end();
      removeFolder(folder);
    },
  };
}

/**
 * @param {{ databaseUrl: string, directUrl?: string, redisUrl: string }} [servers] that run already; `directUrl` past a pooler
 * @param {object} [env] more of each process
 * @returns {Promise<System>}
 */
export async function openFleet(servers, env = {}) {
  const fleet = await startFleet({
    processes: 2,
    parts: PARTS,
    env: { LOG_LEVEL: 'error', ...env },
    servers,
  });
  const database = await openDatabase({ databaseUrl: servers?.directUrl ?? fleet.databaseUrl, poolMax: 2 });
  // Through the processes in turn: nginx would put its own address in place of the shoppers'.
  const origins = fleet.shops.map(({ port }) => `http://localhost:${port}`);
  let turn = 0;
  return {
    name: 'two processes, PostgreSQL, Redis, nginx',
    origin: origins[0],
    balanced: fleet.origin,
    shops: origins.length,
    fleet,
    shopper: () => shopperAt(origins[turn++ % origins.length]),
    /** One who asks that process alone, the first of which `signal` ends. */
    shopperOf: (index) => shopperAt(origins[index]),
    async signal(signal) {
      const [shop] = fleet.shops;
      shop.child.kill(signal);
      return shop.exited;
    },
    start: () => fleet.restart('shop', { signal: 'SIGKILL' }),
    state: (work) => work(database.db),
    async kill(index = 0) {
      const began = performance.now();
      await fleet.restart('shop', { index });
      return performance.now() - began;
    },
    async stop() {
      await database.close();
      await fleet.stop();
    },
  };
}
