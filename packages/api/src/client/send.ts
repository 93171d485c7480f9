import { configNames } from '../constants.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { readAnalyticsToken } from './analyticsToken.ts';
import type { B2cClientOptions, B2cEvent, CallOptions } from './clientOptions.ts';
import type { ClientSettings } from './clientSettings.ts';
import { withEmptyLists } from './emptyLists.ts';
import { callHeaders } from './headers.ts';
import { readBody } from './readBody.ts';
import { connectionError } from './readError.ts';
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
  options: B2cClientOptions,
  settings: ClientSettings,
  emit: (event: B2cEvent) => void,
): Send {
  const { fetch = (url, init) => globalThis.fetch(url, init), isServer, onResponse } = options;
  const compareSession = createSessionComparison(options.userAuthenticated, emit);

  return (endpoint, url, body, call = {}, idle) => {
    const { method, credentials = 'include' } = endpoint;
    // A service at an absolute address of config is not ours: neither cookies nor headers of ours go there, which
    // its CORS rules would refuse, and nothing that it answers touches the session.
    const isOurs = !call.url || call.url.startsWith('/');
    const request = (signal: AbortSignal): RequestInit => {
      if (!isOurs) return { method, headers: { accept: 'application/json' }, credentials: 'omit', signal };
      const { requestedBy = 'web', pageType } = options;
      const hasBody = body !== undefined;
      const headers = callHeaders(
        endpoint,
        settings.flag(configNames.aces),
        requestedBy,
        pageType?.(),
        hasBody,
      );
      return {
        method,
        headers: { ...headers, ...options.headers?.() },
        credentials,
        body: hasBody || method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
        signal,
      };
    };
    const limit = call.timeoutMs ?? timeLimit(endpoint, settings.value, isServer);
    return withTimeLimit(limit, call.signal, async (signal) => {
      const response = await fetch(url, request(signal)).catch(connectionError);
      if (isOurs) {
        onResponse?.(response);
        compareSession(response.headers, idle);
        readAnalyticsToken(response.headers, emit);
      }
      return withEmptyLists(await readBody(response, endpoint.answers), endpoint.lists);
    });
  };
}
