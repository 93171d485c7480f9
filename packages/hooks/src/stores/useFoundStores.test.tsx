// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { header, miniCart, store } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { answering } from '../../test/answering.ts';
import { refusal } from '../../test/stubClient.ts';
import { prefetchStores } from './prefetchStores.ts';
import { readStoreSearch } from './storeSearchQuery.ts';
import { useFoundStores } from './useFoundStores.ts';

const values = { STORE_SEARCH_URL: '/ecomm/b2c/v1/store/geosearch', STORE_SEARCH_API_KEY: 'key' };
const options = { config: { flags: {}, values } };
const { response } = fixture('stores.geosearch');
const found = (...isClosed: boolean[]) => ({
  response: {
    ...response,
    locations: isClosed.map((it) => ({
      ...response.locations[0]!,
      store: store({ closed: { ...response.locations[0]!.store.closed, isClosed: it } }),
    })),
  },
});

const ask = (address: string, answers: object) =>
  renderShop(() => useFoundStores(readStoreSearch(new URLSearchParams(address))), answers, { options });

test('without a place nothing is asked', async () => {
  const { result, ids } = ask('', { 'shell.header': header() });
  await waitFor(() => expect(ids()).toEqual(['shell.header']));
  expect(result.current).toMatchObject({ stores: undefined, hasCart: false });
});

test('[VEHST-030] stores are those that the search asks for', async () => {
  const { result } = ask('q=92110&open=1', {
    'shell.header': header(),
    'stores.geosearch': found(true, false, false),
  });
  await waitFor(() => expect(result.current.stores).toHaveLength(2));
});

test('[VEHST-031] the second page goes on counting, and knows how many there are', async () => {
  const { response: all } = found(...Array.from({ length: 20 }, () => false));
  const { result, sent } = ask('q=92110&page=2', {
    'shell.header': header(),
    'stores.geosearch': { response: { ...all, count: 23 } },
  });
  await waitFor(() => expect(result.current.stores).toHaveLength(10));
  expect(result.current).toMatchObject({ firstNumber: 11, page: 2, pages: 3, total: 23 });
  expect(sent.find(({ id }) => id === 'stores.geosearch')?.input.query).toMatchObject({ limit: '20' });
});

test('[PLUS-069] with a cart its parts go along, with their pieces', async () => {
  const miniCartMap = { itemCount: 1, orderSubTotal: 20 };
  const { result, sent } = ask('q=92110', {
    'shell.header': header({ miniCartMap }),
    'cart.mini': miniCart(miniCartMap),
    'stores.geosearch': found(false),
  });
  await waitFor(() => expect(result.current.hasCart).toBe(true));
  await waitFor(() =>
    expect(sent.filter(({ id }) => id === 'stores.geosearch').at(-1)?.input.query).toMatchObject({
      skuNumbers: '100:1',
    }),
  );
});

test('[PLUS-069] a page that a server renders has the stock of the cart at once; one whose cart fails has the stores', async () => {
  const miniCartMap = { itemCount: 1, orderSubTotal: 20 };
  const search = readStoreSearch(new URLSearchParams('q=92110'));
  for (const [mini, skuNumbers] of [
    [miniCart(miniCartMap), '100:1'],
    [refusal(500, '500', 'Broken'), undefined],
  ] as const) {
    const { client, sent } = answering({ 'cart.mini': mini, 'stores.geosearch': found(false) }, options);
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await prefetchStores({ client, queryClient }, search, header({ miniCartMap }));
    const { id, input } = sent.at(-1)!;
    expect([id, input.query]).toEqual([
      'stores.geosearch',
      expect.objectContaining({ location: '92110', ...(skuNumbers && { skuNumbers }) }),
    ]);
    expect(Object.hasOwn(input.query!, 'skuNumbers')).toBe(skuNumbers !== undefined);
  }
});

test('a failure is not an empty list', async () => {
  const { result } = ask('q=nowhere', {
    'shell.header': header(),
    'stores.geosearch': refusal(500, '500', 'Broken'),
  });
  await waitFor(() => expect(result.current.stores).toBeNull());
  expect(result.current).toMatchObject({ error: { status: 500 }, refusal: undefined });
});

test('[VEHST-030] a place that nobody knows is an answer, in the words of the server', async () => {
  const { result } = ask('q=nowhere', {
    'shell.header': header(),
    'stores.geosearch': refusal(404, '404', 'Unknown place', 'error_place_unknown'),
  });
  await waitFor(() => expect(result.current.refusal).toBe('Unknown place'));
  expect(result.current).toMatchObject({ stores: [], onMap: undefined, error: null });
});
