import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { packageFolder } from '../src/packageFolder.ts';
import type { ShopPlugin } from '../src/plugins/definePlugin.ts';

const PLUGINS = 'virtual:driveline/plugins';

/** Ready-made plugins bring modules of this package. */
const OURS = '@driveline/storefront/';

const fileOf = (module: string, root: string) =>
  module.startsWith(OURS) ? join(packageFolder, module.slice(OURS.length)) : resolve(root, module);

/**
 * Gives pages the modules of the shop's plugins, each a file that is loaded after consent: `virtual:driveline/plugins`.
 * @param root folder of the shop, below which plugins name their modules
 * @param plugins asked once, when the first page is compiled
 */
export function shopPlugins(
  root: string,
  plugins: () => Promise<readonly ShopPlugin[] | undefined> = async () => [],
): Plugin {
  const loads = async () => {
    const known = (await plugins()) ?? [];
    return known.flatMap(({ name, analytics }) => {
      if (!analytics?.module) return [];
      const file = fileOf(analytics.module, root);
      if (!existsSync(file))
        throw new RangeError(`Plugin '${name}' names the module '${analytics.module}'. There is no ${file}.`);
      return [`${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`];
    });
  };
  return {
    name: 'driveline:plugins',
    resolveId: (id) => (id === PLUGINS ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${PLUGINS}`) return null;
      const isClient = this.environment.name === 'client';
      return `export const pluginModules = {${isClient ? (await loads()).join(', ') : ''}};`;
    },
  };
}
