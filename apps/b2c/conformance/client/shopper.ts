import type { EndpointId, InputOf, OutputOf } from '@driveline/api/contract';
import { endpoints } from '@driveline/api/contract';

export interface Answer<K extends EndpointId> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: OutputOf<K>;
  /** Key of the first error. */
  readonly key: string | undefined;
  readonly text: string;
}

/** A shopper with a browser's cookies. */
export interface Shopper {
  readonly cookies: Map<string, string>;
  call<K extends EndpointId>(id: K, input?: unknown): Promise<Answer<K>>;
  /** The same, and it must succeed. */
  do<K extends EndpointId>(
    id: K,
    ...input: object extends InputOf<K> ? [InputOf<K>?] : [InputOf<K>]
  ): Promise<OutputOf<K>>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

type Input = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/**
 * A shopper of the shop at `origin`, in this process or behind an address.
 * @param send answers a request; `fetch` itself, or a server's
 */
export function shopperOver(
  send: (request: Request) => Promise<Response>,
  origin: string,
  more: Readonly<Record<string, string>> = {},
): Shopper {
  const cookies = new Map<string, string>();
  const { host } = new URL(origin);
  const fetch: Shopper['fetch'] = async (path, init = {}) => {
    const headers = new Headers({ ...more, ...Object.fromEntries(new Headers(init.headers)) });
    if (!headers.has('host')) headers.set('host', host);
    headers.set('x-requested-by', 'web');
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await send(new Request(`${origin}${path}`, { ...init, headers }));
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const call = async <K extends EndpointId>(id: K, input: Input = {}): Promise<Answer<K>> => {
    const row = endpoints[id];
    const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(input.params?.[name] ?? ''),
    );
    const query = new URLSearchParams(
      Object.entries(input.query ?? {}).map(([k, v]) => [k, String(v)]),
    ).toString();
    const response = await fetch(query ? `${path}?${query}` : path, {
      method: row.method,
      ...(input.body === undefined
        ? {}
        : { body: JSON.stringify(input.body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await response.text();
    // CONTENT-011 answers in XML.
    const body = text === '' ? null : text.startsWith('<') ? text : JSON.parse(text);
    const key = body?.errorDetails?.[0]?.errorMessageKey;
    return { status: response.status, headers: response.headers, body, key, text };
  };
  return {
    cookies,
    call: call as Shopper['call'],
    fetch,
    async do(id, ...[input]) {
      const answer = await call(id, input as Input);
      if (answer.status >= 300) throw new Error(`${id}: ${answer.status} ${answer.text}`);
      return answer.body;
    },
  };
}
