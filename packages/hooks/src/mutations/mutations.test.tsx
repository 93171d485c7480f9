// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { cart, header, line, miniCart, shipment, store, vehicle } from '../../test/fixtures.ts';
import { refusal, stubClient } from '../../test/stubClient.ts';
import type { Answers } from '../../test/stubClient.ts';
import { cartQueries } from '../cart/cartQueries.ts';
import { orderLines } from '../cart/miniCartSummary.ts';
import { catalogQueries } from '../catalog/catalogQueries.ts';
import { ClientProvider, useB2c } from '../client/ClientProvider.ts';
import { createQueryClient } from '../client/queryClient.ts';
import { headerQueries } from '../header/headerQueries.ts';
import { cartMutations } from '../cart/cartMutations.ts';
import { checkoutMutations } from '../checkout/checkoutMutations.ts';
import { orderMutations } from '../orders/orderMutations.ts';
import { useAddItem, useUpdateItem } from '../cart/useCart.ts';
import { storeMutations } from '../stores/storeMutations.ts';
import { useB2cMutation } from './useB2cMutation.ts';
import { useSetVehicle } from '../vehicles/useVehicles.ts';

function setUp<T>(answers: Answers, hook: () => T) {
  const { client, sent } = stubClient(answers);
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>{children}</ClientProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(hook, { wrapper });
  return { client, sent, queryClient, result };
}

const patch = 'PATCH /ecomm/b2c/v1/order/item/ci1';
const three = miniCart(
  { itemCount: 3, orderSubTotal: 60 },
  cart([shipment([line({ itemQuantity: 3 })])], 60),
);

