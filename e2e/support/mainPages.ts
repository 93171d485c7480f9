import { createBuyer } from './buyer.ts';
import { findPart } from './parts.ts';
import { readySession } from './ready.ts';
import type { Shop } from './shop.ts';

/** Pages that anybody sees, by name. */
export async function publicPages(): Promise<Record<string, string>> {
  const { client } = createBuyer('us');
  const { products } = await client.call('catalog.search', { query: { searchText: 'brake rotor' } });
  return {
    home: '/',
    category: '/parts',
    shelf: '/parts/brakes/brake-rotors',
    results: '/searchresult?searchText=motor+oil',
    product: products[0]?.productDetailsPageUrl ?? '',
    store: '/store?q=92110',
    vehicle: '/user/myVehicle',
    'track order': '/trackOrder',
    'not found': '/nothing-here',
  };
}

/** Pages of a shopper with a part in the cart; gives the browser that session. */
export async function ownPages(shop: Shop): Promise<Record<string, string>> {
  const storeNumber = '3021';
  const part = await findPart('us', { searchText: 'motor oil', storeNumber, pieces: (count) => count > 0 });
  await readySession(shop, part, storeNumber);
  return {
    'empty-handed home': '/',
    cart: '/cart',
    delivery: '/checkout?step=delivery',
    contact: '/checkout?step=contact',
    payment: '/checkout?step=payment',
  };
}
