// `npm start`: from a fresh clone to a running storefront. Plain Node, because nothing is installed yet.
import { ensureInstalled } from './lib/install.mjs';
import { checkStarter, findNode } from './lib/node.mjs';
import { at } from './lib/paths.mjs';
import { become } from './lib/processes.mjs';
import { say } from './lib/say.mjs';
import { ensureStorefrontBuilt } from './lib/storefrontBuild.mjs';

checkStarter();
await ensureInstalled();
const node = findNode();
await ensureStorefrontBuilt();
say('Starting the storefront; Ctrl-C ends it.');
become([node, '--conditions=@driveline/source', at('apps', 'storefront', 'server', 'main.ts')], {
  env: { NODE_ENV: 'production' },
});
