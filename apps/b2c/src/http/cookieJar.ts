import { parse, serialize, type CookieOptions } from 'hono/utils/cookie';
import { lastForwarded } from './forwarded.ts';

/** About 396 days (CONST-051). */
export const longLived = 34_186_698;

export interface CookieJar {
  get(name: string): string | undefined;
  /** Lives for 396 days unless `maxAge` (seconds) says otherwise; readable by script unless `httpOnly`. */
  set(name: string, value: string, options?: { maxAge?: number; httpOnly?: boolean }): void;
  clear(name: string): void;
  /** What the browser sent, as far as it still stands. */
  names(): string[];
  /** `Set-Cookie` lines of the answer, the last of each name. */
  lines(): string[];
}

/** The cookies of one request and what its answer sets (STATE-010, STATE-016, VEHST-004). */
export function cookieJar(request: Request, secure: boolean): CookieJar {
  const sent = parse(request.headers.get('cookie') ?? '');
  const written = new Map<string, string>();
  const write = (name: string, value: string, options: CookieOptions) =>
    written.set(name, serialize(name, value, { path: '/', sameSite: 'Lax', secure, ...options }));
  return {
    get: (name) => sent[name],
    set(name, value, { maxAge = longLived, httpOnly = false } = {}) {
      sent[name] = value;
      // Chromium refuses more than 400 days, the hono helper throws there; 395.7 days stay below.
      write(name, value, { maxAge, httpOnly });
    },
    clear(name) {
      if (sent[name] === undefined && !written.has(name)) return;
      delete sent[name];
      write(name, '', { maxAge: 0 });
    },
    names: () => Object.keys(sent),
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
 * address, as two hosts in one line, is passed over.
 */
export function hostOf(request: Request): string {
  const { headers, url } = request;
  const told = [lastForwarded(headers.get('x-forwarded-host')), headers.get('host')];
  const host = told.find((one) => one && URL.canParse(`http://${one}`)) ?? new URL(url).host;
  return host.toLowerCase();
}
