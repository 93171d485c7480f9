import { B2C_PATH, RETRY_COUNT_NAME, RETRY_COUNT } from '../constants.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { details as orderDetails } from '../contract/orders.ts';
import { startSession as sessionStart } from '../contract/shell.ts';
import type { EndpointId, EndpointOf } from '../contract/table.ts';
import type { InputOf, OutputOf } from '../contract/types.ts';
import type { B2cError } from '../errors.ts';
import { buildUrl } from './buildUrl.ts';
import type { CallInput } from './buildUrl.ts';
import type { B2cEvent, CallOptions, ClientMarket, ClientOptions } from './clientOptions.ts';
import type { ClientSettings } from './clientSettings.ts';
import { createClientSettings } from './clientSettings.ts';
import { withRetries } from './retry.ts';
import { createSend } from './send.ts';
import { untilEnded } from './timeLimit.ts';

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
export function createClient(options: ClientOptions): RowClient {
  const { origin, market, isServer, sleep = wait, responseCache, idleSession } = options;
  const settings = createClientSettings(options.config);
  const listeners = new Set(options.onEvent && [options.onEvent]);
  // A server's cache is shared and keeps public answers: one shopper's change says nothing of it.
  const dropCache = () => {
    if (!isServer) responseCache?.drop();
  };
  const emit = (event: B2cEvent) => {
    if (event.type === 'session') dropCache();
    for (const listener of listeners) listener(event);
  };
  const send = createSend(options, settings, emit);
  let starting: Promise<void> | undefined;
  // Calls that need it at once share one.
  const startSession = (idle: boolean) =>
    (starting ??= send(sessionStart, origin + sessionStart.path, undefined, {}, idle)
      .then(() => emit({ type: 'sessionRefreshed' }))
      .finally(() => (starting = undefined)));
  const call = async (endpoint: Endpoint, input: CallInput = {}, callOptions: CallOptions = {}) => {
    const { cached, path } = endpoint;
    const { url: place = path, retries } = callOptions;
    const url = buildUrl(place.startsWith('/') ? origin + place : place, input);
    const load = async (how: CallOptions) => {
      const attempt = () => send(endpoint, url, input.body, how);
      if (isServer) return attempt();
      const isB2c = path.startsWith(B2C_PATH);
      if (isB2c) await idleSession?.beforeCall(endpoint, settings, () => startSession(true));
      return withRetries(endpoint, attempt, {
        retries,
        defaultRetries: settings.value(RETRY_COUNT_NAME, RETRY_COUNT),
        sleep: (ms) => sleep(ms, how.signal),
        refreshSession: isB2c && endpoint !== sessionStart && (() => startSession(false)),
        refreshOrder: () => send(orderDetails, origin + orderDetails.path + ORDER_QUERY),
      }).catch((error: Partial<B2cError>) => {
        // API-017, API-018: a 401 that stayed, but for wrong credentials (API-016).
        if (error.status === 401 && !endpoint.signsIn) {
          emit({ type: 'unauthorized', id: endpoint.id as EndpointId });
        }
        throw error;
      });
    };
    if (cached && responseCache && !(isServer && cached === 'own')) {
      // One caller's abort must not take the shared answer from the others.
      const shared = { ...callOptions, signal: undefined };
      return responseCache.read(`${market.code} ${url}`, () => load(shared), callOptions);
    }
    // A change that fails may have been made all the same.
    return load(callOptions).finally(() => endpoint.dropsCache && dropCache());
  };
  return {
    ...settings,
    market,
    call: call as RowClient['call'],
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    routeChanged: () => idleSession?.routeChanged(),
    dropCache,
  };
}

/** The order as API-023 reads it before a repeated change. */
const ORDER_QUERY = '?orderType=ONLINEORDER&includeShipments=true';

const wait = (ms: number, signal?: AbortSignal) =>
  untilEnded(signal, () => new Promise<void>((resolve) => setTimeout(resolve, ms)));
