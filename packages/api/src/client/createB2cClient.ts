import type { EndpointId, EndpointOf } from '../contract/table.ts';
import { endpoints } from '../contract/table.ts';
import type { OutputOf } from '../contract/types.ts';
import { readAnalyticsToken } from './analyticsToken.ts';
import type { B2cClientOptions } from './clientOptions.ts';
import type { CallArgs, RowClient } from './createClient.ts';
import { createClient } from './createClient.ts';
import { createIdleSession } from './idleSession.ts';
import { createResponseCache } from './responseCache.ts';

/** A client that knows the whole contract by id. */
export interface B2cClient extends Omit<RowClient, 'call'> {
  /** Sends one call of the contract. Throws a `B2cError`, or the reason of an aborted `signal`. */
  call<K extends EndpointId>(endpoint: K | EndpointOf<K>, ...args: CallArgs<K>): Promise<OutputOf<K>>;
}

/** The client of the whole contract for a browser, a server, or one request in process. */
export function createB2cClient(options: B2cClientOptions): B2cClient {
  const client = createClient({
    responseCache: createResponseCache(options.now),
    idleSession: createIdleSession(options),
    readHeaders: readAnalyticsToken,
    ...options,
  });
  const call = (endpoint: EndpointId | EndpointOf<EndpointId>, ...args: CallArgs<EndpointId>) =>
    client.call(typeof endpoint === 'string' ? endpoints[endpoint] : endpoint, ...args);
  return { ...client, call: call as B2cClient['call'] };
}
