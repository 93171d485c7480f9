// `npm start`: from a fresh clone to a running storefront. Plain Node, because nothing is installed yet.
import { ensureInstalled } from './lib/install.mjs';
import { checkStarter } from './lib/node.mjs';
import { become } from './lib/processes.mjs';
import { say } from './lib/say.mjs';
import { serverArguments, serverEnv } from './lib/server.mjs';
import { ensureStorefrontBuilt } from './lib/storefrontBuild.mjs';

checkStarter();
await ensureInstalled();
await ensureStorefrontBuilt();
say('Starting the storefront; Ctrl-C ends it.');
become(serverArguments(), { env: { ...serverEnv, NODE_ENV: 'production' } });
