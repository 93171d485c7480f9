// `npm start`: from a fresh clone to a running storefront. Plain Node, because nothing is installed yet.
//   PORT=3000 MARKET=us BRAND=verdane npm start    a port, one market whatever the host, another brand (docs/operating.md)
import { ensureInstalled } from './lib/install.mjs';
import { checkStarter } from './lib/node.mjs';
import { at } from './lib/paths.mjs';
import { become } from './lib/processes.mjs';
import { print } from './lib/print.mjs';
import { serverArguments, serverEnv } from './lib/server.mjs';
import { ensureStorefrontBuilt } from './lib/storefrontBuild.mjs';
import { answerHelp, usageOf } from './lib/usage.mjs';

answerHelp(usageOf(at('scripts', 'start.mjs')));
checkStarter();
await ensureInstalled();
await ensureStorefrontBuilt();
print('Starting the storefront; Ctrl-C ends it.');
become(serverArguments(), { env: { ...serverEnv, NODE_ENV: 'production' } });
