import { createServer as createHttpServer } from 'node:http';
import { relative } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { ShopConfig } from '../src/defineShop.ts';
import { shopRoutes } from '../src/shopRoutes.ts';
import { openB2c } from './b2c.ts';
import { createServer } from './createServer.ts';
import { forwardErrors } from './forwardErrors.ts';
import { readSettings } from './settings.ts';

/**
 * Serves a shop for work on it: Vite compiles and reloads, everything else is the production server's.
 * @param root folder of the shop, with its `vite.config.ts`
 * @param onShopEdited called once everything is closed, when a file of the shop changed that Vite does not compile
 */
export async function developShop(shop: ShopConfig, root: string, onShopEdited: () => void): Promise<void> {
  const settings = readSettings();
  // Vite would put what is wrong with them into an error of its own.
  await shopRoutes(root);
  const http = createHttpServer();
  const vite = await createVite({
    root,
    server: { middlewareMode: { server: http }, hmr: { server: http } },
    appType: 'custom',
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite gives no environment to run pages in.');
  const loadBuild = () => ssr.runner.import<ServerBuild>('virtual:react-router/server-build');
  const stopForwarding = forwardErrors(shop.plugins);
  const b2c = await openB2c(shop, settings);
  b2c.started?.catch(() => process.exit(1));
  const { fetch } = createServer({ shop, settings, b2c, loadBuild, clientFiles: new Map() });
  const answer = getRequestListener(fetch);
  http.on('request', (request, response) =>
    vite.middlewares(request, response, () => void answer(request, response)),
  );
  http.listen(settings.port, settings.host, () =>
    process.stdout.write(`http://localhost:${settings.port}\n`),
  );
  const close = async () => void (await Promise.all([vite.close(), b2c.close(), stopForwarding()]));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void close().then(() => process.exit(0)));
  }
  let isClosing = false;
  vite.watcher.on('change', (file) => {
    if (isClosing || !isOfShop(vite, file)) return;
    isClosing = true;
    process.stdout.write(`${relative(root, file)} changed: starting again …\n`);
    void close().then(onShopEdited);
  });
}

/** What Node itself has read: the shop's description, its brands and their logos. */
function isOfShop({ config, environments }: ViteDevServer, file: string): boolean {
  const path = relative(config.root, file);
  const isOurs = !path.startsWith('..') && !/(^|[\\/])(node_modules|build|\.[^\\/]+|\+types)[\\/]/.test(path);
  if (!isOurs || config.configFileDependencies.includes(file)) return false;
  return Object.values(environments).every(({ moduleGraph }) => !moduleGraph.getModulesByFile(file));
}
