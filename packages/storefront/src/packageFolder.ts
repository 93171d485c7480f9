import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Folder of an installed package, links resolved: the same from this package's sources and from what was built of them. */
export const folderOf = (name: string) =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

export const packageFolder = folderOf('@driveline/storefront');
