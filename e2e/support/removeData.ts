import { rmSync } from 'node:fs';

/** Removes the database of this run. */
// Playwright asks for a default export here.
// eslint-disable-next-line no-restricted-syntax
export default function removeData(): void {
  const folder = process.env['E2E_DATA_DIR'];
  if (folder) rmSync(folder, { recursive: true, force: true });
}
