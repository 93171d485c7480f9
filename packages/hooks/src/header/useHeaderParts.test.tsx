// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { header, store, vehicle } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { headerQueries } from './headerQueries.ts';
import { useMyStore, useMyVehicle } from './useHeaderParts.ts';

test('vehicle and store of the header are read alone: another count of the cart renders nothing again', async () => {
  const rendered = vi.fn<() => void>();
  const { result, queryClient, client } = renderShop(() => {
    rendered();
    return [useMyVehicle()?.vehicleId, useMyStore()?.storeNumber];
  });
  expect(result.current).toEqual([undefined, undefined]);
  const arrives = (data: ReturnType<typeof header>) =>
    act(async () => {
      queryClient.setQueryData(headerQueries.data(client).queryKey, data);
    });
  await arrives(header());
  expect(result.current).toEqual([undefined, undefined]);
  const chosen = { vehicleMap: vehicle(), storeDetails: store({ storeNumber: '7' }) };
  await arrives(header(chosen));
  await waitFor(() => expect(result.current).toEqual(['v1', '7']));
  const renders = rendered.mock.calls.length;
  await arrives(header({ ...chosen, miniCartMap: { itemCount: 3, orderSubTotal: 9 } }));
  expect(rendered).toHaveBeenCalledTimes(renders);
});
