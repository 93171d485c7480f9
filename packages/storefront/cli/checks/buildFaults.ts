import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type ts from 'typescript';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { readBuild } from '../../server/readBuild.ts';
import { shopRoutes } from '../../src/shopRoutes.ts';
import { folderOf } from './packageFaults.ts';

const flat = async (option: unknown): Promise<unknown[]> => {
  const one = await option;
  return Array.isArray(one) ? (await Promise.all(one.map(flat))).flat() : [one];
};

const isNamed = (name: string) => (one: unknown) =>
  typeof one === 'object' && one !== null && 'name' in one && one.name === name;

const BUILD = { command: 'build', mode: 'production' } as const;

/** Whether Vite is told what a shop is. */
export async function viteFaults(root: string): Promise<string[]> {
  const { loadConfigFromFile } = await import('vite');
  const loaded = await loadConfigFromFile(BUILD, undefined, root, 'silent');
  const plugins = await flat(loaded?.config.plugins);
  return plugins.some(isNamed('driveline:config'))
    ? []
    : [
        "vite.config.ts does not use Driveline's plugin. Import driveline from '@driveline/storefront/vite' and write: plugins: [driveline(import.meta.dirname)]",
      ];
}

/** Whether React Router is told where the pages are. */
export async function routerFaults(root: string): Promise<string[]> {
  const file = ['ts', 'mts', 'js', 'mjs']
    .map((end) => join(root, `react-router.config.${end}`))
    .find(existsSync);
  // As React Router itself loads it: a shop may write there what bare Node does not run.
  const { loadConfigFromFile } = await import('vite');
  const loaded = file ? await loadConfigFromFile(BUILD, file, root, 'silent') : null;
  const { presets } = (loaded?.config ?? {}) as { readonly presets?: readonly unknown[] };
  return presets?.some(isNamed('driveline'))
    ? []
    : [
        "react-router.config.ts does not use Driveline's preset. Import driveline from '@driveline/storefront/preset' and write: export default { presets: [driveline()] };",
      ];
}

/** Whether a type check reads a shop as Node and Vite do; nothing where the shop has no TypeScript. */
export function typeScriptFaults(root: string): string[] {
  const file = join(root, 'tsconfig.json');
  if (!existsSync(file) || !folderOf('typescript', root)) return [];
  const compiler = createRequire(file)('typescript') as typeof ts;
  const { config, error } = compiler.readConfigFile(file, compiler.sys.readFile);
  if (error)
    return [`tsconfig.json cannot be read: ${compiler.flattenDiagnosticMessageText(error.messageText, ' ')}`];
  const parsed = compiler.parseJsonConfigFileContent(config, compiler.sys, root);
  const { options, fileNames, projectReferences } = parsed;
  // One that leads only to others.
  if (projectReferences && fileNames.length === 0) return [];
  const wrong = {
    'Pages are JSX without an import of React: set "jsx" to "react-jsx".':
      options.jsx !== compiler.JsxEmit.ReactJSX,
    'Node runs shop.config.ts as it is, with .ts in its imports: set "allowImportingTsExtensions" to true.':
      !options.allowImportingTsExtensions && !options.rewriteRelativeImportExtensions,
    'The types of queries do not work with it: take "exactOptionalPropertyTypes" out.':
      options.exactOptionalPropertyTypes === true,
  };
  return Object.entries(wrong).flatMap(([words, isWrong]) => (isWrong ? [words] : []));
}

type Told = Pick<RouteConfigEntry, 'id' | 'path' | 'children'>;
const told = (entries: readonly Told[]): string[] =>
  entries.flatMap(({ id, path = '', children = [] }) => [`${id} ${path}`, ...told(children)]).sort();

/** Whether something is built, with the routes that the shop has now. */
export async function builtFaults(root: string): Promise<string[]> {
  const built = Object.values((await readBuild(root)).routes).flatMap((route) => route ?? []);
  const now = [{ id: 'root' }, ...(await shopRoutes(root, true))];
  if (told(built).join() === told(now).join()) return [];
  return ["The build has other routes than shop.config.ts. Run 'driveline build' again."];
}
