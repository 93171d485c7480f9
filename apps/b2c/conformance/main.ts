import { parseArgs } from 'node:util';
import { checkServer } from './checkServer.ts';
import { LocalitiesRefused, ownLocalities } from './ownLocalities.ts';
import { report } from './report.ts';

/**
 * Holds a server behind an address to the contract.
 *   --origin URL        the shop of one market on that server
 *   --market CODE       which one, us by default
 *   --localities FILE   a module that exports `localities`: what shoppers of markets of your own type
 *   --outbox FOLDER     its mails as files, for the rows that need a code
 *   --trusted-proxy     it believes our X-Forwarded-For: each visitor gets limits of its own
 *   --malformed N       spoiled requests of each row, 25 by default
 */
const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    market: { type: 'string', default: 'us' },
    localities: { type: 'string' },
    outbox: { type: 'string' },
    'trusted-proxy': { type: 'boolean' },
    malformed: { type: 'string', default: '25' },
  },
});
if (!values.origin || !URL.canParse(values.origin)) refuse('Say where the server is: --origin URL');

function refuse(words: string): never {
  console.error(words);
  process.exit(2);
}

async function localitiesGiven() {
  if (values.localities === undefined) return undefined;
  try {
    return await ownLocalities(values.localities, values.market);
  } catch (error) {
    if (error instanceof LocalitiesRefused) refuse(error.message);
    throw error;
  }
}

const startedAt = performance.now();
const seconds = () => Math.round((performance.now() - startedAt) / 1000);
const { findings, untried, waited } = await checkServer({
  origin: values.origin,
  market: values.market,
  localities: await localitiesGiven(),
  outbox: values.outbox,
  trustsUs: values['trusted-proxy'],
  malformed: Number(values.malformed),
  onProgress: (what) => console.error(`${String(seconds()).padStart(4)} s  ${what}`),
});

console.log(report(findings, untried));
const failed = findings.filter(({ result }) => result === 'failed').length;
const passed = findings.filter(({ result }) => result === 'passed').length;
console.log(`\n${passed} passed, ${failed} failed in ${seconds()} s, ${waited} of them waiting for limits`);
process.exitCode = failed > 0 ? 1 : 0;
