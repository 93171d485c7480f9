import { join } from 'node:path';
import { startTracing } from '@driveline/b2c';
import type { ServerBuild } from 'react-router';
import { shop } from '../shop.config.ts';
import { openB2c } from './b2c.ts';
import { createServer } from './createServer.ts';
import { listen } from './listen.ts';
import { log } from './log.ts';
import { readSettings } from './settings.ts';
import { readStaticFiles } from './staticFiles.ts';

const settings = readSettings();
const folder = join(import.meta.dirname, '..', 'build');
const build = (await import(join(folder, 'server', 'index.js'))) as ServerBuild;
const stopTracing = await startTracing(process.env, log);
const b2c = await openB2c(shop, settings);
const { fetch, markets, closing, inFlight } = createServer({
  shop,
  settings,
  b2c,
  loadBuild: async () => build,
  clientFiles: readStaticFiles(join(folder, 'client'), (path) => path.startsWith('/assets/')),
});
await listen({
  markets,
  settings,
  fetch,
  onClose: async () => void (await Promise.all([b2c.close(), stopTracing()])),
  onClosing: closing,
  inFlight,
});
log.info({ brand: settings.brand }, 'storefront is ready');
