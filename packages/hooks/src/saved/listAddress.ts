import { MOST_SHARED } from '../cart-lines/sharedLink.ts';
import type { ListAddress } from './listsPath.ts';

/** What such an address names; numbers of no part are left out. */
export function readListAddress(search: URLSearchParams): ListAddress {
  const listId = search.get('list');
  const named = search.getAll('skuNumbers').flatMap((skus) => skus.split(','));
  const sound = named.map((sku) => sku.trim()).filter((sku) => /^\d{1,9}$/.test(sku));
  return { ...(listId && { listId }), skuNumbers: [...new Set(sound)].slice(0, MOST_SHARED) };
}
