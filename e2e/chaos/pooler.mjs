// PgBouncer with transaction pooling between the processes and PostgreSQL, as docs/operating.md sets it, under kills.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { start, until } from '../../scripts/lib/children.mjs';
import { missingPackages } from '../../scripts/lib/fleet.mjs';
import { removeFolder, temporaryFolder } from '../../scripts/lib/leftovers.mjs';
import { freePort } from '../../scripts/lib/server.mjs';
import {
  answers,
  createDatabaseFolder,
  databaseUser,
  findProgram,
  lacking,
  runPostgres,
  runRedis,
} from '../../scripts/lib/systemServers.mjs';
import { audit, cutOffFigure, openBook } from './book.mjs';
import { counted, isFailure, prepare } from './buying.mjs';
import { openFleet } from './system.mjs';

const BUYERS = 4;
const SLOWEST_MS = 10_000;
const POOL_SIZE = 8;
/** PgBouncer drops those that a process sends; `alter role` gives them to one role of many. */
const limits = ['statement_timeout=10s', 'lock_timeout=8s', 'idle_in_transaction_session_timeout=15s'];

/** @returns {string[]} names of system packages that are missing here */
export const missingForPooler = () => [...missingPackages(), ...lacking(['pgbouncer'])];

async function runPgBouncer({ folder, port, postgres }) {
  const file = join(folder, 'pgbouncer.ini');
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: POOL_SIZE,
    max_client_conn: 200,
    server_login_retry: 1,
    server_connect_timeout: 3,
    query_wait_timeout: 5,
    ignore_startup_parameters: ['extra_float_digits', ...limits.map((it) => it.split('=')[0])].join(','),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const database = `postgres = host=127.0.0.1 port=${postgres} user=shop`;
  writeFileSync(file, ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'));
  // It refuses to run as root, as PostgreSQL does.
  const part = start(findProgram('pgbouncer'), [file], databaseUser());
  await until('PgBouncer', part, () => answers(port));
  return part;
}

/** Buys through PgBouncer while each process is killed in turn, then PgBouncer, then PostgreSQL. */
export async function pooler() {
  const folder = temporaryFolder('pooler');
  const ports = { postgres: await freePort(), pooler: await freePort(), redis: await freePort() };
  const data = createDatabaseFolder(folder);
  const servers = {
    postgres: () => runPostgres({ folder, data, port: ports.postgres, settings: limits }),
    pooler: () => runPgBouncer({ folder, port: ports.pooler, postgres: ports.postgres }),
    redis: () => runRedis({ folder, port: ports.redis }),
  };
  const running = {};
  const urlAt = (port) => `postgres://shop@127.0.0.1:${port}/postgres`;
  let system;
  try {
    for (const [name, run] of Object.entries(servers)) running[name] = await run();
    const addresses = {
      databaseUrl: urlAt(ports.pooler),
      directUrl: urlAt(ports.postgres),
      redisUrl: `redis://127.0.0.1:${ports.redis}`,
    };
    system = await openFleet(addresses, { DATABASE_NAMED_STATEMENTS: 'false' });
    const part = await prepare(system, 2000, 6);
    const book = openBook(system, part, BUYERS);
    await pause(5000);
    const { connections } = await system.state((db) =>
      db
        .selectFrom('pg_stat_activity')
        .select(({ fn }) => fn.countAll().as('connections'))
        .where('backend_type', '=', 'client backend')
        .executeTakeFirstOrThrow(),
    );
    for (let index = 0; index < system.shops; index++) {
      await system.kill(index);
      await pause(2000);
    }
    for (const name of ['pooler', 'postgres']) {
      running[name].child.kill('SIGKILL');
      await running[name].exited;
      await pause(2000);
      running[name] = await servers[name]();
      await pause(5000);
    }
    await book.close();
    const look = () => audit(system, book);
    const audited = await look().catch(look);
    const { found, soldTwice, chargedTwice } = audited;
    const { acknowledged, statuses, slowestMs, unanswered, withoutRetryAfter } = book;
    return {
      figure: `${connections} connections for ${system.shops} processes, slowest ${(slowestMs / 1000).toFixed(1)} s, commits ${JSON.stringify(counted(statuses))}; ${acknowledged.length} acknowledged, ${acknowledged.length - found} lost, ${soldTwice} sold and ${chargedTwice} charged twice; ${cutOffFigure(book, audited)}`,
      holds:
        // Those of the trial itself, which looks past PgBouncer, come on top.
        Number(connections) <= POOL_SIZE + 2 &&
        acknowledged.length > 0 &&
        found === acknowledged.length &&
        soldTwice === 0 &&
        chargedTwice === 0 &&
        unanswered === 0 &&
        withoutRetryAfter === 0 &&
        // A process that is killed breaks the connections to it.
        !statuses.some((status) => status !== 0 && isFailure(status)) &&
        slowestMs <= SLOWEST_MS,
    };
  } finally {
    await system?.stop();
    for (const part of Object.values(running)) part.child.kill('SIGINT');
    await Promise.all(Object.values(running).map(({ exited }) => exited));
    removeFolder(folder);
  }
}
