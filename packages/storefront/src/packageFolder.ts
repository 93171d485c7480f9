import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Folder of this package, from its sources and from what was built of them alike. */
export const packageFolder = dirname(
  createRequire(import.meta.url).resolve('@driveline/storefront/package.json'),
);
