import { join } from 'node:path';
import { startTracing } from '@driveline/b2c';
import { brandOf, type ShopConfig } from '../src/defineShop.ts';
import { buildFolder } from '../src/loadShop.ts';
import { openB2c } from './b2c.ts';
import { createServer } from './createServer.ts';
import { forwardErrors } from './forwardErrors.ts';
import { listen } from './listen.ts';
import { log } from './log.ts';
import { readBuild } from './readBuild.ts';
import { readSettings } from './settings.ts';
import { readStaticFiles } from './staticFiles.ts';

/**
 * Serves a shop that was built, until the process is told to end.
 * @param root folder of the shop, in which it was built
 * @throws RangeError when nothing is built there
 */
export async function startShop(shop: ShopConfig, root: string): Promise<void> {
  const settings = readSettings();
  const build = await readBuild(root);
  const stopTracing = await startTracing(process.env, log);
  const stopForwarding = forwardErrors(shop.plugins);
  const b2c = await openB2c(shop, settings);
  // Only another start can mend it, and only what watches an ended process makes one.
  b2c.started?.catch(() => stopForwarding().finally(() => process.exit(1)));
  const { fetch, markets, closing, inFlight } = createServer({
    shop,
    settings,
    b2c,
    loadBuild: async () => build,
    clientFiles: readStaticFiles(join(root, buildFolder(), 'client'), (path) => path.startsWith('/assets/')),
  });
  await listen({
    markets,
    settings,
    fetch,
    onClose: async () => void (await Promise.all([b2c.close(), stopTracing(), stopForwarding()])),
    onClosing: closing,
    inFlight,
  });
  log.info({ brand: brandOf(shop, settings.brand).identity.id }, 'storefront is ready');
}
