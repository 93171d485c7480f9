import type { RouteConfigEntry } from '@react-router/dev/routes';
import { checkIds, checkPaths } from './checkRoutes.ts';
import { MOVABLE, NEEDED, pages, type RouteChanges, type RouteId, type ShopRoutes } from './routeTable.ts';
import { unknownName } from './unknownName.ts';
import { unrooted } from './wholeRoutes.ts';

/**
 * The routes of a shop: those of this package, changed, then the shop's own, then redirects from where routes have been.
 * @throws RangeError for a route that is unknown or cannot be changed so, and for two at one path
 */
export function drivelineRoutes(
  changes: RouteChanges = {},
  added: readonly RouteConfigEntry[] = [],
): RouteConfigEntry[] {
  for (const [id, change] of Object.entries(changes)) checkChange(id, change);
  const ours = (Object.keys(pages) as RouteId[]).flatMap((id) => {
    const [path, file] = pages[id];
    const change = changes[id];
    return change === false ? [] : [entryOf(id, change?.path ?? path, file)];
  });
  const moved = movedOf(changes).map((id) => entryOf(`moved.${id}`, pages[id][0], 'redirectRoute.ts'));
  const entries = [...ours, ...added, ...moved];
  checkPaths(entries);
  checkIds(entries);
  return entries;
}

/** Pattern of the path of a route, unless the shop removes it. */
export function pathOf(id: RouteId, { changes }: ShopRoutes = {}): string | undefined {
  const change = changes?.[id];
  return change === false ? undefined : `/${unrooted(change?.path ?? pages[id][0])}`;
}

/** First parts of old paths in small letters, with what stands there now: what follows them is the same. */
export const movedPaths = ({ changes = {} }: ShopRoutes = {}): Record<string, string> =>
  Object.fromEntries(
    movedOf(changes).map((id) => [plain(pages[id][0]).toLowerCase(), plain(pathOf(id, { changes }))]),
  );

const plain = (path = '') => `/${unrooted(path.replace(/[:*].*/, ''))}`;

const movedOf = (changes: RouteChanges) =>
  MOVABLE.filter(
    (id) => changes[id] && plain(changes[id].path).toLowerCase() !== plain(pages[id][0]).toLowerCase(),
  );

const entryOf = (id: string, path: string, name: string): RouteConfigEntry => {
  const file = `routes/${name}`;
  return path === '' ? { id, index: true, file } : { id, path: unrooted(path), file };
};

/** Nothing that a pattern, a query or another host could be read from. */
const PLAIN = /^(?!\.+$)[\w.~-]+$/;

/** @param change also what only a shop without types can write */
function checkChange(id: string, change: false | string | { readonly path?: unknown } | undefined): void {
  if (!Object.hasOwn(pages, id)) throw unknownName('routes', id, Object.keys(pages));
  const [path] = pages[id as RouteId];
  if (change === false && NEEDED.includes(id))
    throw new RangeError(`Route '${id}' cannot be removed: other pages and the server send shoppers there.`);
  if (!change) return;
  if (typeof change === 'string' || typeof change.path !== 'string')
    throw new RangeError(
      `Route '${id}' is neither false nor { path: '…' }. To show a page of your own there, write false and add the page at '${path}'.`,
    );
  if (!(MOVABLE as readonly string[]).includes(id))
    throw new RangeError(
      `Route '${id}' cannot move: privacy, sign-in, payment or the catalogue know it by its path. Leave it at '${path}'.`,
    );
  const [, ...rest] = path.split('/');
  const words = change.path.replace(/^\//, '').split('/');
  const end = words.splice(Math.max(words.length - rest.length, 1));
  if (end.join('/') !== rest.join('/') || !words.every((part) => PLAIN.test(part)))
    throw new RangeError(
      `Route '${id}' cannot be at '${change.path}': it has to end as '${path}' does, with plain words before that. Write it like 'our-${path}'.`,
    );
}
