import { extname } from 'node:path';
import {
  busyPage,
  createLoadGuard,
  failureResponse,
  keepBuilds,
  policyReportPath,
  refusalResponse,
  securityTxtPath,
} from '@driveline/b2c';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { loggedPath } from '../app/rendering/loggedPath.ts';
import { B2C_PATHS, type B2c } from './b2c.ts';
import { limitRequestBody } from './limitRequestBody.ts';
import { clientAddressOf, type CallBindings } from './clientAddress.ts';
import { drawingFile, drawnPicture } from './drawings.ts';
import { createBrandFiles } from './brandFiles.ts';
import { localEndpoints, ownPolicyReports } from './localEndpoints.ts';
import { createPages } from './pages.ts';
import { customizePost } from './customizePost.ts';
import { brandOf, type ShopConfig } from '../src/defineShop.ts';
import { createDirectory } from './directory.ts';
import { inLanguages } from './inLanguages.ts';
import { searchEngines } from './searchEngines.ts';
import { log } from './log.ts';
import { requireKnownHost } from './requireKnownHost.ts';
import { walletReturns } from './walletReturns.ts';
import type { Settings } from './settings.ts';
import { serveStatic, staticFile, type StaticFile } from './staticFiles.ts';

export type ServerOptions = {
  readonly shop: ShopConfig;
  readonly settings: Settings;
  readonly b2c: B2c;
  readonly loadBuild: () => Promise<ServerBuild>;
  readonly clientFiles: ReadonlyMap<string, StaticFile>;
};

/** Everything that a shop answers, as one function from request to response. */
export function createServer({ shop, settings, b2c, loadBuild, clientFiles }: ServerOptions) {
  const brand = brandOf(shop, settings.brand);
  const brandFiles = createBrandFiles(brand);
  const directory = createDirectory({ shop, settings, brand });
  const app = new Hono<{ Bindings: CallBindings }>();
  let isClosing = false;
  const files = new Map([...clientFiles, ...brandFiles.files]);
  const findKept = keepBuilds({ folder: settings.buildsDir, files, warn: log.warn.bind(log) });

  if (settings.captcha && !settings.b2cOrigin)
    log.warn(
      'CAPTCHA_VERIFY_URL is set: pages of the shop send no captcha token, so nobody pays by card there',
    );
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => (isClosing ? c.json({ status: 'closing' }, 503) : b2c.fetch(c.req.raw)));
  app.on('GET', ['/metrics', securityTxtPath], (c) => b2c.fetch(c.req.raw));
  app.use(async (c, next) => {
    const { method, path } = c.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const own = files.get(path) ?? drawingFile(path) ?? (await drawnPicture(path, brand.theme.light));
    const kept = own ? undefined : await findKept(path);
    const file = own ?? (kept && staticFile(kept.body, extname(path), true, kept.brotli));
    return file ? serveStatic(file, c.req.raw) : next();
  });
  app.use(requireKnownHost(directory, settings));
  app.route('/', ownPolicyReports({ settings, directory }));
  app.use(limitRequestBody(directory));
  app.route('/', localEndpoints({ shop, settings, brand, directory }));
  // Only the host decides the market, and only our own proxy may say where a call came from.
  const callB2c = (request: Request, clientAddress?: string, page?: object) => {
    const headers = new Headers(request.headers);
    for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for']) headers.delete(name);
    const { host, protocol } = new URL(directory.originOf(request));
    headers.set('x-market', directory.marketOf(request).code);
    headers.set('x-forwarded-host', host);
    headers.set('x-forwarded-proto', protocol.replace(':', ''));
    return b2c.fetch(new Request(request, { headers }), {
      ...(clientAddress && { clientAddress }),
      ...(page && { page }),
    });
  };
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
  app.on(methods, [...B2C_PATHS, ...platformPaths(settings)], (c) =>
    callB2c(c.req.raw, clientAddressOf(c.req.raw, c.env, settings), c.env?.page),
  );
  app.route('/', walletReturns(callB2c, settings));
  app.route('/', customizePost({ callB2c, directory, settings }));
  app.route(
    '/',
    searchEngines({ brand, routes: shop.routes, directory, inside: (request) => callB2c(request) }),
  );
  const pages = createPages({
    pageCacheBytes: settings.isProduction ? settings.pageCacheBytes : 0,
    directory,
    brand,
    brandFiles,
    loadBuild,
    policyReports: settings.policyReports,
    paymentOrigins: settings.paymentOrigins,
    pictureOrigins: settings.pictureOrigins,
    plugins: shop.plugins ?? [],
    inside: (request, clientAddress, page) => app.fetch(directory.enter(request), { clientAddress, page }),
  });
  app.all('*', async (c) => {
    const startedAt = performance.now();
    const { code } = directory.marketOf(c.req.raw);
    let status = 500;
    try {
      const page = await pages(c.req.raw, clientAddressOf(c.req.raw, c.env, settings));
      status = page.status;
      return page;
    } finally {
      b2c.observePage?.(code, status, (performance.now() - startedAt) / 1000);
    }
  });
  const guard = createLoadGuard({
    busy(request) {
      // Nobody waits for the answer to a report.
      if (new URL(request.url).pathname === policyReportPath) return new Response(null, { status: 204 });
      const market = directory.marketOf(request);
      const isPage = request.headers.get('accept')?.includes('text/html');
      return isPage ? busyPage(market) : refusalResponse('error_busy', market);
    },
  });
  // A shopper who leaves while sending is no failure of ours.
  app.onError((error, c) => {
    const isGone = c.req.raw.signal.aborted || error.message === 'aborted';
    log[isGone ? 'debug' : 'error']({ err: error, path: loggedPath(c.req.path) }, 'request failed');
    const market = directory.marketOf(c.req.raw);
    return isGone ? refusalResponse('error_body_invalid', market) : failureResponse(error, market);
  });
  const fetch = inLanguages(directory, async (request, bindings?: object) => {
    const answer = await guard.run(request, async (asked) => app.fetch(asked, bindings));
    // A client that keeps the connection would send the next request into a closing server.
    if (isClosing) answer.headers.set('connection', 'close');
    return answer;
  });
  return {
    fetch,
    markets: directory.markets,
    closing: () => void (isClosing = true),
    inFlight: () => guard.inFlight,
  };
}

/** Where cart and order calls go instead, when the config says so (STATE-047): to the same server as the others. */
function platformPaths({ config }: Settings): string[] {
  const path = config.values?.['COMMERCE_PLATFORM_PATH'];
  return typeof path === 'string' && path !== '' ? [`${path.replace(/\/$/, '')}/*`] : [];
}
