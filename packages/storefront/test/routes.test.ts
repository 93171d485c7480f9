import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageTypeOf } from '@driveline/hooks';
import { isCartOrCheckout, isProtectedPath } from '@driveline/hooks/session';
import { expect, test } from 'vitest';
import { isPrivateRequest } from '../server/privacy.ts';
import { defineShop } from '../src/defineShop.ts';
import { drivelineRoutes, movedPaths } from '../src/routes.ts';
import { MOVABLE, pages, type RouteChanges, type RouteId } from '../src/routeTable.ts';
import { sampleShopFolder, shop } from './sampleShop.ts';

const page = (path: string) => ({ path, file: `pages/${path}.tsx` });
/** As a shop without types may write it. */
const untyped = (changes: object) => changes as RouteChanges;
const pathsOf = (...given: Parameters<typeof drivelineRoutes>) =>
  Object.fromEntries(drivelineRoutes(...given).map(({ id, path }) => [id, path]));

test('[PLUS-030] a shop that says nothing has every page of the package, home first', () => {
  const [home, ...others] = drivelineRoutes();
  expect(home).toEqual({ id: 'home', index: true, file: 'routes/home.tsx' });
  expect(['home', ...others.map(({ id }) => id)]).toEqual(Object.keys(pages));
});

test('[PLUS-030] a route is removed, one moved and one added, and the old path leads to the new one', () => {
  const changes = { chat: false, stores: { path: '/find-a-store' } } as const;
  const routes = drivelineRoutes(changes, [page('our-story')]);
  const paths = routes.map(({ path }) => path);
  expect(paths).not.toContain('chat');
  expect(routes).toContainEqual({ id: 'stores', path: 'find-a-store', file: 'routes/store.tsx' });
  expect(routes).toContainEqual({ path: 'our-story', file: 'pages/our-story.tsx' });
  expect(routes).toContainEqual({ id: 'moved.stores', path: 'store', file: 'routes/redirectRoute.ts' });
  expect(movedPaths({ changes })).toEqual({ '/store': '/find-a-store' });
  expect(movedPaths()).toEqual({});
  const others = { siteMap: { path: 'all/pages' }, deals: { path: 'offers/*' }, stores: { path: 'Store' } };
  expect(movedPaths({ changes: others })).toEqual({ '/sitemap': '/all/pages', '/deals': '/offers' });
});

test('[PLUS-030] a page of the shop may take the place of one that it removes', () => {
  expect(pathsOf({ coupons: false }, [page('coupons')])).toEqual(
    expect.objectContaining({ undefined: 'coupons' }),
  );
  const home = { index: true, file: 'pages/home.tsx' };
  expect(drivelineRoutes({ home: false }, [home])).toContain(home);
});

test.each<readonly [changes: object, message: string]>([
  [{ cart2: false }, "There is no route 'cart2'. Did you mean 'cart'?"],
  [{ orderhistory: false }, "There is no route 'orderhistory'. Did you mean 'orderHistory'?"],
  [{ toString: false }, "There is no route 'toString'."],
  [{ lookUp: false }, "Route 'lookUp' cannot be removed: other pages and the server send shoppers there."],
  [{ home: false }, "Nothing is at '/'."],
  [
    { cart: { path: 'basket' } },
    "Route 'cart' cannot move: privacy, sign-in, payment or the catalogue know it by its path. Leave it at 'cart'.",
  ],
  [
    { coupons: 'pages/coupons.tsx' },
    "Route 'coupons' is neither false nor { path: '…' }. To show a page of your own there, write false and add the page at 'coupons'.",
  ],
  [
    { brands: { path: 'makers' } },
    "Route 'brands' cannot be at 'makers': it has to end as 'brands/:brandName?' does, with plain words before that. Write it like 'our-brands/:brandName?'.",
  ],
  ...[':brandName?/parts', ':brandName?', '/:brandName?', 'makers?/:brandName?', 'makers/:brandName'].map(
    (path) => [{ brands: { path } }, 'with plain words before that'] as const,
  ),
  ...['en?/stores', 'https://x', 'stores?x=1', 'stores/', '//stores', 'a/../b', 'läden', ''].map(
    (path) => [{ stores: { path } }, 'with plain words before that'] as const,
  ),
  ...['readyz', 'assets/stores', 'IMG/stores', 'robots.txt', 'sitemap-pages.xml', 'sls'].map(
    (path) =>
      [
        { stores: { path } },
        'which the server answers itself before any page. Give it another path.',
      ] as const,
  ),
  [{ stores: { path: 'Cart' } }, "'cart' and 'stores' are both at '/cart'."],
  [{ stores: { path: 'contactus' } }, "are both at '/contactus'."],
])('[PLUS-030] changes %j are refused', (changes, message) => {
  expect(() => drivelineRoutes(untyped(changes))).toThrow(message);
});

