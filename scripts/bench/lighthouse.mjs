import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { browserExecutable } from '../lib/browser.mjs';
import { removeFolder, temporaryFolder } from '../lib/leftovers.mjs';
import { run } from '../lib/processes.mjs';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
/** A cart is kept out of search engines on purpose. */
const SKIPPED = 'is-crawlable';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

async function askOnce(url, folder) {
  const report = join(folder, 'report.json');
  const { code, output } = await run(
    [
      ...['npx', '--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${report}`],
      `--only-categories=${CATEGORIES.join()}`,
      `--skip-audits=${SKIPPED}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
    ],
    { quiet: true, env: { CHROME_PATH: await browserExecutable() } },
  );
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}:\n${output.slice(-1000)}`);
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcpMs: Math.round(audits['largest-contentful-paint'].numericValue),
    tbtMs: Math.round(audits['total-blocking-time'].numericValue),
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Lighthouse's default, a slow phone on slow 4G by simulation: the median of five runs, each figure by itself. The
 * load of this machine stands beside them, because blocking time grows with it.
 */
export async function medianLighthouse(url) {
  const folder = temporaryFolder('lighthouse');
  try {
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await askOnce(url, folder));
    return {
      scores: CATEGORIES.map((_, at) => median(runs.map(({ scores }) => scores[at]))).join(' / '),
      lcpMs: median(runs.map(({ lcpMs }) => lcpMs)),
      tbtMs: median(runs.map(({ tbtMs }) => tbtMs)),
      cls: median(runs.map(({ cls }) => cls)),
      loadAverage: Number(loadavg()[0].toFixed(1)),
    };
  } finally {
    removeFolder(folder);
  }
}
