import { GENERIC_ERROR_KEY } from '@driveline/api';
import { keptCookieLine, readKeptCookie } from './keptCookie.ts';

/** What the server said of a form that was sent without script. */
export interface Refusal {
  readonly key: string;
  readonly text: string;
}

const kept = { name: 'refusal', path: '/', seconds: 60 };

/** Where the answer to a form is made. */
interface Answering {
  /** Scheme and host under which the shopper sees the page. */
  readonly origin: string;
  readonly setCookies: string[];
}

/**
 * Keeps what the server said, in a cookie, for the page that the answer to a form leads to. This page's address names the
 * key, and never carries a text that anybody could write there.
 * @returns the key
 */
export function keepRefusal(
  { origin, setCookies }: Answering,
  {
    errorMessageKey: key = GENERIC_ERROR_KEY,
    message: text = '',
  }: { readonly errorMessageKey?: string | undefined; readonly message?: string | undefined },
): string {
  // What an earlier answer said is taken away where this one says nothing.
  setCookies.push(keptCookieLine(kept, text ? { key, text } : null, origin.startsWith('https:')));
  return key;
}

/** The refusal of a request's `Cookie` whose key its page names; undefined without one or when the cookie is not ours. */
export function readRefusal(header: string, key: string | null): Refusal | undefined {
  const refusal = readKeptCookie(kept, header, isRefusal);
  return refusal?.key === key ? refusal : undefined;
}

const isRefusal = (value: unknown): value is Refusal => {
  const { key, text } = (value ?? {}) as Partial<Refusal>;
  return typeof key === 'string' && typeof text === 'string';
};
