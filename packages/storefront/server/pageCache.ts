import { LRUCache } from 'lru-cache';
import { PUBLIC_PAGE } from '../app/rendering/cachePolicy.ts';
import { pageEncoding } from '../app/rendering/compressed.ts';
import { LOCALE_HEADER } from './directory.ts';
import { hasEntity } from '@driveline/b2c';
import { log } from './log.ts';
import { contentHash } from './staticFiles.ts';

/** A page as it was sent, with its compression. */
type Entry = {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Headers;
  readonly etag: string;
  readonly madeAt: number;
};

export type PageCacheOptions = {
  /** Budget for everything kept; 0 keeps nothing. */
  readonly maxBytes: number;
  readonly now?: () => number;
};

export type Render = (request: Request) => Promise<Response>;

const ENTRY_OVERHEAD_BYTES = 1_000;

/**
 * Keeps public pages of this process, least recently used out first. A stale page is served and rendered again
 * behind the visitor's back; visitors of a page that is being rendered wait for that one rendering.
 */
export function createPageCache({ maxBytes, now = Date.now }: PageCacheOptions) {
  const entries = new LRUCache<string, Entry>({
    // The library refuses 0; nothing is set then, as no request has a key.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ body }) => body.length + ENTRY_OVERHEAD_BYTES,
  });
  const rendering = new Map<string, Promise<Entry | Response>>();
  const fill = async (key: string, request: Request, render: Render): Promise<Entry | Response> => {
    const answer = await render(anonymous(request));
    // Moved or gone: nobody gets the old page any more. A failure or a part that is missing does not prove that.
    if (answer.status !== 200 && answer.status < 500) entries.delete(key);
    if (!isKept(answer)) return answer;
    const body = new Uint8Array(await answer.arrayBuffer());
    const etag = `"${contentHash(body)}"`;
    const entry = { body, headers: answer.headers, etag, madeAt: now() };
    entries.set(key, entry);
    return entry;
  };
  const once = (key: string, request: Request, render: Render) => {
    const running = rendering.get(key);
    if (running) return running;
    const started = fill(key, request, render).finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  };

  return {
    /** `variant` holds what a page differs by besides its path: market, host and language. */
    async respond(request: Request, variant: string, render: Render): Promise<Response> {
      const key = maxBytes > 0 ? keyOf(request, variant) : undefined;
      if (!key) return render(anonymous(request, request.signal));
      const entry = entries.get(key);
      if (!entry) return sent(await once(key, request, render), request, render);
      const age = (now() - entry.madeAt) / 1000;
      if (age > PUBLIC_PAGE.fresh + PUBLIC_PAGE.stale)
        return sent(await once(key, request, render), request, render);
      if (age > PUBLIC_PAGE.fresh) void once(key, request, render).catch(tellOfStale);
      return answerOf(entry, request);
    },
    /** For measurements: what is kept now. */
    size: () => ({ pages: entries.size, bytes: entries.calculatedSize }),
  };
}

const tellOfStale = (err: unknown): void => log.error({ err }, 'a page could not be made again');

/**
 * Several visitors may have waited for one answer, and a body can be read once. One with a cookie is nobody's: each gets
 * a rendering of its own.
 */
function sent(made: Entry | Response, request: Request, render: Render): Response | Promise<Response> {
  if (!(made instanceof Response)) return answerOf(made, request);
  return made.headers.has('set-cookie') ? render(anonymous(request)) : made.clone();
}

function answerOf({ body, headers, etag }: Entry, request: Request): Response {
  const own = new Headers(headers);
  own.set('etag', etag);
  if (hasEntity(request, etag)) {
    own.delete('content-length');
    return new Response(null, { status: 304, headers: own });
  }
  return new Response(request.method === 'HEAD' ? null : body, { headers: own });
}

function isKept(answer: Response): boolean {
  const isPublic = answer.headers.get('cache-control')?.startsWith('public') === true;
  return answer.status === 200 && isPublic && !answer.headers.has('set-cookie');
}

/** Queries of campaigns, messages and places make a page that hardly anybody else asks for. */
const RARE_QUERY = /^(utm_|gclid$|fbclid$|intcmp$|notice$|postalCode$)/;
const LONG_QUERY = 300;

function keyOf(request: Request, variant: string): string | undefined {
  if (request.method !== 'GET') return undefined;
  const { pathname, search, searchParams } = new URL(request.url);
  if (search.length > LONG_QUERY || [...searchParams.keys()].some((name) => RARE_QUERY.test(name)))
    return undefined;
  searchParams.sort();
  const encoding = pageEncoding(request.headers.get('accept-encoding'));
  // No part of it can hold the sign between them: else two addresses of ours could be one.
  return [variant, pathname, searchParams.toString(), encoding].join('\n');
}

/**
 * The request without anything of the visitor whose turn it happens to be: caches in front keep the page for others
 * also where this one does not.
 * @param signal of a visitor who is the only one to wait
 */
function anonymous({ url, method, headers: given }: Request, signal: AbortSignal | null = null): Request {
  const headers = new Headers();
  for (const name of ['host', LOCALE_HEADER, 'accept-encoding', 'x-forwarded-host', 'x-forwarded-proto']) {
    const value = given.get(name);
    if (value) headers.set(name, value);
  }
  return new Request(url, { method, headers, signal });
}
