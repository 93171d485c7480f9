import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cart } from '../../test/fixtures.ts';
import { refusal, stubClient } from '../../test/stubClient.ts';
import { cartQueries } from '../cart/cartQueries.ts';
import { catalogQueries } from '../catalog/catalogQueries.ts';
import { createQueryClient } from '../client/queryClient.ts';
import { dehydrateState, hydrateState } from './dehydratedPage.ts';

const answers = {
  'GET /ecomm/b2c/v1/categories': { categoryName: 'Brakes' },
  'GET /ecomm/b2c/v1/cart': cart(),
};

async function rendered() {
  const { client } = stubClient(answers);
  const queryClient = createQueryClient();
  await queryClient.prefetchQuery(catalogQueries.category(client, '/parts/brakes'));
  await queryClient.prefetchQuery(cartQueries.detail(client));
  return JSON.parse(JSON.stringify(dehydrateState(queryClient, { title: 'Brakes' }))) as ReturnType<
    typeof dehydrateState<{ title: string }>
  >;
}

describe('[PLUS-037] a page from a cache', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('brings its public answers as fresh ones, and personal ones as old as they are', async () => {
    const handed = await rendered();
    vi.advanceTimersByTime(60_000);
    const { client, sent } = stubClient(answers);
    const queryClient = createQueryClient();
    hydrateState(queryClient, handed);
    const category = await queryClient.fetchQuery(catalogQueries.category(client, '/parts/brakes'));
    expect(category.categoryName).toBe('Brakes');
    expect(sent).toHaveLength(0);
    await queryClient.fetchQuery(cartQueries.detail(client));
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/ecomm/b2c/v1/cart']);
  });

  test('hands public answers over without the time of their rendering', async () => {
    const publicOf = ({ state }: Awaited<ReturnType<typeof rendered>>) =>
      JSON.stringify(state.queries.filter(({ meta }) => meta?.isPublic === true));
    const first = publicOf(await rendered());
    vi.advanceTimersByTime(5000);
    expect(publicOf(await rendered())).toBe(first);
    expect(first).toContain('Brakes');
  });

  test('hands price and stock over without a time, and has them asked again', async () => {
    const skus = { skuNumbers: ['100022'] };
    const paths = { 'GET /ecomm/b2c/v1/sku-details': { skus: [] } };
    const product = async () => {
      const queryClient = createQueryClient();
      await queryClient.prefetchQuery(catalogQueries.skuDetails(stubClient(paths).client, skus));
      return JSON.stringify(dehydrateState(queryClient));
    };
    const first = await product();
    vi.advanceTimersByTime(5000);
    expect(await product()).toBe(first);
    expect(first).toContain('skuDetails');
    const { client, sent } = stubClient(paths);
    const queryClient = createQueryClient();
    hydrateState(queryClient, JSON.parse(first) as ReturnType<typeof dehydrateState>);
    await queryClient.fetchQuery(catalogQueries.skuDetails(client, skus));
    expect(sent).toHaveLength(1);
  });
});

test('what the head needs goes along, and nothing of a query that failed', async () => {
  const { client } = stubClient({ 'GET /ecomm/b2c/v1/categories': refusal(404, '404', 'x') });
  const queryClient = createQueryClient();
  await queryClient.prefetchQuery(catalogQueries.category(client, '/parts/none'));
  expect(dehydrateState(queryClient, { title: 'x' })).toMatchObject({
    meta: { title: 'x' },
    state: { queries: [] },
  });
  expect(dehydrateState(queryClient).meta).toBeNull();
});
