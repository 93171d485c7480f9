// PostgreSQL with Patroni and three etcd, Redis with Sentinel, each behind HAProxy: on one machine, from the system's packages.
import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { start, until } from '../../scripts/lib/children.mjs';
import { freePort } from '../../scripts/lib/server.mjs';
import { answers, databaseUser, findProgram, lacking } from '../../scripts/lib/systemServers.mjs';

const programs = ['postgres', 'patroni', 'etcd', 'haproxy', 'redis-server'];

/** @returns {string[]} names of system packages that are missing here */
export const missingReplicas = () => lacking(programs);

/** @returns {number[]} as `patroni --version` says it */
export const patroniVersion = () =>
  execFileSync(findProgram('patroni'), ['--version'], { encoding: 'utf8' }).match(/\d+/g).map(Number);

const names = (letter) => [1, 2, 3].map((it) => `${letter}${it}`);
const local = (port) => `127.0.0.1:${port}`;

/** @returns {Promise<Record<string, number>>} a free port for each name */
async function portsFor(wanted) {
  const ports = {};
  for (const name of wanted) ports[name] = await freePort();
  return ports;
}

async function startEtcd(folder) {
  const ports = await portsFor(names('e').flatMap((it) => [it, `${it} peer`]));
  const url = (name) => `http://${local(ports[name])}`;
  const cluster = names('e').map((it) => `${it}=${url(`${it} peer`)}`);
  const run = (name) =>
    start(findProgram('etcd'), [
      ...['--name', name, '--data-dir', join(folder, name)],
      ...['--listen-client-urls', url(name), '--advertise-client-urls', url(name)],
      ...['--listen-peer-urls', url(`${name} peer`), '--initial-advertise-peer-urls', url(`${name} peer`)],
      ...['--initial-cluster', cluster.join(','), '--initial-cluster-state', 'new', '--log-level', 'error'],
    ]);
  const parts = names('e').map(run);
  for (const [at, name] of names('e').entries()) await until(name, parts[at], () => answers(ports[name]));
  return { parts, hosts: names('e').map((it) => local(ports[it])) };
}

/** What the members agree on. 20 s is the least that Patroni takes; `loop_wait + 2 * retry_timeout` may not exceed it. */
const agreed = {
  ttl: 20,
  // A primary that died is noticed once in a loop: with 5 s the shop was without orders for up to 6.6 s.
  loop_wait: 2,
  retry_timeout: 5,
  failsafe_mode: true,
  primary_start_timeout: 0,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  synchronous_node_count: 1,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      wal_log_hints: 'on',
      wal_keep_size: '256MB',
      max_connections: 200,
      wal_sender_timeout: '6s',
      wal_receiver_timeout: '6s',
      tcp_user_timeout: 5000,
    },
  },
};

/** Patroni reads YAML, of which JSON is a part. */
function writePatroni(folder, name, { ports, hosts }) {
  const own = join(folder, name);
  const file = join(own, 'patroni.json');
  mkdirSync(own);
  const hba = ['all', 'replication'].map((it) => `host ${it} all 127.0.0.1/32 trust`);
  const settings = {
    scope: 'shop',
    name,
    restapi: { listen: local(ports[`${name} api`]), connect_address: local(ports[`${name} api`]) },
    etcd3: { hosts },
    bootstrap: {
      dcs: agreed,
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: hba,
    },
    postgresql: {
      listen: local(ports[name]),
      connect_address: local(ports[name]),
      data_dir: join(own, 'data'),
      bin_dir: join(findProgram('postgres'), '..'),
      pgpass: join(own, 'pgpass'),
      pg_hba: hba,
      authentication: { superuser: { username: 'shop' }, replication: { username: 'replicator' } },
      parameters: { unix_socket_directories: own },
    },
  };
  writeFileSync(file, JSON.stringify(settings));
  const { uid, gid } = databaseUser();
  if (uid !== undefined) for (const path of [own, file]) chownSync(path, uid, gid);
  return file;
}

/** Who fails a check is left at once, with the connections to it. */
const checks = 'inter 1s fastinter 300ms downinter 300ms fall 2 rise 1 on-marked-down shutdown-sessions';

const databases = (ports) =>
  names('n')
    .map((it) => `  server ${it} ${local(ports[it])} check port ${ports[`${it} api`]}`)
    .join('\n');

const proxySettings = ({ ports }) => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen primary
  bind ${local(ports.database)}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server ${checks}
${databases(ports)}
listen replica
  bind ${local(ports.reads)}
  balance leastconn
  option httpchk OPTIONS /replica?lag=1MB
  http-check expect status 200
  default-server ${checks}
${databases(ports)}
listen redis
  bind ${local(ports.cache)}
  option tcp-check
  tcp-check connect
  tcp-check send PING\\r\\n
  tcp-check expect string +PONG
  tcp-check send info\\ replication\\r\\n
  tcp-check expect string role:master
  default-server ${checks}
