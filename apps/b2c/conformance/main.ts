import { parseArgs } from 'node:util';
import { checkServer } from './checkServer.ts';
import { report } from './report.ts';

/**
 * Holds a server behind an address to the contract.
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

const startedAt = performance.now();
const seconds = () => Math.round((performance.now() - startedAt) / 1000);
const { findings, untried, waited } = await checkServer({
  origin: values.origin,
  market: values.market,
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
