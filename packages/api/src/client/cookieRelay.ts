/** Carries one request's cookies through the calls that a server makes for it. */
export interface CookieRelay {
  /** For `B2cClientOptions.headers`: the shopper's cookies, with what the calls have set so far. */
  headers(): Record<string, string>;
  /** For `B2cClientOptions.onResponse`. */
  onResponse(response: Response): void;
  /** `Set-Cookie` values of all calls, to be appended to the page's answer. */
  readonly setCookies: readonly string[];
}

/**
 * A relay for one request.
 * @param cookie the `Cookie` header of the incoming request
 * @param extra further headers of every call, as `X-Market`
 */
export function forwardCookies(
  cookie: string | null | undefined,
  extra: Record<string, string> = {},
): CookieRelay {
  const jar = new Map<string, string>();
  for (const pair of (cookie ?? '').split(';')) keep(jar, pair);
  const setCookies: string[] = [];
  return {
    setCookies,
    headers() {
      if (jar.size === 0) return extra;
      return { ...extra, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
    },
    onResponse(response) {
      for (const line of response.headers.getSetCookie()) {
        setCookies.push(line);
        const [pair = '', ...attributes] = line.split(';');
        const isGone = attributes.some((text) => /^\s*max-age=(0|-\d+)\s*$/i.test(text));
        if (isGone) jar.delete(pair.slice(0, pair.indexOf('=')).trim());
        else keep(jar, pair);
      }
    },
  };
}

function keep(jar: Map<string, string>, part: string): void {
  const pair = part.trim();
  const at = pair.indexOf('=');
  if (at > 0) jar.set(pair.slice(0, at).trimEnd(), pair.slice(at + 1).trimStart());
}
