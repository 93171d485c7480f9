import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Absolute folder of this package. Source files and the one bundled file sit at different depths, so the
 * nearest `package.json` upwards decides; migrations (`src/db/migrations`) and `data` ship in both.
 */
export const packageRoot: string = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above the server: its data files cannot be found.');
  return findRoot(parent);
}
