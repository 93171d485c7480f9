import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { buildFolder } from '../src/loadShop.ts';

/**
 * The pages of a shop as they were built in its folder.
 * @throws RangeError when nothing is built there
 */
export async function readBuild(root: string): Promise<ServerBuild> {
  const folder = join(root, buildFolder());
  const pages = join(folder, 'server', 'index.js');
  if (!existsSync(pages)) throw new RangeError(`Nothing is built in ${folder}. Run 'driveline build' first.`);
  return (await import(pathToFileURL(pages).href)) as ServerBuild;
}
