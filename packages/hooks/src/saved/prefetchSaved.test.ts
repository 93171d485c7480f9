import { createB2cClient, type HeaderData } from '@driveline/api';
import { expect, test } from 'vitest';
import { createQueryClient } from '../client/queryClient.ts';
import { prefetchSaved } from './prefetchSaved.ts';
import { savedQueries } from './savedQueries.ts';

const market = { code: 'us', productCountry: 'USA' };

async function prefetched(header: Partial<HeaderData> | undefined) {
  let calls = 0;
  const fetch = () => {
    calls += 1;
    return Promise.resolve(Response.json({ savedItems: [{}] }));
  };
  const client = createB2cClient({ origin: '', market, fetch, isServer: true });
  const queryClient = createQueryClient();
  await prefetchSaved(queryClient, client, header as HeaderData | undefined);
  return { calls, kept: queryClient.getQueryData(savedQueries.list(client).queryKey) };
}

test('[CART-013] nothing is asked for where the header says that nothing was put aside', async () => {
  expect(await prefetched({ savedOrderMap: {} })).toEqual({ calls: 0, kept: { savedItems: [] } });
});

test.each([{ savedOrderMap: { 1: {} } }, { savedOrderMap: null }, {}, undefined])(
  'with %j as header it is asked for',
  async (header) => {
    expect((await prefetched(header)).calls).toBe(1);
  },
);
