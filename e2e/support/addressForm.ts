import type { BrowserContext } from '@playwright/test';
import { createBuyer } from './buyer.ts';
import { originOf } from './origins.ts';
import { findPart } from './parts.ts';
import { open, type Shop } from './shop.ts';

interface Bought {
  readonly market: string;
  readonly searchText: string;
  readonly storeNumber: string;
  /** Typed in the cart. */
  readonly postalCode?: string;
}

/** The contact step of a delivery: its fields by name. */
export async function openAddressForm(shop: Shop, context: BrowserContext, bought: Bought) {
  const { market, postalCode, ...wanted } = bought;
  const { skuNumber } = await findPart(market, wanted);
  const { client, cookies } = createBuyer(market);
  await client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
  if (postalCode) await client.call('cart.detail', { query: { postalCode } });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: originOf(market) })));
  await open(shop, '/checkout?step=contact');
  return (name: string) => shop.page.locator(`form [name="${name}"]:not([type=hidden])`);
}
