import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { shopperOver } from '@driveline/b2c/conformance';
import { openDatabase } from '@driveline/b2c/seed';
import { start } from '../../scripts/lib/children.mjs';
import { openBrowser } from '../../scripts/lib/firstPage.mjs';
import { removeFolder, temporaryFolder } from '../../scripts/lib/leftovers.mjs';
import { at } from '../../scripts/lib/paths.mjs';
import { toolEnv } from '../../scripts/lib/processes.mjs';
import { freePort, serverArguments, serverEnv, statusAt } from '../../scripts/lib/server.mjs';
import { createDatabaseFolder, runPostgres, runRedis } from '../../scripts/lib/systemServers.mjs';
import { balancer } from './balancer.mjs';
import { attempt, commitBody, prepare, ready } from './buying.mjs';
import { follow } from './clicking.mjs';
import { buildNext } from './nextBuild.mjs';

/** How long each set of processes serves. */
const PHASE_MS = 10_000;
/** What a new build might bring: columns in the tables that every call reads. */
const MIGRATION = ['cart', 'session', 'orders', 'part', 'customer'];

/** The same draws at each run. */
function drawing(seed) {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** PostgreSQL, Redis, and processes of either build that share them and a folder of files. */
async function openServers(folder) {
  const ports = { postgres: await freePort(), redis: await freePort() };
  const data = createDatabaseFolder(folder);
  const postgres = await runPostgres({ folder, data, port: ports.postgres });
  const redis = await runRedis({ folder, port: ports.redis });
  const databaseUrl = `postgres://shop@127.0.0.1:${ports.postgres}/postgres`;
  const running = new Set();
  return {
    databaseUrl,
    async startShop(shop) {
      const port = await freePort();
      const [program, ...args] = serverArguments(shop);
      const part = start(program, args, {
        env: toolEnv({
          ...serverEnv,
          NODE_ENV: 'production',
          PORT: String(port),
          DATABASE_URL: databaseUrl,
          REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
          DATA_DIR: folder,
          BUILDS_DIR: join(folder, 'builds'),
          SEED_PARTS: '400',
          SESSION_SECRET: 'chaos-of-a-rolling-deployment-0123456789',
          TRUST_PROXY: 'true',
          LOG_LEVEL: 'error',
        }),
      });
      running.add(part);
      const until = Date.now() + 180_000;
      while ((await statusAt(port)) !== 200) {
        if (Date.now() > until || part.child.exitCode !== null)
          throw new Error(`A shop did not start:\n${part.words}`);
        await pause(100);
      }
      return {
        port,
        has: (path) => existsSync(join(shop, 'build', 'client', path)) || isMade(path),
        async end() {
          part.child.kill('SIGTERM');
          running.delete(part);
          return part.exited;
        },
      };
    },
    async close() {
      for (const { child } of running) child.kill('SIGTERM');
      await Promise.all([...running].map(({ exited }) => exited));
      redis.child.kill('SIGTERM');
      postgres.child.kill('SIGINT');
      await Promise.all([redis.exited, postgres.exited]);
    },
  };
}

/** Themes, fonts and logos: each process makes them. */
const isMade = (path) => /^\/assets\/(theme|fonts|brand)\//.test(path);

/** Buys until told to stop, each time as another guest. */
async function buy(system, part, { random, isOver }) {
  const orders = { placed: [], refused: [] };
  while (!isOver()) {
    const buyer = await attempt(() => ready(system, part));
    if (buyer.cart) {
      const answer = await attempt(() => buyer.shopper.call('checkout.commit', commitBody(buyer)));
      if (answer.status === 200) orders.placed.push(answer.body.orderId);
      else orders.refused.push(`${answer.status} ${answer.key}`);
    } else orders.refused.push(`before it: ${buyer.key}`);
    await pause(500 + random() * 2000);
  }
  return orders;
}

/**
 * Replaces two processes of one build by two of the next, one after the other behind a balancer that asks them in turn, with
 * a migration before the first, while buyers buy and browsers follow links.
 */
export async function rolling({ buyers = 50, browsers = 10 } = {}) {
  const next = await buildNext();
  const folder = temporaryFolder('rolling');
  const servers = await openServers(folder);
  const front = await balancer();
  const browser = await openBrowser();
  try {
    const old = at('apps', 'storefront');
    const [one, two] = [await servers.startShop(old), await servers.startShop(old)];
    front.use([one, two]);
    const database = await openDatabase({ databaseUrl: servers.databaseUrl, poolMax: 2 });
    let shoppers = 0;
    const system = {
      state: (work) => work(database.db),
      shopper: () =>
        shopperOver(fetch, front.origin, { 'x-forwarded-for': `10.1.${++shoppers >> 8}.${shoppers & 255}` }),
    };
    const part = await prepare(system, 20_000, 5);
    let isOver = false;
    const until = (seed) => ({ random: drawing(seed), isOver: () => isOver });
    const buying = Array.from({ length: buyers }, (_, index) => buy(system, part, until(index + 1)));
    const clicking = Array.from({ length: browsers }, (_, index) =>
      follow(browser, front.origin, until(index + 1000)),
    );
    // What fails first is told, not what its end breaks off.
    for (const visitor of [...buying, ...clicking]) visitor.catch(() => undefined);
    await pause(PHASE_MS);
    for (const table of MIGRATION)
      await database.db.schema
        .alterTable(table)
        .addColumn('of_next_build', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    await pause(PHASE_MS / 2);
    const three = await servers.startShop(next);
    front.use([one, two, three]);
    await pause(PHASE_MS);
    front.use([two, three]);
    const exits = [await one.end()];
    await pause(PHASE_MS);
    const four = await servers.startShop(next);
    front.use([three, four]);
    exits.push(await two.end());
    await pause(PHASE_MS);
    isOver = true;
    const [orders, visits] = [await Promise.all(buying), await Promise.all(clicking)];
    const placed = orders.flatMap((each) => each.placed);
    const refused = orders.flatMap((each) => each.refused);
    const rows = await database.db
      .selectFrom('orders')
      .select('number')
      .where('number', 'in', placed)
      .execute();
    await database.close();
    const lost = visits.flatMap((each) => each.lost);
    const errors = visits.flatMap((each) => each.errors);
    const sum = (name) => visits.reduce((total, each) => total + each[name], 0);
    const { answers, files, foreign, missing } = front.figures;
    const failures = front.failures();
    return {
      figure: `${buyers} buyers, ${browsers} browsers: ${answers} answers, failures ${JSON.stringify(failures)}; ${placed.length} orders, ${rows.length} found, refused ${JSON.stringify(refused.slice(0, 5))}; ${files} files, ${foreign} of the other build, ${missing} missing; ${sum('clicks')} clicks, ${sum('whole')} by a whole load, lost ${JSON.stringify(lost.slice(0, 5))}, errors ${JSON.stringify(errors.slice(0, 5))}`,
      holds:
        Object.keys(failures).length === 0 &&
        refused.length === 0 &&
        lost.length === 0 &&
        errors.length === 0 &&
        missing === 0 &&
        // Otherwise nothing was proven.
        foreign > 0 &&
        placed.length > buyers &&
        rows.length === placed.length &&
        exits.every(({ code }) => code === 0),
    };
  } finally {
    await browser.close();
    front.close();
    await servers.close();
    removeFolder(folder);
  }
}
