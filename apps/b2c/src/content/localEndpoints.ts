import { Hono } from 'hono';
import { endpoints, errorsOf, schemas } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { B2cError } from '../http/errors.ts';
import { inputInvalid } from '../http/inputInvalid.ts';
import { failureOf } from '../http/failure.ts';
import { textOf } from '../messages/index.ts';
import { networkOf } from '../http/networkOf.ts';
import { waitFor } from '../http/limits.ts';
import type { RateLimiter } from '../http/rateLimit.ts';
import type { CallBindings } from '../http/services.ts';
import type { Log } from '../ops/log.ts';
import { readLogLine } from './browserLog.ts';
import { contentPath, type ContentKind, type ContentPort } from '../ports/contentPort.ts';

export interface LocalEndpointsOptions {
  readonly content: ContentPort;
  readonly limiter: RateLimiter;
  readonly log: Log;
  readonly marketOf: (request: Request) => Market;
  /** Scheme and host as the shopper typed them. */
  readonly originOf: (request: Request) => string;
  /** Path of the page that tells the log something, for its line. */
  readonly pathOf?: (request: Request) => string | undefined;
  /** Key of limits: never a header that anybody can send. */
  readonly clientAddressOf: (request: Request, bindings: CallBindings | undefined) => string;
}

/** Content changes by an editor's hand; a page that a moment old is shows no harm. */
const contentCache = 'public, max-age=300, stale-while-revalidate=86400';

/** API-030 to API-032, API-052, API-056, API-062: the calls that the server of the pages answers itself. */
export function localEndpoints(options: LocalEndpointsOptions): Hono<{ Bindings: CallBindings }> {
  const { content } = options;
  const app = new Hono<{ Bindings: CallBindings }>();
  const serve = (id: keyof typeof queries, kind: ContentKind) =>
    app.get(endpoints[id].path, (c) =>
      answer(options, id, c.req.raw, async (market) => {
        const { locale, segments, path } = read(id, c.req.query());
        if (locale !== undefined && locale !== market.locale) throw unknown();
        const asked = { market, segments: segmentsOf(segments), path: path && contentPath(path) };
        const entry = await content.read(kind, asked);
        if (entry === undefined && kind !== 'labels') throw unknown();
        return Response.json(entry ?? {}, { headers: { 'cache-control': contentCache } });
      }),
    );
  serve('content.header', 'header');
  serve('content.footer', 'footer');
  serve('content.topNav', 'topNav');
  serve('content.labels', 'labels');
  serve('content.page', 'page');
  app.post(endpoints['shell.log'].path, (c) =>
    answer(options, 'shell.log', c.req.raw, async () => {
      const visitor = networkOf(options.clientAddressOf(c.req.raw, c.env));
      const { level, ...line } = await readLogLine(c.req.raw, options.originOf(c.req.raw), () =>
        waitFor(options.limiter, 'log', 'network', visitor),
      );
      const path = options.pathOf?.(c.req.raw);
      options.log[level](
        { from: 'browser', isBeacon: c.req.query('beacon') === 'true', path, meta: line.meta },
        line.message,
      );
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
    }),
  );
  return app;
}

const unknown = () => new B2cError('error_content_unknown');

const queries = {
  'content.header': schemas['content.header'].query,
  'content.footer': schemas['content.footer'].query,
  'content.topNav': schemas['content.topNav'].query,
  'content.labels': schemas['content.labels'].query,
  'content.page': schemas['content.page'].query,
} as const;

type Asked = { locale?: string; segments?: string; path?: string };

/** @throws B2cError error_input_invalid (400) */
function read(id: keyof typeof queries, query: Record<string, string>): Asked {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const parsed = queries[id].safeParse(given);
  if (parsed.success) return parsed.data as Asked;
  const field = String(parsed.error.issues[0]?.path[0] ?? '');
  throw inputInvalid(field);
}

/** `a,b`; more than five are no groups of one shopper. */
const segmentsOf = (list = ''): string[] =>
  [...new Set(list.split(','))].filter((name) => /^[\w-]{1,40}$/.test(name)).slice(0, 5);

async function answer(
  { marketOf, log }: LocalEndpointsOptions,
  id: keyof typeof queries | 'shell.log',
  request: Request,
  work: (market: Market) => Promise<Response>,
): Promise<Response> {
  const market = marketOf(request);
  try {
    return await work(market);
  } catch (error) {
    const failure = failureOf(error, errorsOf(id), textOf(market));
    if (failure.isOurs) log.error({ err: error, endpoint: id }, 'call failed');
    const headers = { ...failure.headers, 'cache-control': 'no-store' };
    return Response.json(failure.body, { status: failure.status, headers });
  }
}
