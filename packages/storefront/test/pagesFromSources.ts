import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer as createVite, isRunnableDevEnvironment, type Plugin } from 'vite';
import type * as storefront from '../server/createServer.ts';
import { readSettings } from '../server/settings.ts';
import { sampleShopFolder, shop } from './sampleShop.ts';

type ServerOptions = Parameters<typeof storefront.createServer>[0];
type Place = { readonly root?: string; readonly plugins?: readonly Plugin[] };

/**
 * A shop's pages, compiled from sources as under development, so that an edit in memory is all that differs.
 * @param place folder of the shop (the sample by default), and plugins that make the edits
 */
export async function pagesFromSources({ root = sampleShopFolder, plugins = [] }: Place = {}) {
  const vite = await createVite({
    root,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    appType: 'custom',
    logLevel: 'error',
    plugins: [...plugins],
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite gives no environment to run pages in.');
  const { moduleGraph, runner } = ssr;

  const load = <T>(...path: string[]) => runner.import<T>(join(import.meta.dirname, '..', ...path));

  /** What was compiled before is compiled again, with the edits of now. */
  function forget() {
    moduleGraph.invalidateAll();
    runner.clearCache();
  }

  async function serve(own: Pick<ServerOptions, 'b2c'> & Partial<ServerOptions>) {
    const { createServer } = await load<typeof storefront>('server', 'createServer.ts');
    return createServer({
      shop,
      settings: readSettings({}),
      loadBuild: () => runner.import<ServerBuild>('virtual:react-router/server-build'),
      clientFiles: new Map(),
      ...own,
    });
  }

  return { load, forget, serve, close: () => vite.close() };
}

let compiled: ReturnType<typeof pagesFromSources> | undefined;

/** The sample shop's pages, compiled once for all tests of a process, which ends them. */
export const samplePages = () => (compiled ??= pagesFromSources());
