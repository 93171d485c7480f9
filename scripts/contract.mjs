// `npm run contract`: holds a server to the contract; without --origin our own, with the sample people.
//   npm run contract -- --origin URL [--outbox FOLDER] [--trusted-proxy] [--malformed N]
import { join } from 'node:path';
import { findNode } from './lib/node.mjs';
import { at } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { say } from './lib/say.mjs';
import { startServer } from './lib/server.mjs';
import { ensureStorefrontBuilt } from './lib/storefrontBuild.mjs';

const given = process.argv.slice(2);
const suite = (args) =>
  run([findNode(), '--conditions=@driveline/source', at('apps', 'b2c', 'src', 'conformance', 'main.ts'), ...args]); // prettier-ignore

async function ownServer() {
  await ensureStorefrontBuilt();
  const server = await startServer({ SEED_PARTS: '2000', SEED_PEOPLE: 'true', TRUST_PROXY: 'true' });
  const origin = `http://localhost:${server.port}`;
  say(`${origin} is asked …`);
  const args = ['--origin', origin, '--outbox', join(server.data, 'outbox'), '--trusted-proxy'];
  const { code } = await suite([...args, ...given]);
  await server.stop();
  return code;
}

process.exitCode = given.includes('--origin') ? (await suite(given)).code : await ownServer();
