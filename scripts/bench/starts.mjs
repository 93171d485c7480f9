import { setTimeout as pause } from 'node:timers/promises';
import { start as startProgram } from '../lib/children.mjs';
import { removeFolder, temporaryFolder } from '../lib/leftovers.mjs';
import { toolEnv } from '../lib/processes.mjs';
import { freePort, serverArguments, serverEnv, statusAt } from '../lib/server.mjs';
import { cpuMs, residentMb } from './processCost.mjs';

const AGAIN = 5;
const PAGES = 1000;
/** What a start only passes through is given back by then. */
const SETTLED_MS = 5000;

async function start(folder) {
  const port = await freePort();
  const [program, ...args] = serverArguments();
  const env = {
    ...serverEnv,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
  };
  const began = performance.now();
  const { child, exited } = startProgram(program, args, {
    env: toolEnv(env),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while ((await statusAt(port)) !== 200) {
    if (child.exitCode !== null) throw new Error('The server ended while it started.');
    await pause(20);
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    port,
    pid: child.pid,
    seconds: Number(seconds.toFixed(2)),
    cpuSeconds: Number((cpuMs(child.pid, { withChildren: true }) / 1000).toFixed(2)),
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

const render = async (port) => {
  const headers = { accept: 'text/html', cookie: 'preferredStoreId=3021', host: `localhost:${port}` };
  const answer = await fetch(`http://localhost:${port}/searchresult?searchText=brake+pads`, { headers });
  await answer.arrayBuffer();
};

/** The shop on its embedded database: the first start with the seed, later ones, and what it keeps in memory. */
export async function measureStarts() {
  const folder = temporaryFolder('starts');
  const first = await start(folder);
  await pause(SETTLED_MS);
  const result = {
    'first start s': first.seconds,
    'first start, CPU s': first.cpuSeconds,
    'resident MB after it': residentMb(first.pid),
  };
  await first.stop();
  const later = [];
  for (let count = 0; count < AGAIN; count++) {
    const server = await start(folder);
    later.push(server);
    if (count === AGAIN - 1) {
      await pause(SETTLED_MS);
      result['resident MB at rest'] = residentMb(server.pid);
      for (let page = 0; page < PAGES; page++) await render(server.port);
      result[`resident MB after ${PAGES} pages`] = residentMb(server.pid);
    }
    await server.stop();
  }
  const median = (of) => later.map(of).sort((a, b) => a - b)[Math.floor(AGAIN / 2)];
  result['start s'] = median(({ seconds }) => seconds);
  result['start, CPU s'] = median(({ cpuSeconds }) => cpuSeconds);
  removeFolder(folder);
  return result;
}
