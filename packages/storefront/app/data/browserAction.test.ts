import { createB2cClient } from '@driveline/api';
import { cartQueries, catalogQueries, createQueryClient, dealQueries } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Shop } from '../shop/shop.ts';
import { browserAction } from './browserAction.ts';
import { setBrowserShop } from './browserLoader.ts';

type Args = Parameters<typeof browserAction>[0];

const client = createB2cClient({ origin: '', market: { code: 'us', productCountry: 'USA' } });
const redirected = async () => {
  const back = redirect('/cart');
  const request = new Request('http://shop.example/cart', { method: 'POST' });
  const serverAction = () => Promise.reject<never>(back);
  await expect(browserAction({ request, serverAction } as unknown as Args)).rejects.toBe(back);
};

test('[CART-017] a cart whose codes have changed is invalid until it is read again', async () => {
  const queryClient = createQueryClient();
  const { queryKey } = cartQueries.detail(client);
  const cart = { promoData: null } as never;
  queryClient.setQueryData(queryKey, cart);
  setBrowserShop({ client, queryClient } as unknown as Shop);
  const isInvalid = () => queryClient.getQueryState(queryKey)?.isInvalidated;
  await redirected();
  expect(isInvalid()).toBe(true);
  queryClient.setQueryData(queryKey, cart);
  expect(isInvalid()).toBe(false);
});

test('[PLUS-016] so is every list that promises a date, as the post may have named another place, and nothing else', async () => {
  const queryClient = createQueryClient();
  const promising = [
    catalogQueries.search(client, { searchText: 'pads' }),
    catalogQueries.product(client, { itemIds: '100' }),
    catalogQueries.skuDetails(client, { skuNumbers: ['100'] }),
    catalogQueries.relatedParts(client, '100'),
    catalogQueries.wearParts(client),
    dealQueries.list(client),
  ];
  const same = [catalogQueries.category(client, '/parts'), dealQueries.byCategory(client)];
  for (const query of [...promising, ...same])
    await queryClient.prefetchQuery({ ...query, queryFn: () => ({}) } as never);
  setBrowserShop({ client, queryClient } as unknown as Shop);
  await redirected();
  const isInvalid = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryClient.getQueryState(queryKey)?.isInvalidated;
  expect(promising.map(isInvalid)).toEqual(promising.map(() => true));
  expect(same.map(isInvalid)).toEqual([false, false]);
});
