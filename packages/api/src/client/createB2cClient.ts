import type { Endpoint } from '../contract/endpoint.ts';
import type { GlobalConfig } from '../contract/schemas/shell.ts';
import type { EndpointId } from '../contract/table.ts';
import { endpoints } from '../contract/table.ts';
import type { InputOf, OutputOf } from '../contract/types.ts';
import { B2C_PATH, configNames, RETRY_COUNT, SESSION_IDLE_MS } from '../constants.ts';
import { readAnalyticsToken } from './analyticsToken.ts';
import { buildUrl } from './buildUrl.ts';
import type { CallInput } from './buildUrl.ts';
import type { B2cClientOptions, CallOptions, ClientMarket } from './clientOptions.ts';
import { withEmptyLists } from './emptyLists.ts';
import { callHeaders } from './headers.ts';
import { createIdleSession } from './idleSession.ts';
import { connectionError } from './readError.ts';
import { readBody } from './readBody.ts';
import { createResponseCache } from './responseCache.ts';
import { withRetries } from './retry.ts';
import { compareSession } from './sessionComparison.ts';
import { timeLimit, withTimeLimit } from './timeLimit.ts';

/** Input and options of a call; the input may be left out where every part of it may. */
export type CallArgs<K extends EndpointId> =
  object extends InputOf<K>
    ? [input?: InputOf<K>, options?: CallOptions]
    : [input: InputOf<K>, options?: CallOptions];

export interface B2cClient {
  readonly market: ClientMarket;
  /** Sends one call of the contract. Throws a `B2cError`, or the reason of an aborted `signal`. */
  call<K extends EndpointId>(id: K, ...args: CallArgs<K>): Promise<OutputOf<K>>;
  /** Takes the global config over, once it is known. */
  configure(config: GlobalConfig): void;
  /** Whether a feature flag is on; a flag missing from config is off. */
  flag(name: string): boolean;
  /** A tunable value; a missing or wrongly typed one is `fallback` (CONF-034). */
  value<T extends string | number | boolean>(name: string, fallback: T): T;
  /** A new page: starts the 500 ms of ACCT-033. */
  routeChanged(): void;
  /** Forgets answers kept in memory: on sign-in and sign-out. */
  dropCache(): void;
}

/** The client of the b2c contract for a browser, a server, or one request in process. */
export function createB2cClient(options: B2cClientOptions): B2cClient {
  const { origin, market, isServer = false, now = Date.now, sleep = wait, onEvent = () => {} } = options;
  const fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const cache = options.responseCache ?? createResponseCache(now);
  // A server's cache is shared and keeps public answers: one shopper's change says nothing of it.
  const dropCache = () => {
    if (!isServer) cache.drop();
  };
  const session = { userAuthenticated: options.userAuthenticated };
  let config = options.config;

  const flag = (name: string) => config?.flags[name] === true;
  const value = <T extends string | number | boolean>(name: string, fallback: T): T => {
    const configured = config?.values[name];
    return typeof configured === typeof fallback ? (configured as T) : fallback;
  };

  /** One request: headers, time limit, session comparison, body or error. */
  const send = (endpoint: Endpoint, url: string, input: CallInput, call: CallOptions, idle = false) =>
    withTimeLimit(timeLimit(endpoint, call.timeoutMs, value, isServer), call.signal, async (signal) => {
      const hasBody = input.body !== undefined;
      const headers = callHeaders(endpoint, {
        acesEnabled: flag(configNames.aces),
        requestedBy: options.requestedBy ?? 'web',
        pageType: options.pageType?.(),
        hasBody,
      });
      const response = await fetch(url, {
        method: endpoint.method,
        headers: { ...headers, ...options.headers?.() },
        credentials: /^\w+:/.test(call.url ?? '') ? 'omit' : (endpoint.credentials ?? 'include'),
        body: hasBody ? JSON.stringify(input.body) : endpoint.method === 'POST' ? '{}' : undefined,
        signal,
      }).catch((cause: unknown) => {
        throw connectionError(cause);
      });
      options.onResponse?.(response);
      const wasAuthenticated = session.userAuthenticated;
      compareSession(response.headers, session, onEvent, idle);
      if (wasAuthenticated !== session.userAuthenticated) dropCache();
      const token = readAnalyticsToken(response.headers);
      if (token) onEvent(token);
      return withEmptyLists(await readBody(response), endpoint.lists);
    });

  const startSession = async (idle: boolean) => {
    const endpoint = endpoints['shell.startSession'];
    await send(endpoint, origin + endpoint.path, {}, {}, idle);
    onEvent({ type: 'sessionRefreshed' });
  };

  const refreshOrder = () => {
    const endpoint = endpoints['orders.details'];
    const query = { orderType: 'ONLINEORDER', includeShipments: true };
    return send(endpoint, buildUrl(origin + endpoint.path, { query }), {}, {});
  };

  const idleSession = createIdleSession({
    idleMs: () => value(configNames.idle, SESSION_IDLE_MS),
    now,
    start: () => startSession(true),
    lastCall: options.lastCall,
  });

  const load = async (
    id: EndpointId,
    endpoint: Endpoint,
    url: string,
    input: CallInput,
    call: CallOptions,
  ) => {
    const isB2c = endpoint.path.startsWith(B2C_PATH);
    if (isServer) return send(endpoint, url, input, call);
    if (isB2c) await idleSession.beforeCall(endpoint);
    return withRetries(endpoint, () => send(endpoint, url, input, call), {
      retries: call.retries,
      defaultRetries: value(configNames.retries, RETRY_COUNT),
      signal: call.signal,
      sleep,
      refreshSession: isB2c && id !== 'shell.startSession' ? () => startSession(false) : undefined,
      refreshOrder,
      onUnauthorized: () => onEvent({ type: 'unauthorized', id }),
    });
  };

  const call = async (
    id: EndpointId,
    input: CallInput = {},
    callOptions: CallOptions = {},
  ): Promise<unknown> => {
    const endpoint: Endpoint = endpoints[id];
    const place = callOptions.url ?? endpoint.path;
    const url = buildUrl(place.startsWith('/') ? origin + place : place, input);
    if (endpoint.cached) {
      const { signal: _, ...shared } = callOptions;
      return cache.read(
        `${market.code} ${url}`,
        () => load(id, endpoint, url, input, shared),
        callOptions.skipCache,
      );
    }
    const answer = await load(id, endpoint, url, input, callOptions);
    if (endpoint.dropsCache) dropCache();
    return answer;
  };

  return {
    market,
    call: call as B2cClient['call'],
    configure: (next) => void (config = next),
    flag,
    value,
    routeChanged: () => idleSession.routeChanged(),
    dropCache,
  };
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
