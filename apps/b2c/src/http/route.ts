import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { endpoints, errorsOf, schemas, type Endpoint, type EndpointId } from '@driveline/api/contract';
import type { InputOf, OutputOf } from '@driveline/api/contract';
import { inLocale } from '@driveline/markets';
import type { DB } from '../db/schema.ts';
import type { Clock } from '../clock/clock.ts';
import type { ServerMarket } from '../markets/serverMarket.ts';
import type { Log } from '../ops/log.ts';
import { traced } from '../ops/tracing.ts';
import { cookieJar, hostOf, schemeOf, wantsSecure, type CookieJar } from './cookieJar.ts';
import type { Session } from '../ports/session.ts';
import { refuseForeignWrite } from './csrf.ts';
import { failureOf } from './failure.ts';
import { textOf, type Text } from '../messages/index.ts';
import { takeFrom, type NetworkLimit } from './limits.ts';
import { networkOf } from './networkOf.ts';
import { readInput } from './readInput.ts';
import { requestIdOf } from './requestId.ts';
import { taxOfCall } from './taxOfCall.ts';
import type { B2cApp, CallBindings, Services } from './services.ts';

/** What a handler gets besides the process-wide services. */
export interface CallContext {
  readonly market: ServerMarket;
  readonly session: Session;
  /** The primary, unless the row was mounted as one that `readsCatalog`. */
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly log: Log;
  readonly requestId: string;
  /** The server's words in the market's language. */
  readonly text: Text;
  readonly cookies: CookieJar;
  readonly request: Request;
  /** Headers of the answer, whatever it will be. */
  readonly answerHeaders: Headers;
  readonly services: Services;
  /** Key of limits: the peer's address, never a header that anybody can send. */
  readonly clientAddress: string;
  /** As in `CallBindings`. */
  readonly page?: object | undefined;
  /** @throws B2cError error_too_many_requests (429) when the visitor's bucket `name` is empty */
  limit(name: NetworkLimit): Promise<void>;
}

/** A call before its session is open. */
export type OpenCall = Omit<CallContext, 'session'>;

export interface RouteContext<K extends EndpointId> extends CallContext {
  readonly input: InputOf<K>;
}

export interface RouteOptions {
  /**
   * Seconds for which a shared cache may keep the answer, as long as it was made without vehicle, store and place of delivery.
   * `forEveryone`: the answer never depends on the session (a store, a list of makes).
   */
  readonly cacheFor?: number;
  readonly forEveryone?: boolean;
  /**
   * Hands the handler the replica of the database, where there is one. For what reads the catalogue and writes nothing; what
   * it asks of the shopper's own things, it asks of `services.db`, since they may be newer than the replica.
   */
  readonly readsCatalog?: boolean;
}

type Handler<K extends EndpointId> = (ctx: RouteContext<K>) => Promise<OutputOf<K>> | OutputOf<K>;

/** Mounts one row of the contract: reads and checks its input, answers, and words its failures (API-026). */
export function route<K extends EndpointId>(
  app: B2cApp,
  id: K,
  handler: Handler<K>,
  options: RouteOptions = {},
): void {
  const row: Endpoint = endpoints[id];
  const path = row.path.replace(/\{(\w+)\}/g, ':$1');
  const attributes = { 'http.request.method': row.method, 'http.route': path };
  app.hono.on(row.method, path, (c) =>
    traced(id, attributes, () => answer(app.services, id, row, handler, options, c)),
  );
}

