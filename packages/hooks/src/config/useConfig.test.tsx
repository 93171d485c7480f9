// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '../../test/renderShop.tsx';
import { configQueries } from './configQueries.ts';
import { useConfig } from './useConfig.ts';

test('[CONF-030] a screen reads the config that is known, and the built-in one without asking', async () => {
  const { result, queryClient, client, ids } = renderShop(useConfig);
  expect([result.current.isLoaded, result.current.flag('CHECKOUT_V3_ENABLED_US')]).toEqual([false, true]);
  const before = result.current;
  await act(async () => {
    queryClient.setQueryData(configQueries.global(client).queryKey, {
      flags: { ACES_ENABLED: true },
      values: {},
    });
  });
  await waitFor(() => expect(result.current).not.toBe(before));
  expect([result.current.isLoaded, result.current.flag('ACES_ENABLED')]).toEqual([true, true]);
  expect(ids()).toEqual([]);
});
