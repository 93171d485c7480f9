import { createB2cClient, type HeaderData, type ProductDetail } from '@driveline/api';
import { expect, test } from 'vitest';
import { createQueryClient } from '../client/queryClient.ts';
import { dehydrateState } from '../hydration/dehydratedPage.ts';
import { NO_SHOPPER } from '../shopper/shopper.ts';
import { catalogQueries } from './catalogQueries.ts';
import { prefetchSku } from './prefetchSku.ts';

const market = { code: 'us', productCountry: 'USA' };
const availability = { pickup: { readyAt: '2026-03-03T18:00:00Z' }, regular: { quantity: 4 } };
/** What both answers say. */
const told = {
  skuNumber: '100093',
  price: 30,
  corePrice: 0,
  discountPrice: 25,
  payTerms: ['4 payments of $6.25'],
  available: true,
  fit: { state: 'FITS' },
  availability,
};
const product = { ...told, defaultQuantity: 2, unit: 'set' } as unknown as ProductDetail;

async function prefetched(
  asked: { quantity: number; postalCode?: string },
  of: ProductDetail = product,
  anonymous?: string,
) {
  let calls = 0;
  const fetch = () => {
    calls += 1;
    return Promise.resolve(Response.json({ skus: [] }));
  };
  const client = createB2cClient({ origin: '', market, fetch, isServer: true });
  const queryClient = createQueryClient();
  const skus = { skuNumbers: ['100093'], ...asked };
  const header = anonymous ? ({ myAccountMap: { anonymous } } as HeaderData) : undefined;
  await prefetchSku(queryClient, client, of, skus, { shopper: NO_SHOPPER, header });
  const { queryKey } = catalogQueries.skuDetails(client, skus, NO_SHOPPER);
  return { calls, kept: queryClient.getQueryData(queryKey), state: dehydrateState(queryClient) };
}

test('a product that was answered a moment ago has its price, stock and promise with it', async () => {
  const { calls, kept } = await prefetched({ quantity: 2 });
  expect(calls).toBe(0);
  expect(kept).toEqual({ skus: [{ ...told, shippingMethods: ['instore', 'regular'] }] });
});

test('a guest is asked for nothing either, and the page stays the same byte by byte', async () => {
  const { calls, state } = await prefetched({ quantity: 2 }, product, 'true');
  expect(calls).toBe(0);
  const [query] = state.state.queries;
  expect(query?.state.dataUpdatedAt).toBe(0);
  expect(query?.meta).toEqual({ isPassing: true });
});

test.each<[string, ...Parameters<typeof prefetched>]>([
  ['another quantity', { quantity: 3 }],
  ['another place', { quantity: 2, postalCode: '10001' }],
  ['a member', { quantity: 2 }, product, 'false'],
  ['a product without a promise', { quantity: 2 }, { ...product, availability: undefined }],
])('for %s they are asked for', async (_case, ...asked) => {
  expect((await prefetched(...asked)).calls).toBe(1);
});
