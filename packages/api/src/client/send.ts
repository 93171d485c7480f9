import { configNames } from '../constants.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { readAnalyticsToken } from './analyticsToken.ts';
import type { CallInput } from './buildUrl.ts';
import type { B2cClientOptions, B2cEvent, CallOptions } from './clientOptions.ts';
import type { ClientSettings } from './clientSettings.ts';
import { withEmptyLists } from './emptyLists.ts';
import { callHeaders } from './headers.ts';
import { readBody } from './readBody.ts';
import { connectionError } from './readError.ts';
import { compareSession } from './sessionComparison.ts';
import { timeLimit, withTimeLimit } from './timeLimit.ts';

export interface Sending {
  readonly endpoint: Endpoint;
  readonly url: string;
  readonly input?: CallInput;
  readonly call?: CallOptions;
  /** The call wakes a session that slept: a sign-out it finds is an idle one (ACCT-034). */
  readonly idle?: boolean;
}

/** One request: headers, time limit, session comparison, then the body or an error. */
export function createSend(
  options: B2cClientOptions,
  settings: ClientSettings,
  emit: (event: B2cEvent) => void,
): (sending: Sending) => Promise<unknown> {
  const fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const session = { userAuthenticated: options.userAuthenticated };

  const request = ({ endpoint, input = {}, call = {} }: Sending, signal: AbortSignal): RequestInit => {
    const hasBody = input.body !== undefined;
    if (isForeign(call)) {
      const headers = { accept: 'application/json' };
      return { method: endpoint.method, headers, credentials: 'omit', signal };
    }
    const headers = callHeaders(endpoint, {
      acesEnabled: settings.flag(configNames.aces),
      requestedBy: options.requestedBy ?? 'web',
      pageType: options.pageType?.(),
      hasBody,
    });
    return {
      method: endpoint.method,
      headers: { ...headers, ...options.headers?.() },
      credentials: endpoint.credentials ?? 'include',
      body: hasBody ? JSON.stringify(input.body) : endpoint.method === 'POST' ? '{}' : undefined,
      signal,
    };
  };

  return (sending) => {
    const { endpoint, url, call = {}, idle = false } = sending;
    const limit = timeLimit(endpoint, call.timeoutMs, settings.value, options.isServer ?? false);
    return withTimeLimit(limit, call.signal, async (signal) => {
      const response = await fetch(url, request(sending, signal)).catch((cause: unknown) => {
        throw connectionError(cause);
      });
      if (!isForeign(call)) {
        options.onResponse?.(response);
        compareSession(response.headers, session, emit, idle);
        const token = readAnalyticsToken(response.headers);
        if (token) emit(token);
      }
      return withEmptyLists(await readBody(response, endpoint.answers), endpoint.lists);
    });
  };
}

/**
 * A service at an absolute address of config is not ours: neither cookies nor headers of ours go there, which its
 * CORS rules would refuse, and nothing that it answers touches the session.
 */
const isForeign = ({ url }: CallOptions) => url !== undefined && !url.startsWith('/');