describe('[CART-004] a change of quantity', () => {
  test('shows at once, and the answer is taken over by cart, mini-cart and badge', async () => {
    let answer: (cart: unknown) => void = () => undefined;
    const pending = new Promise((resolve) => (answer = resolve));
    const { client, queryClient, result } = setUp({ [patch]: () => pending }, useUpdateItem);
    const { queryKey } = cartQueries.detail(client);
    queryClient.setQueryData(queryKey, cart());
    queryClient.setQueryData(headerQueries.data(client).queryKey, header());
    act(() => result.current.mutate({ commerceItemId: 'ci1', quantity: 3 }));
    await waitFor(() => expect(orderLines(queryClient.getQueryData(queryKey)!)[0]?.itemQuantity).toBe(3));
    expect(queryClient.getQueryData(queryKey)?.grandOrderPriceInfo.totalPrice).toBe(20);
    await act(async () => answer(three));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(queryClient.getQueryData(queryKey)?.grandOrderPriceInfo.totalPrice).toBe(60);
    expect(queryClient.getQueryData(cartQueries.mini(client).queryKey)?.miniCartMap.itemCount).toBe(3);
    expect(queryClient.getQueryData(headerQueries.data(client).queryKey)?.miniCartMap).toEqual({
      itemCount: 3,
      orderSubTotal: 60,
    });
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  test('is taken back when the server refuses it', async () => {
    const refused = refusal(422, '422', 'Only 2 left', 'error_quantity_limit');
    const { client, queryClient, result } = setUp({ [patch]: refused }, useUpdateItem);
    const { queryKey } = cartQueries.detail(client);
    queryClient.setQueryData(queryKey, cart());
    act(() => result.current.mutate({ commerceItemId: 'ci1', quantity: 9 }));
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.error).toMatchObject({ message: 'Only 2 left' });
    expect(orderLines(queryClient.getQueryData(queryKey)!)[0]?.itemQuantity).toBe(1);
  });
});

test('[CART-004] an item is added through the order and counts in the badge', async () => {
  const { client, queryClient, result, sent } = setUp({ 'POST /ecomm/b2c/v1/order/item': three }, useAddItem);
  queryClient.setQueryData(headerQueries.data(client).queryKey, header());
  await act(() => result.current.mutateAsync({ skuNumber: '100', quantity: 3 }));
  expect(sent[0]!.body).toEqual({ skuNumber: '100', quantity: 3 });
  expect(queryClient.getQueryData(headerQueries.data(client).queryKey)?.miniCartMap.itemCount).toBe(3);
});

const useSetPreferredStore = () => useB2cMutation(storeMutations.setPreferredStore(useB2c().client));

test('[VEHST-023] the store is set by its call; the header shows it and availability is asked again', async () => {
  const answers = {
    'POST /ecomm/b2c/v1/store/preferredStore': { storeDetails: store({ storeNumber: '77' }) },
  };
  const { client, queryClient, result } = setUp(answers, useSetPreferredStore);
  const skus = catalogQueries.skuDetails(client, { skuNumbers: ['1'] });
  queryClient.setQueryData(skus.queryKey, { skus: [] });
  queryClient.setQueryData(headerQueries.data(client).queryKey, header());
  expect(result.current.status).toBe('idle');
  await act(() => result.current.mutateAsync({ storeNumber: '77' }));
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(queryClient.getQueryData(headerQueries.data(client).queryKey)?.storeDetails?.storeNumber).toBe('77');
  expect(queryClient.getQueryState(skus.queryKey)?.isInvalidated).toBe(true);
});

test('[VEHST-024] a store that cannot be set is an error, and the former one stays', async () => {
  const answers = {
    'POST /ecomm/b2c/v1/store/preferredStore': refusal(404, '404', 'No such store', 'error_store_unknown'),
  };
  const { client, queryClient, result, sent } = setUp(answers, useSetPreferredStore);
  queryClient.setQueryData(headerQueries.data(client).queryKey, header({ storeDetails: store() }));
  act(() => result.current.mutate({ storeNumber: '9' }));
  await waitFor(() => expect(result.current.status).toBe('error'));
  expect(sent.at(-1)!.body).toEqual({ message: 'Error setting preferred store', level: 'error' });
  expect(queryClient.getQueryData(headerQueries.data(client).queryKey)?.storeDetails?.storeNumber).toBe('12');
});

test('a vehicle that is set shows in the header and makes the catalogue’s answers untrue', async () => {
  const answers = { 'POST /ecomm/b2c/v1/vehicles/updatePreferredVehicle': { vehicleMap: vehicle() } };
  const { client, queryClient, result } = setUp(answers, useSetVehicle);
  const shelf = catalogQueries.search(client, { canonicalPath: '/parts/pads' });
  queryClient.setQueryData(headerQueries.data(client).queryKey, header());
  queryClient.setQueryData(shelf.queryKey, { products: [] } as never);
  await act(() => result.current.mutateAsync({ catalogVehicleId: 'cv1' }));
  expect(queryClient.getQueryData(headerQueries.data(client).queryKey)?.vehicleMap?.vehicleId).toBe('v1');
  expect(queryClient.getQueryState(shelf.queryKey)?.isInvalidated).toBe(true);
});

test('a route action runs the same change without React', async () => {
  const { client, sent } = stubClient({}, { isServer: true });
  await cartMutations.removeItem(client).mutate({ commerceItemId: 'ci1' });
  await checkoutMutations.commit(client).mutate({ commerceId: 'c1', idempotencyKey: 'k1' });
  await orderMutations.lookupOrder(client).mutate({ orderId: 'o1', email: 'a@b.test' });
  expect(sent.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    'DELETE /ecomm/b2c/v1/order/item/ci1',
    'POST /ecomm/b2c/v3/checkout/commit',
    'POST /ecomm/b2c/v1/order/lookup',
  ]);
  expect(sent[1]!.body).toEqual({ commerceId: 'c1', idempotencyKey: 'k1' });
});

test('a hook outside of its provider says what to do', () => {
  expect(() => renderHook(useB2c)).toThrow(/ClientProvider/);
});
