// `npm run fleet`: the shop as several processes on PostgreSQL and Redis behind nginx, without containers.
//   npm run fleet -- --processes 2 --parts 2000 --port 8080
import { missingPackages, startFleet } from './lib/fleet.mjs';
import { refuse, print } from './lib/print.mjs';
import { ensureStorefrontBuilt } from './lib/storefrontBuild.mjs';

const lacking = missingPackages();
if (lacking.length > 0) refuse(`Install first: apt-get install ${lacking.join(' ')}`);
await ensureStorefrontBuilt();
const value = (name, fallback) => {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? fallback : Number(process.argv[index + 1]);
};
// A signal ends all of it.
const fleet = await startFleet({
  processes: value('processes', 2),
  parts: value('parts', 2000),
  port: value('port', 8080),
});
print(`${fleet.origin} spreads over ${fleet.shops.map(({ port }) => port).join(', ')}; Ctrl-C ends it.`);