${['r1', 'r2'].map((it) => `  server ${it} ${local(ports[it])} check`).join('\n')}
`;

async function startRedises(folder, ports) {
  const run = (name, more = []) => {
    const own = join(folder, name);
    mkdirSync(own, { recursive: true });
    const save = ['--save', '', '--appendonly', 'no', '--dir', own];
    return start(findProgram('redis-server'), ['--port', String(ports[name]), ...save, ...more]);
  };
  const redises = { r1: run('r1'), r2: run('r2', ['--replicaof', '127.0.0.1', String(ports.r1)]) };
  for (const [name, part] of Object.entries(redises)) await until(name, part, () => answers(ports[name]));
  const sentinels = names('s').map((name) => {
    const file = join(folder, `${name}.conf`);
    const rules = [
      'down-after-milliseconds shop 2000',
      'failover-timeout shop 6000',
      'parallel-syncs shop 1',
    ];
    const lines = [`port ${ports[name]}`, `dir ${folder}`, `sentinel monitor shop 127.0.0.1 ${ports.r1} 2`];
    writeFileSync(file, [...lines, ...rules.map((it) => `sentinel ${it}`)].join('\n'));
    return start(findProgram('redis-server'), [file, '--sentinel']);
  });
  for (const [at, name] of names('s').entries()) await until(name, sentinels[at], () => answers(ports[name]));
  return { redises, sentinels, run };
}

const call = (port, path, body) =>
  fetch(`http://${local(port)}/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(5000),
  });

/**
 * Starts everything below a folder and waits for a primary with a standby that is in step.
 * @returns the addresses for a shop, what can be asked and done to the members, and `stop`
 */
export async function startReplicas(folder) {
  const redisNames = ['r1', 'r2', ...names('s')];
  const ports = await portsFor([
    ...names('n').flatMap((it) => [it, `${it} api`]),
    ...redisNames,
    'database',
    'reads',
    'cache',
  ]);
  const user = databaseUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const etcd = await startEtcd(folder);
  const runPatroni = (file) => start(findProgram('patroni'), [file], user);
  const files = Object.fromEntries(
    names('n').map((name) => [name, writePatroni(folder, name, { ports, hosts: etcd.hosts })]),
  );
  const nodes = Object.fromEntries(names('n').map((name) => [name, runPatroni(files[name])]));
  const redis = await startRedises(folder, ports);
  const proxyFile = join(folder, 'haproxy.cfg');
  writeFileSync(proxyFile, proxySettings({ ports }));
  const proxy = start(findProgram('haproxy'), ['-db', '-f', proxyFile]);

  /** A member's `postgres` leads a session of its own; its file stays when it was killed. */
  const signal = (name, how) => {
    try {
      const [pid] = readFileSync(join(folder, name, 'data', 'postmaster.pid'), 'utf8').split('\n');
      if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres') process.kill(Number(pid), how);
    } catch {
      // There is none.
    }
  };
  const members = async () => {
    for (const name of names('n')) {
      const answer = await call(ports[`${name} api`], 'cluster').catch(() => undefined);
      if (answer?.ok) return (await answer.json()).members;
    }
    return [];
  };
  /** The name of the primary, once it has a standby in step and, with `all`, every member follows. */
  async function settled({ all = false } = {}) {
    let leader;
    await until('The cluster', nodes.n1, async () => {
      const present = await members();
      const isSynced = present.some(({ role, state }) => role === 'sync_standby' && isUp(state));
      leader = present.find(({ role, state }) => role === 'leader' && isUp(state))?.name;
      const isWhole = present.length === 3 && present.every(({ state }) => isUp(state));
      return leader !== undefined && isSynced && (!all || isWhole);
    });
    return leader;
  }
  const replicas = {
    databaseUrl: `postgres://shop@${local(ports.database)}/postgres`,
    databaseReadUrl: `postgres://shop@${local(ports.reads)}/postgres`,
    redisUrl: `redis://${local(ports.cache)}`,
    etcd: etcd.parts,
    settled,
    signalDatabase: signal,
    /** A member's machine: Patroni and PostgreSQL. */
    signalMachine(name, how) {
      nodes[name].child.kill(how);
      signal(name, how);
    },
    restartMachine(name) {
      nodes[name] = runPatroni(files[name]);
    },
    switchOver: async (leader) => {
      const answer = await call(ports[`${leader} api`], 'switchover', { leader });
      if (!answer.ok) throw new Error(`Patroni answers ${answer.status}: ${await answer.text()}`);
    },
    async killRedis() {
      const isMaster = async (name) => (await redisSays(ports[name])).includes('role:master');
      const name = (await isMaster('r1')) ? 'r1' : 'r2';
      redis.redises[name].child.kill('SIGKILL');
      await redis.redises[name].exited;
      return name;
    },
    restartRedis(name) {
      redis.redises[name] = redis.run(name);
    },
    async stop() {
      for (const part of [proxy, ...redis.sentinels, ...Object.values(redis.redises)]) part.child.kill();
      // Patroni ends its PostgreSQL first.
      for (const name of names('n')) replicas.signalMachine(name, 'SIGCONT');
      for (const part of etcd.parts) part.child.kill('SIGCONT');
      const ends = Object.values(nodes).map((part) => {
        part.child.kill();
        return part.exited;
      });
      await Promise.race([Promise.all(ends), new Promise((done) => setTimeout(done, 15_000).unref())]);
      for (const name of names('n')) signal(name, 'SIGKILL');
      for (const part of etcd.parts) part.child.kill();
    },
  };
  try {
    await until('HAProxy', proxy, () => answers(ports.database));
    await settled({ all: true });
  } catch (error) {
    await replicas.stop();
    throw error;
  }
  return replicas;
}

const isUp = (state) => state === 'running' || state === 'streaming';

/** What a Redis says of its replication. */
async function redisSays(port) {
  const cli = findProgram('redis-cli');
  try {
    return execFileSync(cli, ['-p', String(port), 'info', 'replication'], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
