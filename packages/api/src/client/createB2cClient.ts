import { B2C_PATH, configNames, RETRY_COUNT, SESSION_IDLE_MS } from '../constants.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { EndpointId } from '../contract/table.ts';
import { endpoints } from '../contract/table.ts';
import type { InputOf, OutputOf } from '../contract/types.ts';
import { buildUrl } from './buildUrl.ts';
import type { CallInput } from './buildUrl.ts';
import type { B2cClientOptions, B2cEvent, CallOptions, ClientMarket } from './clientOptions.ts';
import type { ClientSettings } from './clientSettings.ts';
import { createClientSettings } from './clientSettings.ts';
import { createIdleSession } from './idleSession.ts';
import { createResponseCache } from './responseCache.ts';
import type { RetryPolicy } from './retry.ts';
import { withRetries } from './retry.ts';
import type { Sending } from './send.ts';
import { createSend } from './send.ts';

/** Input and options of a call; the input may be left out where every part of it may. */
export type CallArgs<K extends EndpointId> =
  object extends InputOf<K>
    ? [input?: InputOf<K>, options?: CallOptions]
    : [input: InputOf<K>, options?: CallOptions];

export interface B2cClient extends ClientSettings {
  readonly market: ClientMarket;
  /** Sends one call of the contract. Throws a `B2cError`, or the reason of an aborted `signal`. */
  call<K extends EndpointId>(id: K, ...args: CallArgs<K>): Promise<OutputOf<K>>;
  /** A new page: starts the 500 ms of ACCT-033. */
  routeChanged(): void;
  /** Forgets answers kept in memory. */
  dropCache(): void;
}

/** The client of the b2c contract for a browser, a server, or one request in process. */
export function createB2cClient(options: B2cClientOptions): B2cClient {
  const { origin, market, isServer = false, now = Date.now } = options;
  const settings = createClientSettings(options.config);
  const cache = options.responseCache ?? createResponseCache(now);
  // A server's cache is shared and keeps public answers: one shopper's change says nothing of it.
  const dropCache = () => {
    if (!isServer) cache.drop();
  };
  const emit = (event: B2cEvent) => {
    if (event.type === 'session') dropCache();
    options.onEvent?.(event);
  };
  const send = createSend(options, settings, emit);
  const startSession = async (idle: boolean) => {
    const endpoint = endpoints['shell.startSession'];
    await send({ endpoint, url: origin + endpoint.path, idle });
    emit({ type: 'sessionRefreshed' });
  };
  const idleSession = createIdleSession({
    idleMs: () => settings.value(configNames.idle, SESSION_IDLE_MS),
    now,
    start: () => startSession(true),
    lastCall: options.lastCall,
  });
  const load = async (id: EndpointId, sending: Sending) => {
    if (isServer) return send(sending);
    const isB2c = sending.endpoint.path.startsWith(B2C_PATH);
    if (isB2c) await idleSession.beforeCall(sending.endpoint);
    return withRetries(sending.endpoint, () => send(sending), {
      ...retryPolicy(options, settings, sending.call),
      refreshSession: isB2c && id !== 'shell.startSession' ? () => startSession(false) : undefined,
      refreshOrder: () => send(orderRefresh(origin)),
      onUnauthorized: () => emit({ type: 'unauthorized', id }),
    });
  };
  const call = async (id: EndpointId, input: CallInput = {}, callOptions: CallOptions = {}) => {
    const endpoint: Endpoint = endpoints[id];
    const place = callOptions.url ?? endpoint.path;
    const url = buildUrl(place.startsWith('/') ? origin + place : place, input);
    if (endpoint.cached) {
      // One caller's abort must not take the shared answer from the others.
      const { signal: _, ...shared } = callOptions;
      const key = `${market.code} ${url}`;
      return cache.read(key, () => load(id, { endpoint, url, input, call: shared }), callOptions.skipCache);
    }
    const answer = await load(id, { endpoint, url, input, call: callOptions });
    if (endpoint.dropsCache) dropCache();
    return answer;
  };
  return {
    ...settings,
    market,
    call: call as B2cClient['call'],
    routeChanged: () => idleSession.routeChanged(),
    dropCache,
  };
}

function retryPolicy(
  options: B2cClientOptions,
  settings: ClientSettings,
  call: CallOptions = {},
): Pick<RetryPolicy, 'retries' | 'defaultRetries' | 'signal' | 'sleep'> {
  return {
    retries: call.retries,
    defaultRetries: settings.value(configNames.retries, RETRY_COUNT),
    signal: call.signal,
    sleep: options.sleep ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms))),
  };
}

/** The order as API-023 reads it before a repeated change. */
function orderRefresh(origin: string): Sending {
  const endpoint = endpoints['orders.details'];
  const query = { orderType: 'ONLINEORDER', includeShipments: true };
  return { endpoint, url: buildUrl(origin + endpoint.path, { query }) };
}
