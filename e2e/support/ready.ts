import { createBuyer, type Buyer } from './buyer.ts';
import { newEmail } from './buy.ts';
import { originOf } from './origins.ts';
import type { Part } from './parts.ts';
import { open, type Shop } from './shop.ts';

export interface Ready {
  readonly buyer: Buyer;
  readonly email: string;
}

/** Gives the browser a session with one part to pick up and a contact, and opens the step before the purchase. */
export async function readyToPay(
  shop: Shop,
  part: Part,
  storeNumber: string,
  contact: { readonly fiscalId?: string } = {},
): Promise<Ready> {
  const ready = await readySession(shop, part, storeNumber, contact);
  await open(shop, '/checkout?step=payment');
  return ready;
}

/** The same without opening a page. */
export async function readySession(
  { page, market }: Shop,
  part: Part,
  storeNumber: string,
  contact: { readonly fiscalId?: string } = {},
): Promise<Ready> {
  const buyer = createBuyer(market.code);
  const { client, cookies } = buyer;
  const email = newEmail('gil');
  await client.call('stores.setPreferred', { body: { storeNumber } });
  await client.call('cart.addItem', {
    body: { skuNumber: part.skuNumber, quantity: 1, shipmentType: 'instore' },
  });
  await client.call('checkout.setAddress', {
    body: { email, firstName: 'Gil', lastName: 'Ray', ...contact },
  });
  const url = originOf(market.code);
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  return { buyer, email };
}
