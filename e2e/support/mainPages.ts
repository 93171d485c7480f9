import { createBuyer } from './buyer.ts';
import { localOf } from './locals.ts';
import { findPart } from './parts.ts';
import { readySession } from './ready.ts';
import type { Shop } from './shop.ts';

/** Pages that anybody sees, by name; the product's address is the server's to say. */
const publicPaths = {
  home: '/',
  category: '/parts',
  shelf: '/parts/brakes/brake-rotors',
  results: '',
  product: '',
  store: '',
  vehicle: '/user/myVehicle',
  'cookie settings': '/cookieSettings',
  'track order': '/trackOrder',
  'not found': '/nothing-here',
};

/** Pages of a shopper with a part in the cart. */
const ownPaths = {
  'home of one who has a store': '/',
  cart: '/cart',
  delivery: '/checkout?step=delivery',
  contact: '/checkout?step=contact',
  payment: '/checkout?step=payment',
};

export type PublicPage = keyof typeof publicPaths;
export type OwnPage = keyof typeof ownPaths;
export const publicPageNames = Object.keys(publicPaths) as PublicPage[];
export const ownPageNames = Object.keys(ownPaths) as OwnPage[];

export async function publicPages(market = 'us'): Promise<Record<PublicPage, string>> {
  const { brakes, fluid, store } = localOf(market);
  const { client } = createBuyer(market);
  const { products } = await client.call('catalog.search', { query: { searchText: brakes.word } });
  return {
    ...publicPaths,
    results: `/searchresult?${new URLSearchParams({ searchText: fluid })}`,
    product: products[0]?.productDetailsPageUrl ?? '',
    store: `/store?${new URLSearchParams({ q: store.place })}`,
  };
}

/** Gives the browser a session with a part in the cart. */
export async function ownPages(shop: Shop): Promise<Record<OwnPage, string>> {
  const { code } = shop.market;
  const { fluid, store } = localOf(code);
  const { storeNumber } = store;
  const part = await findPart(code, { searchText: fluid, storeNumber, pieces: (count) => count > 0 });
  await readySession(shop, part, storeNumber);
  return ownPaths;
}
