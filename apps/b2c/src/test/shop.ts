import type { EndpointId, InputOf, OutputOf } from '@driveline/api/contract';
import { endpoints } from '@driveline/api/contract';
import { createB2c, type B2c, type B2cOptions } from '../app.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/testDatabase.ts';
import type { Mail } from '../mail/mailer.ts';
import { createLog } from '../ops/log.ts';

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

export interface Shop {
  readonly b2c: B2c;
  readonly database: Database;
  readonly mails: Mail[];
  shopper(market?: string): Shopper;
  close(): Promise<void>;
}

/** The real server over a seeded database of its own, without a port. */
export async function openShop(options: B2cOptions = {}): Promise<Shop> {
  const database = await openTestDatabase();
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const b2c = createB2c({ database, mailer, log: createLog(process.env.LOG_LEVEL ?? 'silent'), ...options });
  await b2c.ready;
  return {
    b2c,
    database,
    mails,
    shopper: (market = 'us') => shopperOf(b2c, market),
    async close() {
      await b2c.close();
      await database.close();
    },
  };
}

type Input = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

function shopperOf(b2c: B2c, market: string): Shopper {
  const cookies = new Map<string, string>();
  const host = `${market}.localhost:3000`;
  const fetch: Shopper['fetch'] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('host')) headers.set('host', host);
    headers.set('x-requested-by', 'web');
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await b2c.fetch(new Request(`http://${host}${path}`, { ...init, headers }), { clientAddress: '10.0.0.1' }); // prettier-ignore
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
    const body = text === '' ? null : JSON.parse(text);
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
