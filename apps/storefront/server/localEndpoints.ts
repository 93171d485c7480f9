import { Hono } from 'hono';
import type { Brand } from '../brands/brand.ts';
import { clientAddressOf, type CallBindings } from './clientAddress.ts';
import type { Directory } from './directory.ts';
import { log } from './log.ts';
import { createRateLimit } from './rateLimit.ts';
import type { Settings } from './settings.ts';

const CONTENT_CACHE = 'public, max-age=300, stale-while-revalidate=86400';
const LOG_LIMIT_BYTES = 32 * 1024;
const LEVELS = ['debug', 'info', 'warn', 'error'] as const;

type LocalEndpointsOptions = {
  readonly settings: Pick<Settings, 'trustsProxy'>;
  readonly brand: Brand;
  readonly directory: Directory;
};

/** The calls of the contract that the storefront answers itself: content, labels and the browser's log. */
export function localEndpoints({ settings, brand, directory }: LocalEndpointsOptions) {
  const app = new Hono<{ Bindings: CallBindings }>();
  const isAllowed = createRateLimit({ limit: 60, windowMs: 60_000 });
  const contentOf = (request: Request) => brand.content[directory.marketOf(request).code];
  const serveContent = (part: 'header' | 'footer' | 'topNav') => (request: Request) => {
    const content = contentOf(request)?.[part];
    if (!content) return errorAnswer(404, 'error_content_unknown');
    return Response.json(content, { headers: { 'cache-control': CONTENT_CACHE } });
  };
  const parts = { header: 'header', footer: 'footer', 'top-nav': 'topNav' } as const;
  for (const [name, part] of Object.entries(parts)) {
    const serve = serveContent(part);
    app.get(`/api/contentstack/${name}`, (c) => serve(c.req.raw));
  }
  app.get('/api/labels', () => Response.json({}, { headers: { 'cache-control': CONTENT_CACHE } }));
  app.post('/api/log', async (c) => {
    const request = c.req.raw;
    const origin = request.headers.get('origin');
    if (origin && origin !== directory.originOf(request)) return errorAnswer(403, 'error_origin_refused');
    if (!isAllowed(clientAddressOf(request, c.env, settings))) {
      return errorAnswer(429, 'error_too_many_requests', { 'retry-after': '60' });
    }
    const body = await request.text();
    if (body.length > LOG_LIMIT_BYTES) return errorAnswer(413, 'error_log_too_large');
    return writeBrowserLog(body) ? c.body(null, 204) : errorAnswer(400, 'error_log_invalid');
  });
  return app;
}

function writeBrowserLog(body: string): boolean {
  try {
    const { message, level, meta } = JSON.parse(body) as Record<string, unknown>;
    const known = LEVELS.find((it) => it === level);
    if (typeof message !== 'string' || !known) return false;
    log[known]({ from: 'browser', meta }, message.slice(0, 2000));
    return true;
  } catch {
    return false;
  }
}

/** API-026 in the shape of every other endpoint. */
export function errorAnswer(status: number, key: string, headers: Record<string, string> = {}): Response {
  const detail = { errorCode: String(status), errorMessageDefault: key, errorMessageKey: key };
  return Response.json({ errorDetails: [detail] }, { status, headers });
}
