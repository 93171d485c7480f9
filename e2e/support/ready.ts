import type { Address } from '@driveline/api/contract';
import { createBuyer, type Buyer } from './buyer.ts';
import { newEmail } from './buy.ts';
import { fiscalIdOf } from './locals.ts';
import { originOf } from './origins.ts';
import type { Part } from './parts.ts';
import { open, type Shop } from './shop.ts';

export interface ReadyContact {
  readonly fiscalId?: string;
  /** Role of a person of the demonstration who is signed in; a guest without one. */
  readonly person?: string;
  /** Where it is sent; without one it is picked up. */
  readonly shippingAddress?: Address;
  /** Pieces in the cart; default 1. */
  readonly quantity?: number;
}

export interface Ready {
  readonly buyer: Buyer;
  readonly email: string;
}

/** Gives the browser a session with one part to pick up and a contact, and opens the step before the purchase. */
export async function readyToPay(
  shop: Shop,
  part: Part,
  storeNumber: string,
  contact: ReadyContact = {},
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
  { person, quantity = 1, ...contact }: ReadyContact = {},
): Promise<Ready> {
  const buyer = createBuyer(market.code);
  const { client, cookies } = buyer;
  if (person) {
    const username = `${person}.${market.code}@example.com`;
    await client.call('identity.login', { body: { username, password: 'drive the long way' } });
    await emptyCart(client);
  }
  const email = newEmail('gil');
  await client.call('stores.setPreferred', { body: { storeNumber } });
  await client.call('cart.addItem', {
    body: {
      skuNumber: part.skuNumber,
      quantity,
      shipmentType: contact.shippingAddress ? 'regular' : 'instore',
    },
  });
  await client.call('checkout.setAddress', {
    body: { email, firstName: 'Gil', lastName: 'Ray', ...fiscalIdOf(market.code), ...contact },
  });
  const url = originOf(market.code);
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  return { buyer, email };
}

/** Takes out what an earlier visit of this person left. */
async function emptyCart(client: Buyer['client']): Promise<void> {
  const { orders } = await client.call('cart.detail');
  const shipments = orders.flatMap(({ shipmentInfoList }) => shipmentInfoList);
  for (const { commerceItemId } of shipments.flatMap(({ lineItemList }) => lineItemList)) {
    await client.call('cart.removeItem', { params: { commerceItemId } });
  }
}
