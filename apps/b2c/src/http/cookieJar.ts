import { parse, serialize, type CookieOptions } from 'hono/utils/cookie';
import { lastForwarded, plainHost } from './forwarded.ts';

/** About 396 days (CONST-051). */
export const longLived = 34_186_698;

/**
 * What opens an account, and no script reads. On https an answer names them with the prefix that a browser takes from this
 * very host alone, never from a neighbour below its domain (RFC 6265bis, 4.1.3.2).
 */
const HOST_ONLY: ReadonlySet<string> = new Set(['sessionId', 'rememberMe', 'accessToken']);
const PREFIX = '__Host-';

/** How the cookies of an answer are written. */
export interface CookieWays {
  readonly secure: boolean;
  /** With the prefix; only where `secure`. */
  readonly hostOnly?: boolean;
}

export interface CookieJar {
  /** By its name without a prefix; one that has it goes before one that any neighbour may have set. */
  get(name: string): string | undefined;
  /** Lives for 396 days unless `maxAge` (seconds) says otherwise; readable by script unless `httpOnly`. */
  set(name: string, value: string, options?: { maxAge?: number; httpOnly?: boolean }): void;
  clear(name: string): void;
  /** Whether the browser has it by another name than an answer would write. */
  isFormer(name: string): boolean;
  /** What the browser sent, as far as it still stands, without prefixes. */
  names(): string[];
  /** `Set-Cookie` lines of the answer, the last of each name. */
  lines(): string[];
}

/** The cookies of one request and what its answer sets (STATE-010, STATE-016, VEHST-004). */
export function cookieJar(request: Request, { secure, hostOnly = false }: CookieWays): CookieJar {
  const sent = parse(request.headers.get('cookie') ?? '');
  const written = new Map<string, string>();
  const write = (name: string, value: string, options: CookieOptions) => {
    const isSecure = secure || name.startsWith(PREFIX);
    written.set(name, serialize(name, value, { path: '/', sameSite: 'Lax', secure: isSecure, ...options }));
  };
  /** The name of an answer, then the one of former releases or of plain http. */
  const namesOf = (name: string): readonly [string, ...string[]] => {
    if (!HOST_ONLY.has(name)) return [name];
    return hostOnly && secure ? [PREFIX + name, name] : [name, PREFIX + name];
  };
  const end = (name: string) => {
    if (sent[name] === undefined && !written.has(name)) return;
    delete sent[name];
    write(name, '', { maxAge: 0 });
  };
  return {
    get: (name) => (HOST_ONLY.has(name) ? sent[PREFIX + name] : undefined) ?? sent[name],
    set(name, value, { maxAge = longLived, httpOnly = false } = {}) {
      const [own, ...others] = namesOf(name);
      others.forEach(end);
      sent[own] = value;
      // Chromium refuses more than 400 days, the hono helper throws there; 395.7 days stay below.
      write(own, value, { maxAge, httpOnly });
    },
    clear: (name) => namesOf(name).forEach(end),
    isFormer(name) {
      const [own, ...others] = namesOf(name);
      return sent[own] === undefined && others.some((other) => sent[other] !== undefined);
    },
    names: () => [...new Set(Object.keys(sent).map((name) => name.replace(PREFIX, '')))],
    lines: () => [...written.values()],
  };
}

/**
 * Whether cookies carry `Secure` (decision: on https, also behind a proxy that says so, and on loopback, which
 * browsers treat as secure; elsewhere a plain-http site would lose its session).
 */
export function wantsSecure(request: Request, setting: 'auto' | boolean): boolean {
  if (setting !== 'auto') return setting;
  if (schemeOf(request) === 'https') return true;
  const host = hostOf(request).replace(/:\d+$/, '');
  return host === 'localhost' || host.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(host);
}

/** `http` or `https`, as the browser knows it. */
export const schemeOf = (request: Request): string =>
  lastForwarded(request.headers.get('x-forwarded-proto')) ?? new URL(request.url).protocol.replace(':', '');

/**
 * Host of the request as the browser knows it; forwarding headers of strangers are removed at the door. What makes no
 * address, as two hosts in one line, is passed over; a default port is left out.
 */
export function hostOf(request: Request): string {
  const { headers, url } = request;
  const told = [lastForwarded(headers.get('x-forwarded-host')), headers.get('host')];
  const host = told.find((one) => one && URL.canParse(`http://${one}`)) ?? new URL(url).host;
  return plainHost(host);
}
