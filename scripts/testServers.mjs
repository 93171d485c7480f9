// `npm run test:servers`: the tests of the b2c server on a PostgreSQL and a Redis of their own.
//   npm run test:servers -- src/orders     those of some files
import { temporaryFolder } from './lib/leftovers.mjs';
import { at } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { refuse, print } from './lib/print.mjs';
import { freePort } from './lib/server.mjs';
import { createDatabaseFolder, lacking, runPostgres, runRedis } from './lib/systemServers.mjs';

const missing = lacking(['postgres', 'redis-server']);
if (missing.length > 0) refuse(`Install first: apt-get install ${missing.join(' ')}`);

/** Nothing here outlives the run, so that nothing waits for a disk. */
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];
const folder = temporaryFolder('servers');
const ports = { postgres: await freePort(), redis: await freePort() };
const data = createDatabaseFolder(folder);
const parts = [
  await runPostgres({ folder, data, port: ports.postgres, settings: hasty }),
  await runRedis({ folder, port: ports.redis }),
];
print(`PostgreSQL listens on ${ports.postgres}, Redis on ${ports.redis}.`);
const { code } = await run(['vitest', 'run', ...process.argv.slice(2)], {
  cwd: at('apps', 'b2c'),
  env: {
    TEST_DATABASE_URL: `postgres://shop@127.0.0.1:${ports.postgres}/postgres`,
    TEST_REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
  },
});
process.exitCode = code;
for (const { child } of parts) child.kill('SIGINT');
await Promise.all(parts.map(({ exited }) => exited));