test.each([
  [[page('deals/:name')], undefined],
  [[page('circular')], "'circular' and 'pages/circular.tsx' are both at '/circular'."],
  [[page('user/orderHistory/:number')], "are both at '/user/orderhistory/:'"],
  [[page('story'), page('/Story/')], "are both at '/story'."],
  [
    [{ path: 'club', file: 'club.tsx', children: [page('terms')] }, page('club/terms')],
    "are both at '/club/terms'.",
  ],
  [
    [
      { path: 'club', file: 'club.tsx', children: [page('terms')] },
      { ...page('terms'), file: 'other.tsx' },
    ],
    undefined,
  ],
  [
    [{ path: 'cart', file: 'club.tsx', children: [page('terms')] }],
    "'cart' and 'club.tsx' are both at '/cart'.",
  ],
  [[{ path: 'club', file: 'club.tsx', children: [{ index: true, file: 'clubHome.tsx' }] }], undefined],
  [[{ file: 'frame.tsx', children: [page('club')] }, page('terms')], undefined],
  [[page('img/:name')], "'pages/img/:name.tsx' is at '/img/:', which the server answers itself"],
  [[page('en?/metrics')], "is at '/metrics', which the server"],
  [[page('image'), page('apis')], undefined],
  [
    [page('a'), { ...page('a'), path: 'b' }],
    "Two routes have the id 'pages/a.tsx', and a build tells routes apart by it. Give the one that you add another",
  ],
  [[{ ...page('a'), id: 'cart' }], "Two routes have the id 'cart'"],
  [[{ ...page('a'), id: 'root' }], "Two routes have the id 'root'"],
])('[PLUS-030] of added pages %j the second at a path is refused', (added, message) => {
  const routes = () => drivelineRoutes({}, added);
  if (message) expect(routes).toThrow(message);
  else expect(routes).not.toThrow();
});

test('[PLUS-030] a shop with routes that cannot be does not load', () => {
  const routes = { changes: untyped({ cart2: false }) };
  expect(() => defineShop({ ...shop, routes })).toThrow("Did you mean 'cart'?");
  expect(defineShop({ ...shop, routes: {} }).routes).toEqual({});
});

test.each([
  ['resetPassword', 'resetPassword/:code'],
  ['confirmEmail', 'user/confirmEmail/:code'],
  ['checkout', 'checkout'],
  ['checkoutReturn', 'checkout/return'],
  ['cart', 'cart'],
])('[PLUS-030] route %s is led to, and stays unless a page takes its place', (id, path) => {
  const changes = { [id]: false };
  expect(() => defineShop({ ...shop, routes: { changes } })).toThrow(`'${id}' cannot be removed`);
  const added = [{ path, file: 'pages/own.tsx' }];
  expect(() => defineShop({ ...shop, routes: { changes, added } })).not.toThrow();
});

test('[PLUS-030] a shop that sells nothing may do without a cart, though not without what mails lead to', () => {
  const markets = shop.markets.map((it) => ({ ...it, checkout: { ...it.checkout, enabled: false } }));
  const without = (changes: RouteChanges) => () => defineShop({ ...shop, markets, routes: { changes } });
  expect(without({ cart: false, checkout: false, checkoutReturn: false })).not.toThrow();
  expect(without({ confirmEmail: false })).toThrow('cannot be removed');
});

test('[PLUS-030] where a route has been is no place for another one', () => {
  const changes = { stores: { path: 'find-a-store' } };
  expect(() => drivelineRoutes(changes, [page('store')])).toThrow("are both at '/store'");
});

test('the guide lists the routes that can move, with their paths', () => {
  const guide = readFileSync(join(sampleShopFolder, '../../docs/adding-a-page.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| `(\w+)` +\| `([^`]+)`/gm)].map(([, id, path]) => [id, path]);
  expect(rows).toEqual(MOVABLE.map((id) => [id, pages[id][0]]));
});

const addressOf = (id: RouteId) => `/${pages[id][0]}`.replace(/:\w+\?/g, '').replace(/:\w+|\*/g, 'x');
const isRefused = (id: RouteId) => {
  try {
    drivelineRoutes(untyped({ [id]: { path: `elsewhere/${pages[id][0]}` } }));
    return false;
  } catch (error) {
    return (error as Error).message.includes('cannot move');
  }
};

test.each(Object.keys(pages) as RouteId[])(
  '[PLUS-037] route %s stays where it is if privacy, sign-in or its type follow from its path',
  (id) => {
    const address = addressOf(id);
    const isKnownByPath =
      isPrivateRequest(new Request(`http://shop${address}`)) ||
      isProtectedPath(address) ||
      isCartOrCheckout(address) ||
      pageTypeOf(address) !== 'other';
    expect(isRefused(id) || !isKnownByPath).toBe(true);
  },
);
