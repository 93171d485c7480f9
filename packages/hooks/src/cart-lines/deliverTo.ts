import type { B2cClient } from '@driveline/api';
import { placeRefusal } from './wrongPlace.ts';

/**
 * Has a cart delivered to a postal code from now on, whatever address it had (PLUS-060).
 * @returns the query of the cart's page: a server that keeps no code is told it with every look at the cart
 * @throws B2cError error_zip_invalid, and what `cart.detail` throws
 */
export async function deliverTo(client: B2cClient, postalCode: string): Promise<string> {
  const cart = await client.call('cart.detail', { query: { postalCode } });
  return cart.postalCode ? '' : `${new URLSearchParams({ postalCode })}`;
}

/**
 * Lets a cart know the postal code that a part was looked at for. An address of its checkout stays: a look at a date may
 * not take it away (PLUS-060).
 * @returns as `deliverTo`
 * @throws B2cError error_zip_invalid, and what `cart.detail` throws
 */
export async function suggestPlace(client: B2cClient, postalCode: string): Promise<string> {
  const { shippingAddress } = await client.call('cart.detail');
  const refusal = shippingAddress && (await placeRefusal(client, postalCode));
  if (refusal) throw refusal;
  return shippingAddress ? '' : deliverTo(client, postalCode);
}
