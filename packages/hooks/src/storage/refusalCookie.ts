import { keptCookieLine, readKeptCookie } from './keptCookie.ts';

/** What the server said of a form that was sent without script. */
export interface Refusal {
  readonly key: string;
  readonly text: string;
}

const kept = { name: 'refusal', path: '/', seconds: 60 };

/**
 * The `Set-Cookie` line that brings a refusal to the page that the form leads to: the page's address names the key, and
 * never carries a text that anybody could write there.
 */
export const refusalCookie = (refusal: Refusal, isSecure: boolean): string =>
  keptCookieLine(kept, refusal, isSecure);

/** The refusal of a request's `Cookie` whose key its page names; undefined without one or when the cookie is not ours. */
export function readRefusal(header: string, key: string | null): Refusal | undefined {
  const refusal = readKeptCookie(kept, header, isRefusal);
  return refusal?.key === key ? refusal : undefined;
}

const isRefusal = (value: unknown): value is Refusal => {
  const { key, text } = (value ?? {}) as Partial<Refusal>;
  return typeof key === 'string' && typeof text === 'string';
};
