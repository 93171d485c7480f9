import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const KB = 1000;
const gzip = (text) => gzipSync(text, { level: 9 }).length;
const brotli = (text) => brotliCompressSync(text).length;

/**
 * Most bytes (script and CSS, peers left out) that one part may bring. Components (gzip): what react-aria-components
 * alone weighs for the same, and 3 kB for the look; button and text field are the platform's own. The client packages
 * (brotli): what a page pays for its calls and forms. Where a `goal` is not reached yet, `most` keeps what was reached
 * from growing.
 */
const limits = [
  { words: 'Button', of: { '@driveline/ui': 'Button' }, weigh: gzip, most: 2 * KB },
  { words: 'TextField', of: { '@driveline/ui/forms': 'TextField' }, weigh: gzip, most: 5 * KB },
  { words: 'ToastRegion', of: { '@driveline/ui/overlays': 'ToastRegion' }, weigh: gzip, most: 21.6 * KB },
  { words: 'Modal', of: { '@driveline/ui/overlays': 'Modal' }, weigh: gzip, most: 30.2 * KB },
  { words: 'api, whole', of: { '@driveline/api': '*' }, weigh: brotli, most: 6 * KB },
  {
    words: 'api, one call',
    of: { '@driveline/api': 'createClient', '@driveline/api/cart': 'addItem' },
    weigh: brotli,
    most: 2.95 * KB,
    goal: 2.5 * KB,
  },
  {
    words: 'validation, the address form of one market',
    of: { '@driveline/validation': 'addressForm', '@driveline/markets/us': 'us' },
    weigh: brotli,
    most: 5 * KB,
  },
];

/** Peers of the packages: every shop has them once. */
const external = [/^react(-dom)?($|\/)/, /^@tanstack\/react-query$/];

async function sizeOf(folder, { words, of, weigh }) {
  const entry = join(folder, `only-${words.replace(/\W+/g, '-')}.ts`);
  const exports = Object.entries(of).map(([from, name]) =>
    name === '*' ? `export * from '${from}';` : `export { ${name} } from '${from}';`,
  );
  writeFileSync(entry, exports.join('\n'));
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', external },
    },
  });
  return output.reduce((sum, { code, source }) => sum + weigh(code ?? source), 0);
}

/**
 * @param {string} folder project that has the packages installed
 * @param {readonly string[]} installed their names: parts of others are left out
 * @returns {Promise<{ words: string, bytes: number, most: number, goal?: number }[]>}
 */
export async function packageSizes(folder, installed) {
  const isInstalled = (from) => installed.some((name) => from === name || from.startsWith(`${name}/`));
  const sizes = [];
  for (const limit of limits) {
    if (!Object.keys(limit.of).every(isInstalled)) continue;
    sizes.push({ ...limit, bytes: await sizeOf(folder, limit) });
  }
  return sizes;
}
