// PostgreSQL, Redis, nginx and several storefront processes on one machine, from the system's packages.
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { start, until } from './children.mjs';
import { removeFolder, temporaryFolder } from './leftovers.mjs';
import { at } from './paths.mjs';
import { toolEnv } from './processes.mjs';
import { freePort, serverArguments, serverEnv, statusAt } from './server.mjs';
import {
  answers,
  createDatabaseFolder,
  findProgram,
  lacking,
  runPostgres,
  runRedis,
} from './systemServers.mjs';

/** @returns {string[]} names of system packages that the fleet lacks here */
export const missingPackages = () => lacking(['postgres', 'redis-server', 'nginx']);

/**
 * The site of `deploy/`, in the whole configuration that nginx needs outside its image.
 * @param {{ port: number, shopPorts: number[], tls?: { certificates: string, plainPort: number } }} options `tls` as
 * compose.tls.yaml gives it
 * @returns {string} path of the file
 */
export function writeNginxConfig(folder, { port, shopPorts, tls }) {
  const servers = shopPorts.map((it) => `server 127.0.0.1:${it} max_fails=2 fail_timeout=2s;`).join(' ');
  const values = {
    LISTEN: tls ? `${port} ssl http2` : String(port),
    SERVERS: servers,
    CACHE_DIR: join(folder, 'pages'),
    ...(tls && { LISTEN_PLAIN: String(tls.plainPort), CERTIFICATES: tls.certificates }),
  };
  const site = ['nginx.conf.template', ...(tls ? ['nginx.tls.conf.template'] : [])]
    .map((file) => readFileSync(at('deploy', file), 'utf8'))
    .join('\n')
    .replace(/\$\{(\w+)\}/g, (_, name) => values[name]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((it) => `${it}_temp_path ${folder}/${it};`)
    .join(' ');
  const asRoot = userInfo().uid === 0 ? 'user root;' : '';
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${asRoot} daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events { worker_connections 4096; } http { access_log off; ${temporary} ${site} }`,
  );
  return file;
}

/**
 * Starts everything in a folder of its own and waits until each shop is ready.
 * @param {{ processes?: number, parts?: number, port?: number, env?: object, servers?: { databaseUrl: string, redisUrl: string } }}
 *   options `port` of nginx, free by default; `servers` that run already, in place of PostgreSQL and Redis of its own
 * @returns the address, the parts to kill and restart, and `stop`
 */
export async function startFleet({ processes = 2, parts = 2000, port, env = {}, servers } = {}) {
  const folder = temporaryFolder('fleet');
  const ports = { nginx: port ?? (await freePort()), postgres: await freePort(), redis: await freePort() };
  const data = servers ? undefined : createDatabaseFolder(folder);
  const { databaseUrl, redisUrl } = servers ?? {
    databaseUrl: `postgres://shop@127.0.0.1:${ports.postgres}/postgres`,
    redisUrl: `redis://127.0.0.1:${ports.redis}`,
  };
  const startPostgres = () => runPostgres({ folder, data, port: ports.postgres });
  const startRedis = () => runRedis({ folder, port: ports.redis });
  const shopPorts = [];
  for (let index = 0; index < processes; index++) shopPorts.push(await freePort());
  // One for all processes: a token of one is good at the others.
  const secret = randomBytes(32).toString('base64url');
  const startShop = async (shopPort) => {
    const [program, ...args] = serverArguments();
    const part = start(program, args, {
      env: toolEnv({
        ...serverEnv,
        NODE_ENV: 'production',
        PORT: String(shopPort),
        DATABASE_URL: databaseUrl,
        REDIS_URL: redisUrl,
        DATA_DIR: folder,
        SEED_PARTS: String(parts),
        SEED_PEOPLE: 'true',
        SESSION_SECRET: secret,
        TRUST_PROXY: 'true',
        ...env,
      }),
    });
    await until('The shop', part, async () => (await statusAt(shopPort)) === 200);
    return Object.assign(part, { port: shopPort });
  };
  const startNginx = async () => {
    const file = writeNginxConfig(folder, { port: ports.nginx, shopPorts });
    const part = start(findProgram('nginx'), ['-c', file, '-e', join(folder, 'nginx.log')]);
    await until('nginx', part, () => answers(ports.nginx));
    return part;
  };

  const fleet = { origin: `http://localhost:${ports.nginx}`, databaseUrl, redisUrl, ports, shops: [] };
  const parted = async (part, signal = 'SIGTERM') => {
    part?.child.kill(signal);
    return part?.exited;
  };
  try {
    if (!servers) {
      fleet.postgres = await startPostgres();
      fleet.redis = await startRedis();
    }
    fleet.shops = await Promise.all(shopPorts.map(startShop));
    fleet.nginx = await startNginx();
  } catch (error) {
    await stop();
    throw error;
  }
  async function stop() {
    await parted(fleet.nginx);
    await Promise.all(fleet.shops.map((shop) => parted(shop)));
    await Promise.all([parted(fleet.redis), parted(fleet.postgres, 'SIGINT')]);
    removeFolder(folder);
  }
  return Object.assign(fleet, {
    stop,
    /** Ends one part as hard as asked and starts it again. */
    async restart(name, { signal = 'SIGKILL', pauseMs = 0, index = 0 } = {}) {
      const starters = { postgres: startPostgres, redis: startRedis, nginx: startNginx };
      const old = name === 'shop' ? fleet.shops[index] : fleet[name];
      await parted(old, signal);
      await pause(pauseMs);
      if (name === 'shop') fleet.shops[index] = await startShop(old.port);
      else fleet[name] = await starters[name]();
    },
  });
}
