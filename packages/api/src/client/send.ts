import type { Endpoint } from '../contract/endpoint.ts';
import type { B2cEvent, CallOptions, ClientOptions } from './clientOptions.ts';
import type { ClientSettings } from './clientSettings.ts';
import { withEmptyLists } from './emptyLists.ts';
import { readBody } from './readBody.ts';
import { connectionError } from './readError.ts';
import { foreignRequest, ownRequest } from './request.ts';
import { createSessionComparison } from './sessionComparison.ts';
import { timeLimit, withTimeLimit } from './timeLimit.ts';

/**
 * One request: headers, time limit, session comparison, then the body or an error.
 * `idle`: the call wakes a session that slept, so that a sign-out it finds is an idle one (ACCT-034).
 */
export type Send = (
  endpoint: Endpoint,
  url: string,
  body?: unknown,
  call?: CallOptions,
  idle?: boolean,
) => Promise<unknown>;

export function createSend(
  options: ClientOptions,
  settings: ClientSettings,
  emit: (event: B2cEvent) => void,
): Send {
  const { fetch = (url, init) => globalThis.fetch(url, init), isServer, onResponse, readHeaders } = options;
  const sent = createSessionComparison(options.userAuthenticated, emit);

  return (endpoint, url, body, call = {}, idle) => {
    // Nothing that a service at an absolute address of config answers touches the session.
    const isOurs = !call.url || call.url.startsWith('/');
    const request = isOurs ? ownRequest(endpoint, body, options, settings) : foreignRequest(endpoint);
    const limit = call.timeoutMs ?? timeLimit(endpoint, settings.value, isServer);
    const compareSession = sent(endpoint, idle);
    return withTimeLimit(limit, call.signal, async (signal) => {
      const response = await fetch(url, { ...request, signal }).catch(connectionError);
      if (isOurs) {
        onResponse?.(response);
        compareSession(response.headers);
        readHeaders?.(response.headers, emit);
      }
      return withEmptyLists(await readBody(response, endpoint.answers), endpoint.lists);
    });
  };
}
