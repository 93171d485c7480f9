import { localOf } from './locals.ts';
import { findPart, type Part } from './parts.ts';
import { readySession } from './ready.ts';
import { open, taken, type Shop } from './shop.ts';

/** The list of saved parts; none while nothing is saved. */
export const savedList = ({ page, words }: Shop, count: number) =>
  page.getByRole('region', { name: words.ui.purchase.saved.title(count), exact: true });

export const pressIn = ({ page }: Shop, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Opens a cart that holds a part. */
export async function openCart(shop: Shop): Promise<Part> {
  const { fluid, store } = localOf(shop.market.code);
  const part = await findPart(shop.market.code, { searchText: fluid, storeNumber: store.storeNumber });
  await readySession(shop, part, store.storeNumber);
  await open(shop, '/cart');
  await taken(shop);
  return part;
}
