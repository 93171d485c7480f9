// `npm run chaos`: races, kills, drains, outages and overloads against real processes; each prints its figure.
//   npm run chaos -- --on single,fleet --only race,kill --kills 10    some systems, some trials, so many kills (100)
import { appendFileSync } from 'node:fs';
import { oneCoupon, oneGiftCard } from './accounts.mjs';
import { dependency } from './dependencies.mjs';
import { drain, kills } from './endings.mjs';
import { overload, slowClients } from './loads.mjs';
import { outage } from './outages.mjs';
import { lastPieces, oneOrder } from './races.mjs';
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
};

const after = (flag) => {
  const index = process.argv.indexOf(flag);
  return index < 0 ? undefined : process.argv[index + 1];
};
const wanted = after('--only')?.split(',') ?? Object.keys(trials);
const times = Number(after('--kills') ?? 100);
const unknown = wanted.filter((name) => !(name in trials));
if (unknown.length > 0) throw new RangeError(`Unknown: ${unknown}. There are ${Object.keys(trials)}.`);

const systems = { single: openSingle, fleet: openFleet };
const named = after('--on')?.split(',');
const chosen = named ?? Object.keys(systems);
const unheard = chosen.filter((name) => !(name in systems));
if (unheard.length > 0) throw new RangeError(`Unknown: ${unheard}. There are ${Object.keys(systems)}.`);
const lacking = missingPackages();
if (chosen.includes('fleet') && lacking.length > 0) {
  const needed = `it needs: apt-get install ${lacking.join(' ')}`;
  if (named) refuse(`The fleet cannot start; ${needed}`);
  print(`The fleet is left out; ${needed}`);
  chosen.splice(chosen.indexOf('fleet'), 1);
}
await ensureStorefrontBuilt();
let failures = 0;
for (const name of chosen) {
  const system = await systems[name]();
  print(system.name);
  for (const trial of wanted) {
    if (trials[trial].onFleet && !system.fleet) continue;
    if (trials[trial].onSingle && system.fleet) continue;
    const start = performance.now();
    const { figure, holds } = await trials[trial]
      .run(system, { times })
      .catch((error) => ({ figure: error.stack, holds: false }));
    if (!holds) failures++;
    const line = `${holds ? '✓' : '✗'} ${trial.padEnd(9)} ${figure} (${since(start)})`;
    process.stdout.write(`${line}\n`);
    if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${line}\n\n`);
  }
  await system.stop();
}
process.exit(failures > 0 ? 1 : 0);
