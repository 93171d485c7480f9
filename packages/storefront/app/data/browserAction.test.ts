import { createB2cClient } from '@driveline/api';
import { cartQueries, createQueryClient } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Shop } from '../shop/shop.ts';
import { browserAction } from './browserAction.ts';
import { setBrowserShop } from './browserLoader.ts';

type Args = Parameters<typeof browserAction>[0];

test('[CART-017] a cart whose codes have changed is invalid until it is read again', async () => {
  const client = createB2cClient({ origin: '', market: { code: 'us', productCountry: 'USA' } });
  const queryClient = createQueryClient();
  const { queryKey } = cartQueries.detail(client);
  const cart = { promoData: null } as never;
  queryClient.setQueryData(queryKey, cart);
  setBrowserShop({ client, queryClient } as unknown as Shop);
  const isInvalid = () => queryClient.getQueryState(queryKey)?.isInvalidated;
  const request = new Request('http://shop.example/cart', { method: 'POST' });
  const back = redirect('/cart');
  const serverAction = () => Promise.reject<never>(back);
  await expect(browserAction({ request, serverAction } as unknown as Args)).rejects.toBe(back);
  expect(isInvalid()).toBe(true);
  queryClient.setQueryData(queryKey, cart);
  expect(isInvalid()).toBe(false);
});
