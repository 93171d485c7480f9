// `npm run contract`: holds a server to the contract; without --origin our own, with the sample people, in each market.
//   npm run contract -- --origin URL [--market us|mx|br] [--outbox FOLDER] [--trusted-proxy] [--malformed N]
//   npm run contract -- --origin URL --market ca --localities FILE   a shop's own markets
//   npm run contract -- --market mx,br
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findNode } from './lib/node.mjs';
import { at } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { refuse, print } from './lib/print.mjs';
import { startServer } from './lib/server.mjs';
import { ensureStorefrontBuilt } from './lib/storefrontBuild.mjs';

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    market: { type: 'string' },
    localities: { type: 'string' },
    outbox: { type: 'string' },
    'trusted-proxy': { type: 'boolean' },
    malformed: { type: 'string' },
  },
});

const suite = (args) =>
  run([findNode(), '--conditions=@driveline/source', at('apps', 'b2c', 'conformance', 'main.ts'), ...args]);

/** Each market on a server of its own: limits and stock of one do not depend on what another has asked. */
async function ownServer(market) {
  const server = await startServer({
    MARKET: market,
    SEED_PARTS: '2000',
    SEED_PEOPLE: 'true',
    TRUST_PROXY: 'true',
  });
  const origin = `http://localhost:${server.port}`;
  print(`${origin} is asked as a shopper of '${market}' …`);
  const args = ['--origin', origin, '--market', market, '--outbox', join(server.data, 'outbox')];
  const { malformed = '25' } = values;
  const { code } = await suite([...args, '--trusted-proxy', '--malformed', malformed]);
  await server.stop();
  return code;
}

async function ownServers() {
  await ensureStorefrontBuilt();
  const codes = [];
  for (const market of (values.market ?? 'us,mx,br').split(',')) codes.push(await ownServer(market));
  return Math.max(...codes);
}

// The server of this repository sells in the shipped markets only.
if (values.localities && !values.origin) refuse('Say which server has those markets: --origin URL');
process.exitCode = values.origin ? (await suite(process.argv.slice(2))).code : await ownServers();
