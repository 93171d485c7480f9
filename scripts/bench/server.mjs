import { readFileSync } from 'node:fs';
import { ask, measuredPaths } from './paths.mjs';

const WARM_UP = 150;
const REQUESTS = 400;
const AT_ONCE = 4;
/** Ticks a second of /proc/<pid>/stat on Linux. */
const TICKS = 100;

/** User and system time of a process so far, all threads, in milliseconds. */
function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

const residentMb = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);

async function load(port, path, headers, total) {
  let left = total;
  const worker = async () => {
    while (left-- > 0) {
      const { status } = await ask(port, path, headers);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function measure({ port, pid }, path, headers) {
  await load(port, path, headers, WARM_UP);
  const before = cpuMs(pid);
  await load(port, path, headers, REQUESTS);
  return Math.round(((cpuMs(pid) - before) / REQUESTS) * 100) / 100;
}

/**
 * CPU of the server for one compressed page, database included: as everybody gets it (which a cache may answer) and as
 * a shopper with a store gets it (rendered each time).
 */
export async function measureServer(server) {
  const rows = { 'resident memory at start': { MB: residentMb(server.pid) } };
  for (const [name, path] of Object.entries(await measuredPaths(server.port))) {
    rows[name] = {
      'CPU ms public': await measure(server, path, {}),
      'CPU ms private': await measure(server, path, { cookie: 'preferredStoreId=1' }),
    };
  }
  rows['resident memory after'] = { MB: residentMb(server.pid) };
  return rows;
}
