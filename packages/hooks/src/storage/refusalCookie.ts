import { GENERIC_ERROR_KEY } from '@driveline/api';
import { keptCookieLine, readKeptCookie } from './keptCookie.ts';

/** What the server said of a form that was sent without script. */
export interface Refusal {
  readonly key: string;
  readonly text: string;
  /** Language of the text: the page in another one has a sentence of its own for the key. */
  readonly locale: string;
}

const kept = { name: 'refusal', path: '/', seconds: 60 };

/** Where the answer to a form is made. */
interface Answering {
  /** Scheme and host under which the shopper sees the page. */
  readonly origin: string;
  readonly market: { readonly locale: string };
  readonly setCookies: { push(line: string): unknown };
}

/**
 * Keeps what the server said, in a cookie, for the page that the answer to a form leads to. This page's address names the
 * key, and never carries a text that anybody could write there.
 * @returns the key
 */
export function keepRefusal(
  { origin, market: { locale }, setCookies }: Answering,
  {
    errorMessageKey: key = GENERIC_ERROR_KEY,
    message: text = '',
  }: { readonly errorMessageKey?: string | undefined; readonly message?: string | undefined },
): string {
  // What an earlier answer said is taken away where this one says nothing.
  setCookies.push(keptCookieLine(kept, text ? { key, text, locale } : null, origin.startsWith('https:')));
  return key;
}

/** The refusal of a request's `Cookie` in the page's language whose key its address names; undefined without one or when the cookie is not ours. */
export function readRefusal(header: string, key: string | null, locale: string): Refusal | undefined {
  const refusal = readKeptCookie(kept, header, isRefusal);
  return refusal?.key === key && refusal.locale === locale ? refusal : undefined;
}

const isRefusal = (value: unknown): value is Refusal => {
  const { key, text, locale } = (value ?? {}) as Partial<Refusal>;
  return [key, text, locale].every((it) => typeof it === 'string');
};
