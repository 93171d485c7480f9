import { Agent, request } from 'node:http';
import { missingPackages, startFleet } from '../lib/fleet.mjs';
import { refuse, print } from '../lib/print.mjs';
import { cpuMs, residentMb, WARM_UP } from './processCost.mjs';

const MEASURED = 800;
const AT_ONCE = 8;

/** The visitor's cookie keeps pages out of the cache, so that each is rendered. */
const kinds = {
  page: '/searchresult?searchText=brake+pads',
  call: '/ecomm/b2c/v1/searchresult?searchText=brake+pads',
};

function ask(agent, port, path) {
  return new Promise((resolve, reject) => {
    const headers = { host: `localhost:${port}`, accept: 'text/html', cookie: 'preferredStoreId=3021' };
    request({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    })
      .on('error', reject)
      .end();
  });
}

async function load(fleet, path, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const statuses = new Set();
  let sent = 0;
  const began = performance.now();
  const worker = async () => {
    while (sent < count) {
      const { port } = fleet.shops[sent++ % fleet.shops.length];
      statuses.add(await ask(agent, port, path));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  agent.destroy();
  if (statuses.size !== 1 || !statuses.has(200)) throw new Error(`${path} answers ${[...statuses]}.`);
  return (performance.now() - began) / 1000;
}

/** Requests in a second and CPU of each, with one process and with several on one PostgreSQL and Redis. */
export async function measureProcesses(counts) {
  const lacking = missingPackages();
  if (lacking.length > 0) refuse(`Install first: apt-get install ${lacking.join(' ')}`);
  const rows = {};
  for (const processes of counts) {
    print(`${processes} on PostgreSQL and Redis …`);
    const fleet = await startFleet({ processes, env: { LOG_LEVEL: 'error' } });
    const row = {};
    const pids = fleet.shops.map(({ child }) => child.pid);
    const cpu = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0);
    for (const [kind, path] of Object.entries(kinds)) {
      await load(fleet, path, WARM_UP * processes);
      const before = cpu();
      const seconds = await load(fleet, path, MEASURED);
      row[`${kind}s per second`] = Math.round(MEASURED / seconds);
      row[`CPU ms a ${kind}`] = Number(((cpu() - before) / MEASURED).toFixed(2));
    }
    row['resident MB each'] = pids.map(residentMb).join(', ');
    await fleet.stop();
    rows[processes === 1 ? 'one process' : `${processes} processes`] = row;
  }
  return rows;
}