async function answer<K extends EndpointId>(
  services: Services,
  id: K,
  row: Endpoint,
  handler: Handler<K>,
  options: RouteOptions,
  c: Context<{ Bindings: CallBindings }>,
): Promise<Response> {
  const startedAt = performance.now();
  const call = openCall(services, c);
  const headers = call.answerHeaders;
  let response: Response;
  let session: Session | undefined;
  try {
    refuseForeignWrite(call.request);
    session = await services.sessions.open(call);
    await services.sessions.settle(call, session, id);
    const input = await readInput(id, call.request, c.req.param());
    const db = options.readsCatalog ? services.readDb : call.db;
    const output = await handler({ ...call, db, session, input: input as InputOf<K> });
    if (services.checksAnswers) checkAnswer(id, output);
    // A handler may have said already how long its answer holds, such as a makeshift; what sets cookies is never kept.
    if (!headers.has('cache-control') || call.cookies.lines().length > 0)
      headers.set('cache-control', cacheControl(options, session, call.cookies));
    // The storefront has a language in the address of a call, but who calls only this server may name it in a header.
    if (call.market.otherLocales) headers.append('vary', 'X-Locale');
    response =
      output === null
        ? new Response(null, { status: 204, headers })
        : row.answers === 'xml'
          ? xmlOf(String(output), headers)
          : Response.json(output, { headers });
  } catch (error) {
    const failure = failureOf(error, errorsOf(id), call.text);
    if (failure.isOurs) call.log.error({ err: error, endpoint: id }, 'call failed');
    for (const [name, value] of Object.entries(failure.headers)) headers.set(name, value);
    headers.set('cache-control', 'no-store');
    response = Response.json(failure.body, { status: failure.status, headers });
  }
  if (call.request.method !== 'GET') services.sessions.written(call);
  // What a cache hands on would tell another shopper of this one's session.
  if (!headers.get('cache-control')?.startsWith('public'))
    response.headers.set('jsession-authenticated', String(Boolean(session?.state?.customerId)));
  for (const line of call.cookies.lines()) response.headers.append('set-cookie', line);
  services.metrics.observeCall(id, response.status, (performance.now() - startedAt) / 1000);
  return response;
}

/**
 * What depends on vehicle, store and place is kept by shared caches only, which go around it for a shopper with their
 * cookies; the browser's own cache would show the old shelf after a choice (PLUS-037).
 */
function cacheControl({ cacheFor, forEveryone }: RouteOptions, session: Session, cookies: CookieJar): string {
  if (!cacheFor || cookies.lines().length > 0) return 'private, no-store';
  if (forEveryone) return `public, max-age=${cacheFor}`;
  return session.isMarked ? 'private, no-store' : `public, max-age=0, s-maxage=${cacheFor}`;
}

function xmlOf(text: string, headers: Headers): Response {
  headers.set('content-type', 'application/xml; charset=utf-8');
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${text}`, { headers });
}

function openCall(services: Services, c: Context<{ Bindings: CallBindings }>): OpenCall {
  const request = c.req.raw;
  const market = marketOf(services, request);
  const requestId = requestIdOf(request);
  const clientAddress = c.env?.clientAddress ?? 'unknown';
  return {
    market,
    db: services.db,
    clock: services.clock,
    log: services.log.child({ requestId }),
    requestId,
    text: textOf(market),
    cookies: cookieJar(request, {
      secure: secureOf(services, request),
      hostOnly: services.hostCookies && schemeOf(request) === 'https',
    }),
    request,
    answerHeaders: new Headers({ 'x-request-id': requestId, 'x-content-type-options': 'nosniff' }),
    services: { ...services, tax: taxOfCall(services.tax) },
    clientAddress,
    page: c.env?.page,
    limit: (name) => takeFrom(services.limiter, name, 'network', networkOf(clientAddress)),
  };
}

const warned = new WeakSet<Services>();

/** Without https, and not only on this machine, cookies travel openly: the shop works, and the log says so once. */
function secureOf(services: Services, request: Request): boolean {
  const isSecure = wantsSecure(request, services.secureCookies);
  if (!isSecure && services.secureCookies === 'auto' && !warned.has(services)) {
    warned.add(services);
    services.log.warn({ host: hostOf(request) }, 'plain http: cookies go without Secure');
  }
  return isSecure;
}

/**
 * `X-Locale` asks for a language of the market, and any other one counts for nothing. `X-Market` comes from the storefront
 * alone (the server removes it from direct calls); else the host decides.
 */
export function marketOf(services: Services, request: Request): ServerMarket {
  const named = services.markets.markets.find(({ code }) => code === request.headers.get('x-market'));
  const { hosts, pinnedMarket } = services;
  const market = named ?? services.markets.resolveMarket(hostOf(request), { hosts, pinned: pinnedMarket });
  return inLocale(market, request.headers.get('x-locale'));
}

/** An answer that breaks the contract is a defect of ours, found before it leaves (PLUS-039). */
function checkAnswer(id: EndpointId, output: unknown): void {
  const checked = schemas[id].response.safeParse(output);
  if (checked.success) return;
  const [issue] = checked.error.issues;
  throw new Error(`${id} answers against its contract at '${issue?.path.join('.')}': ${issue?.message}`);
}
