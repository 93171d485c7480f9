// `npm run bench`: the figures that are measured rather than tested. Prints them and writes bench/results.json.
//   npm run bench -- --lighthouse    also asks Lighthouse (fetched through npx), five times for each page
//   npm run bench -- --parts 2000,1000000 --on pglite,postgres | --starts | --processes 1,2 | --early    these alone (bench/chosen.mjs)
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { measureChosen, showRows } from './bench/chosen.mjs';
import { measureComponents } from './bench/components.mjs';
import { measureDatabase } from './bench/database.mjs';
import { measureEarlyInput, showEarlyInput } from './bench/earlyInput.mjs';
import { measureFingerToMenu } from './bench/fingerToMenu.mjs';
import { medianLighthouse } from './bench/lighthouse.mjs';
import { cpuMs, residentMb, WARM_UP } from './bench/processCost.mjs';
import { measureFirstPage, openBrowser } from './lib/firstPage.mjs';
import { measuredPages } from './lib/measuredPages.mjs';
import { at } from './lib/paths.mjs';
import { print } from './lib/print.mjs';
import { startServer } from './lib/server.mjs';
import { ensureStorefrontBuilt } from './lib/storefrontBuild.mjs';

const MEASURED = 300;
/** The menu is in the header of all; these two differ most in what their script does at the start. */
const pagesWithMenu = ['home', 'product'];
const AT_ONCE = 4;
/** Pages after which resident memory is read. */
const PAGES_BEFORE_MEMORY = 1000;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function get(port, path, cookie) {
  return new Promise((resolve, reject) => {
    const headers = { host: `localhost:${port}`, 'accept-encoding': 'br', ...(cookie && { cookie }) };
    request({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    })
      .on('error', reject)
      .end();
  });
}

async function many(port, path, cookie, count) {
  const times = [];
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      const start = performance.now();
      await get(port, path, cookie);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return times.sort((a, b) => a - b);
}

/** `cookie` makes a page private, so that it is rendered instead of coming from the cache. */
async function serverCost({ port, pid }, path, cookie) {
  await many(port, path, cookie, WARM_UP);
  const before = cpuMs(pid);
  const start = performance.now();
  const times = await many(port, path, cookie, MEASURED);
  const seconds = (performance.now() - start) / 1000;
  return {
    cpuMsPerPage: before === undefined ? undefined : Number(((cpuMs(pid) - before) / MEASURED).toFixed(2)),
    p50Ms: Number(times[Math.floor(MEASURED / 2)].toFixed(1)),
    p95Ms: Number(times[Math.floor(MEASURED * 0.95)].toFixed(1)),
    perSecond: Math.round(MEASURED / seconds),
  };
}

function write(results) {
  mkdirSync(at('bench'), { recursive: true });
  writeFileSync(at('bench', 'results.json'), `${JSON.stringify(results, undefined, 2)}\n`);
}

const machine = `${cpus().length} × ${cpus()[0]?.model}`;
const chosen = await measureChosen(process.argv.slice(2));
if (chosen) {
  const { early, ...timed } = chosen;
  Object.values(timed).forEach(showRows);
  if (early) showEarlyInput(early);
  write({ machine, ...chosen });
  if (early?.lost > 0) process.exit(1);
  process.exit();
}
await ensureStorefrontBuilt();
const startedAt = performance.now();
const server = await startServer({ SEED_PARTS: process.env.SEED_PARTS ?? '2000' });
const results = {
  machine,
  firstAnswerMs: Math.round(performance.now() - startedAt),
  pages: {},
};
results.residentMbAtRest = residentMb(server.pid);
results.loadAverage = loadavg().map((load) => Number(load.toFixed(1)));
const browser = await openBrowser();
const pages = await measuredPages(server.port);
for (const { name, path } of pages) {
  const url = `http://localhost:${server.port}${path}`;
  print(`${name} ${path}`);
  const { files, ...wire } = await measureFirstPage(browser, url);
  results.pages[name] = {
    wire,
    files: files.length,
    cached: await serverCost(server, path),
    rendered: await serverCost(server, path, 'preferredStoreId=bench'),
    ...(pagesWithMenu.includes(name) && { fingerToMenu: await measureFingerToMenu(browser, url) }),
    ...(process.argv.includes('--lighthouse') && { lighthouse: await medianLighthouse(url) }),
  };
  console.log(results.pages[name]);
}
const { path: product } = pages.find(({ name }) => name === 'product');
await many(server.port, product, 'preferredStoreId=bench', PAGES_BEFORE_MEMORY);
results.residentMbAfter = residentMb(server.pid);
results.early = await measureEarlyInput(browser, server, { moments: [0] });
showEarlyInput(results.early);
await browser.close();
agent.destroy();
await server.stop();
results.database = await measureDatabase({ sizes: [2_000, 100_000], kinds: ['pglite'] });
showRows(results.database);
results.components = await measureComponents();
console.log('One component, kB gzip with CSS, React external:');
console.table(results.components);
write(results);
print(
  `First answer after ${results.firstAnswerMs} ms; ${results.residentMbAtRest} MB at rest, ${results.residentMbAfter} MB after more than ${PAGES_BEFORE_MEMORY} pages. Written to bench/results.json.`,
);
