// @vitest-environment jsdom
import { createB2cClient } from '@driveline/api';
import { createTestServer } from '@driveline/api/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { cart, line, miniCart, shipment } from '../test/fixtures.ts';
import { cartQueries, orderLines, useAddItem, useCart } from './cart/index.ts';
import { ClientProvider, createQueryClient } from './client/index.ts';
import { dehydrateState, prefetch, hydrateState } from './hydration/index.ts';
import { savedQueries } from './saved/index.ts';

afterEach(cleanup);

function Cart() {
  const { data } = useCart();
  const addItem = useAddItem();
  return (
    <main>
      <ul>
        {data && orderLines(data).map((one) => <li key={one.commerceItemId}>{one.itemDescription}</li>)}
      </ul>
      <button onClick={() => addItem.mutate({ skuNumber: '100001', quantity: 1 })}>Add</button>
    </main>
  );
}

/** A shop over a server that keeps one cart. */
function shop() {
  const server = createTestServer();
  let kept = cart();
  const wiper = line({ commerceItemId: 'ci2', skuNumber: '100001', itemDescription: 'Wiper blade' });
  server.answer('cart.detail', () => kept);
  server.answer('cart.addItem', () => {
    kept = cart([shipment([line(), wiper])], 40);
    return miniCart({ itemCount: 2, orderSubTotal: 40 }, kept);
  });
  const client = createB2cClient({
    origin: 'http://shop.test',
    market: { code: 'us', productCountry: 'USA' },
    fetch: server.fetch,
    sleep: async () => undefined,
  });
  const page = (queryClient: QueryClient) => (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <Cart />
      </ClientProvider>
    </QueryClientProvider>
  );
  return { server, client, page, asked: () => server.calls.map(({ id }) => id) };
}

test('the shop of the README renders on the server, is taken over, and takes an item', async () => {
  const { client, page, asked } = shop();
  const onServer = createQueryClient();
  expect(await prefetch(onServer, [cartQueries.detail(client)])).toBe(true);
  expect(renderToString(page(onServer))).toContain('<li>Brake pads</li>');
  const handed = JSON.parse(JSON.stringify(dehydrateState(onServer))) as ReturnType<typeof dehydrateState>;

  const inBrowser = createQueryClient();
  hydrateState(inBrowser, handed);
  render(page(inBrowser));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(asked()).toEqual(['cart.detail']);

  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(screen.getByText('Wiper blade')).toBeDefined());
});

test('a page goes without what failed, says so, and the browser asks for it again', async () => {
  const { server, client, page, asked } = shop();
  server.fail('cart.detail', 503, { times: 10 });
  const onServer = createQueryClient();
  const queries = [cartQueries.detail(client), savedQueries.list(client)];
  expect(await prefetch(onServer, queries)).toBe(false);
  const handed = dehydrateState(onServer);
  expect(handed.state.queries.map(({ queryKey }) => queryKey[1])).toEqual(['saved']);

  server.reset();
  server.answer('cart.detail', cart());
  const inBrowser = createQueryClient();
  hydrateState(inBrowser, handed);
  render(page(inBrowser));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(asked()).toEqual(['cart.detail']);
});
