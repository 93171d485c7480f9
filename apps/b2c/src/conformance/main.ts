import { parseArgs } from 'node:util';
import type { EndpointId } from '@driveline/api/contract';
import { samplesOf } from '../test/samples.ts';
import { checkAnswer, checkErrors, checkLater, checkStrangers } from './checks.ts';
import type { Finding } from './finding.ts';
import { localities } from './localities.ts';
import { checkMalformed } from './malformed.ts';
import { findGoods, newOwner, rememberedOf } from './prepare.ts';
import { report } from './report.ts';
import { createWorld } from './world.ts';

/**
 * Holds a server behind an address to the contract, with what the contract itself lets a shopper do there.
 *   --origin URL        the shop of one market on that server
 *   --market CODE       which one: us (default), mx, br
 *   --outbox FOLDER     its mails as files, for the rows that need a code
 *   --trusted-proxy     it believes our X-Forwarded-For: each visitor gets limits of its own
 *   --malformed N       spoiled requests of each row, 25 by default
 */
const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    market: { type: 'string', default: 'us' },
    outbox: { type: 'string' },
    'trusted-proxy': { type: 'boolean' },
    malformed: { type: 'string', default: '25' },
  },
});
if (!values.origin || !URL.canParse(values.origin)) throw new Error('Say where the server is: --origin URL');
const locality = localities.find(({ code }) => code === values.market);
if (!locality)
  throw new Error(`No market ${values.market}: --market ${localities.map(({ code }) => code).join(', ')}`);
const world = createWorld({
  locality,
  origin: new URL(values.origin).origin,
  outbox: values.outbox,
  trustsUs: values['trusted-proxy'],
});

const startedAt = performance.now();
const seconds = () => Math.round((performance.now() - startedAt) / 1000);
/** A run takes minutes: whoever watches sees that it goes on. */
const say = (what: string) => console.error(`${String(seconds()).padStart(4)} s  ${what}`);
const goods = await findGoods(world);
const owner = await newOwner(world, goods);
const setting = { world, goods, owner, remembered: await rememberedOf(world, owner) };
const guest = world.visitor();
await guest.do('cart.addItem', { body: { skuNumber: goods.sku, quantity: 1, shipmentType: 'instore', storeNumber: goods.storeNumber } }); // prettier-ignore
const strangers = {
  'a new browser': world.visitor(),
  'a guest with a cart': guest,
  'another customer': (await newOwner(world, goods, 1)).shopper,
};

const findings: Finding[] = [];
const untried: string[] = [];
const ids = Object.keys(samplesOf(owner)) as EndpointId[];
let area = '';
for (const id of ids) {
  const [own = ''] = id.split('.');
  if (own !== area) say((area = own));
  findings.push(...(await Promise.all(checkStrangers(setting, id, strangers))));
  const errors = await checkErrors(setting, id);
  // After its errors: what a success uses up, a card to link for instance, is there once.
  findings.push(await checkAnswer(setting, id), ...errors.findings);
  if (errors.untried.length > 0) untried.push(`${id}: ${errors.untried.join(', ')}`);
}
for (const method of locality.later) findings.push(await checkLater(setting, method));
// Last, and by somebody of whom nothing else is asked.
const { shopper: victim } = await world.customer({ isPatient: false });
say('malformed requests');
for (const id of ids) findings.push(await checkMalformed(setting, victim, id, Number(values.malformed)));

console.log(report(findings, untried));
const failed = findings.filter(({ result }) => result === 'failed').length;
const passed = findings.filter(({ result }) => result === 'passed').length;
console.log(
  `\n${passed} passed, ${failed} failed in ${seconds()} s, ${world.waited} of them waiting for limits`,
);
process.exitCode = failed > 0 ? 1 : 0;
