import { isB2cError, type B2cClient, type B2cError } from '@driveline/api';
import { askedPlace } from '../models/stockRemedy.ts';
import type { CookieJar, CookieOptions } from '../storage/index.ts';
import { keepRefusal } from '../storage/refusalCookie.ts';

/** Longest text that a server takes for a postal code. */
const MOST = 10;

/** What the server says of a postal code that the market does not have; undefined of one that it has, and where it cannot say. */
export const placeRefusal = (client: B2cClient, postalCode: string): Promise<B2cError | undefined> =>
  client
    .call('stores.placeByPostalCode', { params: { postalCode: postalCode.length > MOST ? '-' : postalCode } })
    .then(
      () => undefined,
      (error: unknown) => (isB2cError(error) && error.status === 422 ? error : undefined),
    );

/**
 * The address of a page that says at its field that a postal code is none (PLUS-060).
 * @param key of what was said of it, which `keepRefusal` keeps
 */
export function wrongPlacePath({ pathname, searchParams }: URL, key: string, typed: string): string {
  searchParams.delete('postalCode');
  searchParams.set('notice', key);
  searchParams.set('typed', typed);
  return `${pathname}?${searchParams}#deliver-to`;
}

/** What `wrongPlacePath` tells the page, and `say` in words. */
export function readWrongPlace(query: URLSearchParams, say: (key: string) => string) {
  const typed = query.get('typed');
  return typed === null ? undefined : { typed, message: say(query.get('notice') ?? '') };
}

/** What a page is asked with on the server. */
interface Asked {
  readonly client: B2cClient;
  readonly cookies?: CookieJar & CookieOptions;
  readonly market: { readonly locale: string };
  readonly url: URL;
}

/** Where an address leads that somebody typed with a code that is none; undefined for a good one, as those of the shop's links. */
export async function wrongPlaceTarget({ client, cookies, market, url }: Asked): Promise<string | undefined> {
  const typed = askedPlace(url.searchParams);
  const refusal = typed && (await placeRefusal(client, typed));
  if (!refusal) return undefined;
  const origin = cookies?.secure ? 'https:' : 'http:';
  const setCookies = { push: (line: string) => cookies?.write(line) };
  return wrongPlacePath(url, keepRefusal({ origin, market, setCookies }, refusal), typed);
}
