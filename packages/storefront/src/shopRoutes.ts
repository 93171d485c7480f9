import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { RouteConfigEntry as Entry } from '@react-router/dev/routes';
import type { ShopConfig } from './defineShop.ts';
import { loadShop, ROOT_VARIABLE } from './loadShop.ts';
import { drivelineRoutes } from './routes.ts';
import { checkFiles } from './shopFiles.ts';

/**
 * The routes of the shop in a folder, as React Router takes them.
 * @param isBuilt whether the files of its pages may be left at home
 * @throws RangeError when the file of a page is not there, or whatever loading the shop throws
 */
export async function shopRoutes(
  root = process.env[ROOT_VARIABLE] ?? process.cwd(),
  isBuilt = false,
): Promise<Entry[]> {
  return routesOf(await loadShop(root), root, isBuilt);
}

/** The same of a shop that is loaded. @throws RangeError when the file of a page is not there */
export function routesOf(shop: ShopConfig, root: string, isBuilt = false): Entry[] {
  if (!isBuilt) checkFiles(shop, root);
  const { changes, added = [] } = shop.routes ?? {};
  return drivelineRoutes(
    changes,
    added.map((entry) => located(entry, root, isBuilt)),
  );
}

/** React Router looks for files beside the package's own, and would name a route by where this machine keeps it. */
export function located({ children, ...own }: Entry, root: string, isBuilt = false): Entry {
  const file = resolve(root, own.file);
  if (!isBuilt && !existsSync(file))
    throw new RangeError(
      `A route names '${own.file}', which is not in ${root}. Write the path of its file below the shop's folder.`,
    );
  const id = `shop/${relative(root, file).replace(/\.\w+$/, '')}`;
  const below = children?.map((it) => located(it, root, isBuilt));
  return { id, ...own, file, ...(below && { children: below }) };
}
