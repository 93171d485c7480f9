import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORT = /from '(react-aria-components\/[A-Za-z]+)'/g;

/**
 * Every part of react-aria-components that the components import. Named beforehand, because a dependency that Vite
 * finds late reloads the page in the middle of a test.
 */
export function ariaParts(folder: string): string[] {
  const sources = globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  return [
    ...new Set(sources.flatMap((text) => [...text.matchAll(IMPORT)].flatMap(([, name]) => name ?? []))),
  ];
}
