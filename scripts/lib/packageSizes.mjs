import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { foreignStyles } from './foreignStyles.mjs';

const KB = 1000;
const gzip = (text) => gzipSync(text, { level: 9 }).length;
const brotli = (text) => brotliCompressSync(text).length;

/** What a component may weigh beyond the same from react-aria-components alone: the look, and the words. */
const OUR_SHARE = 3 * KB;

/**
 * Most bytes (script and CSS, peers left out) that one part may bring. Components (gzip): `overBare` beyond what
 * react-aria-components weighs in the same run, by the same bundler and pin; `most` holds besides for those that are
 * the platform's own. The client packages (brotli): what a page pays for its calls and forms.
 */
const limits = [
  { words: 'Button', of: { '@driveline/ui': 'Button' }, weigh: gzip, most: 2 * KB },
  {
    words: 'TextField',
    of: { '@driveline/ui/forms': 'TextField' },
    weigh: gzip,
    most: 5 * KB,
    overBare: OUR_SHARE,
  },
  { words: 'ToastRegion', of: { '@driveline/ui/overlays': 'ToastRegion' }, weigh: gzip, overBare: OUR_SHARE },
  { words: 'Modal', of: { '@driveline/ui/overlays': 'Modal' }, weigh: gzip, overBare: OUR_SHARE },
  { words: 'ComboBox', of: { '@driveline/ui/combo-box': 'ComboBox' }, weigh: gzip, overBare: OUR_SHARE },
  // Of more calls it is more: the three that sell gift cards took 23 bytes over 6 kB (CART-055), lists and plates 70 (PLUS-068).
  { words: 'api, whole', of: { '@driveline/api': '*' }, weigh: brotli, most: 6.11 * KB },
  {
    words: 'api, one call',
    of: { '@driveline/api': 'createClient', '@driveline/api/cart': 'addItem' },
    weigh: brotli,
    // An error carries the id of its call (PLUS-038), which took 10 bytes more than 2.5 kB.
    most: 2.55 * KB,
  },
  { words: 'hooks, the cart', of: { '@driveline/hooks/cart': '*' }, weigh: brotli, most: 2 * KB },
  {
    words: 'validation, the address form of one market',
    of: { '@driveline/validation': 'addressForm', '@driveline/markets/us': 'us' },
    weigh: brotli,
    most: 4.5 * KB,
  },
];

/** Peers of the packages: every shop has them once. */
const external = [/^react(-dom)?($|\/)/, /^@tanstack\/react-query$/];

async function measure(folder, { words, of, weigh }) {
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
  const sizeOf = (files) => files.reduce((sum, { code, source }) => sum + weigh(code ?? source), 0);
  return {
    bytes: sizeOf(output),
    cssBytes: sizeOf(output.filter(({ fileName }) => fileName.endsWith('.css'))),
    // A component is called as its module is; what else is weighed has no styles.
    foreignStyles: /^\w+$/.test(words) ? foreignStyles(output, words) : [],
  };
}

/**
 * @param {string} folder project that has the packages installed
 * @param {readonly string[]} installed their names: parts of others are left out
 * @returns {Promise<{ words: string, bytes: number, cssBytes: number, foreignStyles: string[], most: number, bare?: number }[]>}
 */
export async function packageSizes(folder, installed) {
  const isInstalled = (from) => installed.some((name) => from === name || from.startsWith(`${name}/`));
  const sizes = [];
  for (const limit of limits) {
    if (!Object.keys(limit.of).every(isInstalled)) continue;
    const bare = await bareSize(folder, limit.words);
    const { most = Infinity, overBare = Infinity } = limit;
    sizes.push({
      ...limit,
      ...(await measure(folder, limit)),
      most: Math.min(most, (bare ?? 0) + overBare),
      ...(bare !== undefined && { bare }),
    });
  }
  return sizes;
}

const aria = (parts) =>
  Object.fromEntries(Object.entries(parts).map(([name, of]) => [`react-aria-components/${name}`, of]));

/** The parts of react-aria-components that make the same component without our look and words. */
const bareParts = {
  Button: aria({ Button: 'Button' }),
  TextField: aria({ TextField: 'TextField', Input: 'Input', Label: 'Label', FieldError: 'FieldError' }),
  ToastRegion: aria({
    Toast: 'UNSTABLE_ToastRegion, UNSTABLE_Toast, UNSTABLE_ToastContent, UNSTABLE_ToastQueue',
    Button: 'Button',
    Text: 'Text',
  }),
  Modal: aria({ Modal: 'Modal, ModalOverlay', Dialog: 'Dialog', Heading: 'Heading', Button: 'Button' }),
  ComboBox: aria({
    ComboBox: 'ComboBox',
    Input: 'Input',
    Label: 'Label',
    Button: 'Button',
    Popover: 'Popover',
    ListBox: 'ListBox, ListBoxItem',
  }),
};

/** Bytes (gzip) of the same component as react-aria-components has it; undefined where it has none. */
async function bareSize(folder, words) {
  const of = bareParts[words];
  return of && (await measure(folder, { words: `bare ${words}`, of, weigh: gzip })).bytes;
}
