// `npm run bench`: the figures that are measured rather than tested. Prints them and writes bench/results.json.
//   npm run bench -- --lighthouse    also asks Lighthouse (fetched through npx)
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus } from 'node:os';
import { measureDatabase } from './bench/database.mjs';
import { browserExecutable } from './lib/browser.mjs';
import { measureFirstPage, openBrowser } from './lib/firstPage.mjs';
import { measuredPages } from './lib/measuredPages.mjs';
import { at } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { say } from './lib/say.mjs';
import { startServer } from './lib/server.mjs';
import { ensureStorefrontBuilt } from './lib/storefrontBuild.mjs';

const WARM_UP = 60;
const MEASURED = 300;
const AT_ONCE = 4;
/** Clock ticks of /proc/<pid>/stat in a second; Linux has had 100 for decades. */
const TICKS = 100;
const LIGHTHOUSE = 'lighthouse@13.5.0';

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

/** @returns {number | undefined} CPU ms that a process has used, user and system; undefined outside Linux */
function cpuMs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
  } catch {
    return undefined;
  }
}

function residentMb(pid) {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
  } catch {
    return undefined;
  }
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

async function lighthouse(url) {
  const { code, output } = await run(
    ['npx', '--yes', LIGHTHOUSE, url, '--output=json', '--quiet', '--chrome-flags=--headless --no-sandbox'],
    { quiet: true, env: { CHROME_PATH: await browserExecutable() } },
  );
  if (code !== 0) return undefined;
  const { categories, audits } = JSON.parse(output.slice(output.indexOf('{')));
  const score = (name) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map(score).join(' / '),
    lcpMs: Math.round(audits['largest-contentful-paint'].numericValue),
    tbtMs: Math.round(audits['total-blocking-time'].numericValue),
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

await ensureStorefrontBuilt();
const startedAt = performance.now();
const server = await startServer({ SEED_PARTS: process.env.SEED_PARTS ?? '2000' });
const results = {
  machine: `${cpus().length} × ${cpus()[0]?.model}`,
  firstAnswerMs: Math.round(performance.now() - startedAt),
  pages: {},
};
results.residentMbAtRest = residentMb(server.pid);
const browser = await openBrowser();
for (const { name, path } of await measuredPages(server.port)) {
  const url = `http://localhost:${server.port}${path}`;
  say(`${name} ${path}`);
  const { files, ...wire } = await measureFirstPage(browser, url);
  results.pages[name] = {
    wire,
    files: files.length,
    cached: await serverCost(server, path),
    rendered: await serverCost(server, path, 'preferredStoreId=bench'),
    ...(process.argv.includes('--lighthouse') && { lighthouse: await lighthouse(url) }),
  };
  console.log(results.pages[name]);
}
results.residentMbAfter = residentMb(server.pid);
await browser.close();
agent.destroy();
await server.stop();
results.search = measureDatabase([2_000, 100_000]);
console.log('Search in process, ms:');
console.table(results.search);
mkdirSync(at('bench'), { recursive: true });
writeFileSync(at('bench', 'results.json'), `${JSON.stringify(results, undefined, 2)}\n`);
say(
  `First answer after ${results.firstAnswerMs} ms; ${results.residentMbAtRest} MB at rest, ${results.residentMbAfter} MB after. Written to bench/results.json.`,
);
