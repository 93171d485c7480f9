// What one component costs a page, beside the same of other libraries. Part of `npm run bench`, and alone:
//   node scripts/bench/components.mjs
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageSizes } from '../lib/packageSizes.mjs';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/processes.mjs';

/** kB gzip with CSS, React external; other libraries, measured once. */
const peers = {
  Button: { Mantine: 21, MUI: 37, Carbon: 29 },
  TextField: { Mantine: 23, MUI: 57, Carbon: 30 },
  Modal: { Mantine: 39, MUI: 47, Carbon: 44 },
  ToastRegion: { Mantine: 33, MUI: 44, Carbon: 39 },
  ComboBox: { Mantine: 55, MUI: 82, Carbon: 53 },
};

const kB = (bytes) => Number((bytes / 1000).toFixed(1));

/** @returns {Promise<Record<string, object>>} a row for each component, in kB gzip */
export async function measureComponents() {
  const built = await run(['turbo', 'run', 'build', '--filter=@driveline/ui', '--output-logs=errors-only'], {
    quiet: true,
  });
  if (built.code !== 0) throw new Error(built.output);
  const folder = mkdtempSync(join(root, 'node_modules', '.component-sizes-'));
  try {
    const sizes = await packageSizes(folder, ['@driveline/ui']);
    return Object.fromEntries(
      sizes.map(({ words, bytes, cssBytes, most, bare }) => [
        words,
        {
          ours: kB(bytes),
          'of it CSS': kB(cssBytes),
          limit: kB(most),
          'bare react-aria': kB(bare),
          ...peers[words],
        },
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) console.table(await measureComponents());
