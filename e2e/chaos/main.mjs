// `npm run chaos`: races, kills, drains, outages and overloads against real processes; each prints its figure.
//   npm run chaos -- --on single,fleet --only race,kill --kills 10    some systems, some trials, so many kills (100)
//   npm run chaos -- --only failover --times 3                        a lost, killed, frozen or replaced primary, so often
//   npm run chaos -- --only pooler                                    PgBouncer between the shop and PostgreSQL
//   npm run chaos -- --only rolling --buyers 50 --browsers 10         two builds, one after the other, under so many
import { appendFileSync } from 'node:fs';
import { oneCoupon, oneGiftCard } from './accounts.mjs';
import { dependency } from './dependencies.mjs';
import { drain, kills } from './endings.mjs';
import { overload, slowClients } from './loads.mjs';
import { outage } from './outages.mjs';
import { failover, missingForFailover } from './failover.mjs';
import { missingForPooler, pooler } from './pooler.mjs';
import { lastPieces, oneOrder } from './races.mjs';
import { rolling } from './rolling.mjs';
import { openFleet, openSingle } from './system.mjs';
import { missingPackages } from '../../scripts/lib/fleet.mjs';
import { refuse, print, since } from '../../scripts/lib/print.mjs';
import { ensureStorefrontBuilt } from '../../scripts/lib/storefrontBuild.mjs';

const trials = {
  race: { run: lastPieces },
  once: { run: oneOrder },
  coupon: { run: oneCoupon },
  giftcard: { run: oneGiftCard },
  drain: { run: drain },
  overload: { run: overload },
  slow: { run: slowClients },
  postgres: { run: outage('postgres'), onFleet: true },
  redis: { run: outage('redis'), onFleet: true },
  content: { run: dependency('content'), onSingle: true },
  payment: { run: dependency('payment'), onSingle: true },
  mail: { run: dependency('mail'), onSingle: true },
  kill: { run: kills },
  rolling: { run: rolling, isApart: true, lacks: missingPackages },
  // With a program that few machines have.
  pooler: { run: pooler, isApart: true, isAsked: true, lacks: missingForPooler },
  // Ten minutes and more, with programs that few machines have.
  failover: { run: failover, isApart: true, isAsked: true, isMany: true, lacks: missingForFailover },
};

const after = (flag) => {
  const index = process.argv.indexOf(flag);
  return index < 0 ? undefined : process.argv[index + 1];
};
const wanted = after('--only')?.split(',') ?? Object.keys(trials).filter((name) => !trials[name].isAsked);
const times = Number(after('--kills') ?? 100);
const unknown = wanted.filter((name) => !(name in trials));
if (unknown.length > 0) throw new RangeError(`Unknown: ${unknown}. There are ${Object.keys(trials)}.`);

const crowd = { buyers: Number(after('--buyers') ?? 50), browsers: Number(after('--browsers') ?? 10) };
const systems = { single: openSingle, fleet: openFleet };
const named = after('--on')?.split(',');
const chosen = named ?? Object.keys(systems);
const unheard = chosen.filter((name) => !(name in systems));
if (unheard.length > 0) throw new RangeError(`Unknown: ${unheard}. There are ${Object.keys(systems)}.`);
const apart = wanted.filter((name) => trials[name].isApart);
// What starts its own processes needs no system beside it.
if (apart.length === wanted.length) chosen.length = 0;
for (const trial of apart) {
  const missing = trials[trial].lacks();
  if (missing.length > 0) refuse(`${trial} cannot start; it needs: apt-get install ${missing.join(' ')}`);
}
const lacking = missingPackages();
if (chosen.includes('fleet') && lacking.length > 0) {
  const needed = `it needs: apt-get install ${lacking.join(' ')}`;
  if (named) refuse(`The fleet cannot start; ${needed}`);
  print(`The fleet is left out; ${needed}`);
  chosen.splice(chosen.indexOf('fleet'), 1);
}
await ensureStorefrontBuilt();
let failures = 0;

/** Prints the figure of a trial. */
async function tell(trial, work) {
  const start = performance.now();
  const { figure, holds } = await work().catch((error) => ({ figure: error.stack, holds: false }));
  if (!holds) failures++;
  const line = `${holds ? '✓' : '✗'} ${trial.padEnd(9)} ${figure} (${since(start)})`;
  process.stdout.write(`${line}\n`);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${line}\n\n`);
}

for (const name of chosen) {
  const system = await systems[name]();
  print(system.name);
  for (const trial of wanted) {
    const { run, onFleet, onSingle, isApart } = trials[trial];
    if (isApart || (onFleet && !system.fleet) || (onSingle && system.fleet)) continue;
    await tell(trial, () => run(system, { times }));
  }
  await system.stop();
}
const faultTimes = Number(after('--times') ?? 3);
for (const trial of apart) {
  const { run, isMany } = trials[trial];
  // One of many trials tells each of them, and fails as a whole where it cannot start.
  if (isMany)
    await run({ times: faultTimes, tell }).catch((error) => tell(trial, () => Promise.reject(error)));
  else await tell(trial, () => run(crowd));
}
process.exit(failures > 0 ? 1 : 0);
