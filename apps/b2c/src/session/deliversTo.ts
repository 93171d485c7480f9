import type { CookieJar } from '../http/cookieJar.ts';

const name = 'deliversTo';

/** Whether the shopper's postal code is known: caches are bypassed by the cookie (PLUS-037). It holds no code. */
export const deliversTo = (cookies: Pick<CookieJar, 'get'>): boolean => Boolean(cookies.get(name));

export function noteDelivery(cookies: CookieJar, isKnown: boolean): void {
  if (isKnown === deliversTo(cookies)) return;
  if (isKnown) cookies.set(name, '1', { httpOnly: true });
  else cookies.clear(name);
}
