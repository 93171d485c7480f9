// `npm run bench`: prints the figures of the production build and writes bench/results.json.
//   npm run bench -- --only pages,server,database      --parts 2000,100000
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureDatabase } from './bench/database.mjs';
import { measurePages } from './bench/pages.mjs';
import { measureServer } from './bench/server.mjs';
import { at } from './lib/paths.mjs';
import { say } from './lib/say.mjs';
import { startServer } from './lib/server.mjs';
import { ensureStorefrontBuilt } from './lib/storefrontBuild.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'pages,server,database' },
    parts: { type: 'string', default: '2000,100000' },
  },
});
const chosen = values.only.split(',');
const results = {};

if (chosen.includes('pages') || chosen.includes('server')) {
  await ensureStorefrontBuilt();
  say('Starting the production server with 2,000 parts …');
  const server = await startServer({ SEED_PARTS: '2000' });
  try {
    if (chosen.includes('pages')) results.pages = await measurePages(server);
    if (chosen.includes('server')) results.server = await measureServer(server);
  } finally {
    await server.stop();
  }
}
if (chosen.includes('database')) results.database = measureDatabase(values.parts.split(',').map(Number));

for (const [name, rows] of Object.entries(results)) {
  console.log(`\n${name}`);
  console.table(rows);
}
mkdirSync(at('bench'), { recursive: true });
writeFileSync(at('bench', 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
say('Written to bench/results.json.');
