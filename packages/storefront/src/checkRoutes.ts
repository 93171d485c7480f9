import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Market } from '@driveline/markets';
import { pages, type RouteChanges } from './routeTable.ts';
import { shapesOf, wholeRoutes } from './wholeRoutes.ts';

/** First parts of paths that the server answers before it asks for a page. */
const RESERVED =
  /^\/(healthz|readyz|metrics|assets|img|api|ecomm|external|sls|sandbox-pay|robots\.txt|sitemap[^/]*\.xml)(\/|$)/;

const BY_MAIL = ['resetPassword', 'confirmEmail'] as const;
const BY_ORDER = ['cart', 'checkout', 'checkoutStep', 'checkoutReturn'] as const;

/**
 * The router would take the first of two at one path without a word.
 * @throws RangeError for those, for a path that no page gets asked for, and when nothing is at `/`
 */
export function checkPaths(entries: readonly RouteConfigEntry[]): void {
  const known = new Map<string, string>();
  for (const { id, path } of wholeRoutes(entries))
    for (const shape of shapesOf(path)) {
      const other = known.get(shape);
      if (other !== undefined)
        throw new RangeError(
          `'${other}' and '${id}' are both at '${shape || '/'}'. Remove one of them, or give it another path.`,
        );
      if (RESERVED.test(shape))
        throw new RangeError(
          `'${id}' is at '${shape}', which the server answers itself before any page. Give it another path.`,
        );
      known.set(shape, id);
    }
  if (!known.has(''))
    throw new RangeError("Nothing is at '/'. Add { index: true, file: '…' }, or leave route 'home' be.");
}

const idsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ id, file, children = [] }) => [id ?? file, ...idsOf(children)]);

/** @throws RangeError for an id that two routes have, or that a route of the build has */
export function checkIds(entries: readonly RouteConfigEntry[]): void {
  const known = new Set(['root']);
  for (const id of idsOf(entries)) {
    if (known.has(id))
      throw new RangeError(
        `Two routes have the id '${id}', and a build tells routes apart by it. Give the one that you add another: { id: '…', path: '…', file: '…' }.`,
      );
    known.add(id);
  }
}

/**
 * Mails, and orders with their payment, lead to pages that no link shows.
 * @throws RangeError for one of those that is removed and has no other page in its place
 */
export function checkLedTo(
  entries: readonly RouteConfigEntry[],
  changes: RouteChanges,
  sells: boolean,
): void {
  const there = new Set(wholeRoutes(entries).flatMap(({ path }) => shapesOf(path)));
  for (const id of [...BY_MAIL, ...(sells ? BY_ORDER : [])]) {
    const [path] = pages[id];
    if (changes[id] === false && !shapesOf(path).every((shape) => there.has(shape)))
      throw new RangeError(
        `Route '${id}' cannot be removed: mails, or orders of a market with checkout.enabled, lead there. Leave it, or add a page of your own at '${path}'.`,
      );
  }
}

/**
 * The prefix of a language is taken off an address before anything asks what is there.
 * @throws RangeError for one that is the first part of a page's path, or of what the server answers itself
 */
export function checkPrefixes(entries: readonly RouteConfigEntry[], markets: readonly Market[]): void {
  const paths = wholeRoutes(entries).flatMap(({ path }) => shapesOf(path));
  for (const { code, otherLocales = [] } of markets)
    for (const { prefix } of otherLocales) {
      const first = `/${prefix}`;
      const taken = paths.find((path) => `${path}/`.toLowerCase().startsWith(`${first}/`));
      if (taken !== undefined || RESERVED.test(first))
        throw new RangeError(
          `A language of market '${code}' has the prefix '${prefix}', and '${taken ?? first}' is an address already. Give the language another prefix.`,
        );
    }
}
