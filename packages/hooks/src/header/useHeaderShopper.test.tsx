// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { header, store } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { useB2c } from '../client/ClientProvider.ts';
import { NO_SHOPPER, type Shopper } from '../shopper/shopper.ts';
import { headerQueries } from './headerQueries.ts';
import { useHeaderShopper } from './useHeaderShopper.ts';

test('the shopper changes with vehicle and store alone, and with nobody there it is nobody', async () => {
  const seen = vi.fn<(shopper: Shopper) => void>();
  const { result, queryClient, client } = renderShop(() => {
    const shopper = useHeaderShopper(useB2c().client);
    seen(shopper);
    return shopper;
  });
  expect(result.current).toBe(NO_SHOPPER);
  const arrives = (data: ReturnType<typeof header>) =>
    act(async () => {
      queryClient.setQueryData(headerQueries.data(client).queryKey, data);
    });
  await arrives(header());
  expect(result.current).toBe(NO_SHOPPER);
  await arrives(header({ storeDetails: store({ storeNumber: '7' }) }));
  expect(result.current).toMatchObject({ storeNumber: '7' });
  const [before, renders] = [result.current, seen.mock.calls.length];
  await arrives(
    header({ storeDetails: store({ storeNumber: '7' }), miniCartMap: { itemCount: 3, orderSubTotal: 9 } }),
  );
  expect(result.current).toBe(before);
  expect(seen).toHaveBeenCalledTimes(renders);
});
