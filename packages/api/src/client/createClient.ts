import { B2C_PATH, configNames, RETRY_COUNT, SESSION_IDLE_MS } from '../constants.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { details as orderDetails } from '../contract/orders.ts';
import { startSession as sessionStart } from '../contract/shell.ts';
import type { EndpointId, EndpointOf } from '../contract/table.ts';
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

/** A client that is handed the rows it sends, so that a bundle holds those alone. */
export interface RowClient extends ClientSettings {
  readonly market: ClientMarket;
  /** Sends one call of the contract. Throws a `B2cError`, or the reason of an aborted `signal`. */
  call<K extends EndpointId>(endpoint: EndpointOf<K>, ...args: CallArgs<K>): Promise<OutputOf<K>>;
  /** Tells `listener` what happens to the session, until the function that it answers is called. */
  subscribe(listener: (event: B2cEvent) => void): () => void;
  /** A new page: starts the 500 ms of ACCT-033. */
  routeChanged(): void;
  /** Forgets answers kept in memory. */
  dropCache(): void;
}

/**
 * The client of the b2c contract for a browser, a server, or one request in process. It takes rows of
 * `@driveline/api/<area>`; `createB2cClient` takes their ids too and carries the whole table for it.
 */
export function createClient(options: B2cClientOptions): RowClient {
  const { origin, market, isServer = false, now = Date.now } = options;
  const settings = createClientSettings(options.config);
  const cache = options.responseCache ?? createResponseCache(now);
  const listeners = new Set(options.onEvent && [options.onEvent]);
  // A server's cache is shared and keeps public answers: one shopper's change says nothing of it.
  const dropCache = () => {
    if (!isServer) cache.drop();
  };
  const emit = (event: B2cEvent) => {
    if (event.type === 'session') dropCache();
    for (const listener of listeners) listener(event);
  };
  const send = createSend(options, settings, emit);
  const startSession = async (idle: boolean) => {
    await send({ endpoint: sessionStart, url: origin + sessionStart.path, idle });
    emit({ type: 'sessionRefreshed' });
  };
  const idleSession = createIdleSession({
    idleMs: () => settings.value(configNames.idle, SESSION_IDLE_MS),
    now,
    start: () => startSession(true),
    lastCall: options.lastCall,
  });
  const load = async (sending: Sending) => {
    if (isServer) return send(sending);
    const { endpoint } = sending;
    const isB2c = endpoint.path.startsWith(B2C_PATH);
    if (isB2c) await idleSession.beforeCall(endpoint);
    return withRetries(endpoint, () => send(sending), {
      ...retryPolicy(options, settings, sending.call),
      refreshSession: isB2c && endpoint !== sessionStart ? () => startSession(false) : undefined,
      refreshOrder: () => send(orderRefresh(origin)),
      onUnauthorized: () => emit({ type: 'unauthorized', id: endpoint.id as EndpointId }),
    });
  };
  const call = async (endpoint: Endpoint, input: CallInput = {}, callOptions: CallOptions = {}) => {
    const place = callOptions.url ?? endpoint.path;
    const url = buildUrl(place.startsWith('/') ? origin + place : place, input);
    if (endpoint.cached && !(isServer && endpoint.cached === 'own')) {
      // One caller's abort must not take the shared answer from the others.
      const { signal: _, ...shared } = callOptions;
      const key = `${market.code} ${url}`;
      return cache.read(key, () => load({ endpoint, url, input, call: shared }), callOptions.skipCache);
    }
    const answer = await load({ endpoint, url, input, call: callOptions });
    if (endpoint.dropsCache) dropCache();
    return answer;
  };
  return {
    ...settings,
    market,
    call: call as RowClient['call'],
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
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
  const query = { orderType: 'ONLINEORDER', includeShipments: true };
  return { endpoint: orderDetails, url: buildUrl(origin + orderDetails.path, { query }) };
}
