// A primary that is lost, killed, frozen or replaced while shoppers buy, with the topology of docs/operating.md.
import { setTimeout as pause } from 'node:timers/promises';
import { missingReplicas, patroniVersion, startReplicas } from './replicas.mjs';
import { print } from '../../scripts/lib/print.mjs';
import { missingPackages } from '../../scripts/lib/fleet.mjs';
import { removeFolder, temporaryFolder } from '../../scripts/lib/leftovers.mjs';
import { audit, cutOffFigure, openBook } from './book.mjs';
import { counted, isFailure, prepare } from './buying.mjs';
import { openFleet } from './system.mjs';

const BUYERS = 5;
/** Longest that a shopper may wait for the answer to 'Place order'. */
const SLOWEST_MS = 10_000;
const BEFORE_MS = 3000;
const AFTER_MS = 5000;
const WORST_MS = 60_000;
const FROZEN_MS = 32_000;
const QUORUM_AWAY_MS = 18_000;

/** Earlier ones let a primary that wakes take its key back, and throw acknowledged orders away (patroni 2689, 2693). */
const isSafeToFreeze = ([major, minor, patch]) => major > 3 || (major === 3 && (minor > 0 || patch >= 3));

/**
 * Each fault with the longest time without an order that it may cost, in seconds. `make` ends when the fault is over.
 * @type {Record<string, { gap: number, make(replicas: object): Promise<unknown>, isLeftOut?: () => string | undefined }>}
 */
const faults = {
  'planned switchover': {
    gap: 4,
    make: async (replicas) => replicas.switchOver(await replicas.settled()),
  },
  'postgres killed': {
    gap: 5,
    make: async (replicas) => replicas.signalDatabase(await replicas.settled(), 'SIGKILL'),
  },
  'machine of the primary lost': {
    gap: 25,
    async make(replicas) {
      const lost = await replicas.settled();
      replicas.signalMachine(lost, 'SIGKILL');
      await pause(25_000);
      replicas.restartMachine(lost);
    },
  },
  'primary frozen, then awake': {
    gap: 25,
    isLeftOut: () =>
      isSafeToFreeze(patroniVersion())
        ? undefined
        : `Patroni ${patroniVersion().join('.')} loses orders there; it needs 3.0.3 or later`,
    async make(replicas) {
      const frozen = await replicas.settled();
      replicas.signalMachine(frozen, 'SIGSTOP');
      await pause(FROZEN_MS);
      replicas.signalMachine(frozen, 'SIGCONT');
    },
  },
  'two of three etcd frozen': {
    gap: 2,
    async make({ etcd: [, ...two] }) {
      for (const part of two) part.child.kill('SIGSTOP');
      await pause(QUORUM_AWAY_MS);
      for (const part of two) part.child.kill('SIGCONT');
    },
  },
  'master of Redis killed': {
    gap: 2,
    async make(replicas) {
      const killed = await replicas.killRedis();
      await pause(5000);
      replicas.restartRedis(killed);
    },
  },
};

/** The longest time between two orders, in seconds. */
const gapOf = (times) => Math.max(0, ...times.slice(1).map((time, at) => time - times[at])) / 1000;

/** @returns {string[]} names of system packages that are missing here */
export const missingForFailover = () => [...new Set([...missingPackages(), ...missingReplicas()])];

/** @param {{ times: number, tell: Function }} options each fault so often; `tell` prints a trial's figure */
export async function failover({ times, tell }) {
  const folder = temporaryFolder('failover');
  const replicas = await startReplicas(folder);
  let system;
  try {
    system = await openFleet(replicas, { DATABASE_READ_URL: replicas.databaseReadUrl });
    const processes = system.fleet.shops.map(({ child }) => child.pid);
    for (const [name, fault] of Object.entries(faults)) {
      const reason = fault.isLeftOut?.();
      if (reason) {
        print(`failover: '${name}' is not run. ${reason}.`);
        continue;
      }
      for (let time = 0; time < times; time++)
        await tell(name, () => trial({ system, replicas, fault, skip: 10 + time, processes }));
    }
  } finally {
    await system?.stop();
    await replicas.stop();
    removeFolder(folder);
  }
}

/** A fault may only begin to show: whatever it costs is over with the next orders. */
async function ordersGoOn({ times }) {
  const count = times.length;
  for (const end = performance.now() + WORST_MS; times.length < count + BUYERS && performance.now() < end;)
    await pause(100);
}

async function trial({ system, replicas, fault, skip, processes }) {
  await replicas.settled({ all: true });
  const part = await prepare(system, 2000, skip);
  const book = openBook(system, part, BUYERS);
  await pause(BEFORE_MS);
  await fault.make(replicas);
  await pause(AFTER_MS);
  await ordersGoOn(book);
  await replicas.settled();
  await book.close();
  // The first look may meet a connection to the primary of before.
  const look = () => audit(system, book);
  const audited = await look().catch(look);
  const { found, soldTwice, chargedTwice } = audited;
  const gap = gapOf(book.times);
  const { acknowledged, statuses, slowestMs, unanswered, withoutRetryAfter } = book;
  const isSame = system.fleet.shops.every(
    ({ child }, at) => child.pid === processes[at] && child.exitCode === null,
  );
  return {
    figure: `${gap.toFixed(1)} s without an order, slowest ${(slowestMs / 1000).toFixed(1)} s, commits ${JSON.stringify(counted(statuses))}; ${acknowledged.length} acknowledged, ${acknowledged.length - found} lost, ${soldTwice} sold and ${chargedTwice} charged twice; ${cutOffFigure(book, audited)}`,
    holds:
      acknowledged.length > 0 &&
      found === acknowledged.length &&
      soldTwice === 0 &&
      chargedTwice === 0 &&
      unanswered === 0 &&
      withoutRetryAfter === 0 &&
      gap <= fault.gap &&
      slowestMs <= SLOWEST_MS &&
      !statuses.some(isFailure) &&
      isSame,
  };
}
