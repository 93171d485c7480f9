import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const KB = 1000;

/**
 * Most bytes (gzip, script and CSS, React left out) that one component may bring: what react-aria-components alone
 * weighs for the same, and 3 kB for the look; button and text field are the platform's own.
 */
const limits = [
  { name: 'Button', from: '@driveline/ui', most: 2 * KB },
  { name: 'TextField', from: '@driveline/ui/forms', most: 5 * KB },
  { name: 'ToastRegion', from: '@driveline/ui/overlays', most: 21.6 * KB },
  { name: 'Modal', from: '@driveline/ui/overlays', most: 30.2 * KB },
];

const gzipped = ({ code, source }) => gzipSync(code ?? source, { level: 9 }).length;

async function sizeOf(folder, { name, from }) {
  const entry = join(folder, `only${name}.ts`);
  writeFileSync(entry, `export { ${name} } from '${from}';\n`);
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', external: [/^react(-dom)?($|\/)/] },
    },
  });
  return output.reduce((sum, file) => sum + gzipped(file), 0);
}

/**
 * @param {string} folder project that has the packages installed
 * @returns {Promise<{ name: string, bytes: number, most: number }[]>}
 */
export async function componentSizes(folder) {
  const sizes = [];
  for (const limit of limits) sizes.push({ ...limit, bytes: await sizeOf(folder, limit) });
  return sizes;
}
