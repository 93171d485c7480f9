import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { brands } from '../brands/index.ts';
import { B2C_PATHS, type B2c } from './b2c.ts';
import { createBrandFiles } from './brandFiles.ts';
import { localEndpoints } from './localEndpoints.ts';
import { createPages } from './pages.ts';
import { createDirectory } from './directory.ts';
import { robotsTxt, sitemapIndex } from './searchEngines.ts';
import type { Settings } from './settings.ts';
import { serveStatic, type StaticFile } from './staticFiles.ts';

export type ServerOptions = {
  readonly settings: Settings;
  readonly b2c: B2c;
  readonly loadBuild: () => Promise<ServerBuild>;
  readonly clientFiles: ReadonlyMap<string, StaticFile>;
};

/** Everything that the storefront answers, as one function from request to response. */
export function createServer({ settings, b2c, loadBuild, clientFiles }: ServerOptions) {
  const brand = brands[settings.brand];
  if (!brand) throw new RangeError(`There is no brand '${settings.brand}' in brands/.`);
  const brandFiles = createBrandFiles(brand.identity.id);
  const directory = createDirectory({ settings, brand });
  const app = new Hono();
  let isClosing = false;

  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/ready', (c) => c.json({ status: isClosing ? 'closing' : 'ok' }, isClosing ? 503 : 200));
  app.use(async (c, next) => {
    const { method, path } = c.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const file = clientFiles.get(path) ?? brandFiles.files.get(path);
    return file ? serveStatic(file, c.req.raw) : next();
  });
  app.route('/', localEndpoints({ brand, directory }));
  const callB2c = (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set('x-market', directory.marketOf(request).code);
    return b2c.fetch(new Request(request, { headers }));
  };
  app.on(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'], [...B2C_PATHS], (c) =>
    callB2c(c.req.raw),
  );
  app.get('/robots.txt', (c) => robotsTxt(directory.originOf(c.req.raw)));
  app.get('/sitemap.xml', (c) => sitemapIndex(directory.originOf(c.req.raw)));
  const pages = createPages({
    pageCacheBytes: settings.isProduction ? settings.pageCacheBytes : 0,
    directory,
    brand,
    brandFiles,
    loadBuild,
    inside: (request) => app.fetch(request),
  });
  app.all('*', (c) => pages(c.req.raw));
  return { fetch: app.fetch, closing: () => void (isClosing = true) };
}
