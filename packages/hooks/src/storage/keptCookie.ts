/** A small value that a server keeps in the browser for a while, out of the reach of scripts. */
export interface KeptCookie {
  readonly name: string;
  /** Sent along below it only. */
  readonly path: string;
  readonly seconds: number;
}

/** Browsers refuse longer cookies. */
const MOST_CHARACTERS = 3500;

/** The `Set-Cookie` line that keeps a value; null, or one that a cookie cannot hold, takes it away. */
export function keptCookieLine(
  { name, path, seconds }: KeptCookie,
  value: object | null,
  isSecure: boolean,
): string {
  const text = value ? encodeURIComponent(JSON.stringify(value)) : '';
  const kept = text.length <= MOST_CHARACTERS ? text : '';
  const attributes = [`Path=${path}`, 'HttpOnly', 'SameSite=Lax', `Max-Age=${kept ? seconds : 0}`];
  return [`${name}=${kept}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ');
}

/** What a `Cookie` header kept; undefined without it, and where it is not ours. @param isOurs sees any JSON */
export function readKeptCookie<T>(
  { name }: Pick<KeptCookie, 'name'>,
  header: string,
  isOurs: (value: unknown) => value is T,
): T | undefined {
  const [, text] = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(header) ?? [];
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text ?? ''));
    return isOurs(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
