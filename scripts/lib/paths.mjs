import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository, whatever the current folder is. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Absolute path of a file or folder named from the repository's root. */
export const at = (...parts) => join(root, ...parts);

/** The folder whose commands npm puts first on the PATH, the pinned Node among them. */
export const binFolder = at('node_modules', '.bin');
