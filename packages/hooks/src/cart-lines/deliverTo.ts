import type { B2cClient } from '@driveline/api';

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
 * @throws B2cError error_zip_invalid, and what `cart.detail` throws
 */
export async function suggestPlace(client: B2cClient, postalCode: string): Promise<void> {
  const { shippingAddress } = await client.call('cart.detail');
  if (!shippingAddress) await deliverTo(client, postalCode);
}
