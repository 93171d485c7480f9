// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderShop } from '../../test/renderShop.tsx';
import { refusal } from '../../test/stubClient.ts';
import { useOrderHistory } from './useOrderHistory.ts';

afterEach(cleanup);

const market = { currency: { minorDigits: 2 } };
const history = fixture('orders.history');
const asked = (query: string) => () => useOrderHistory(new URLSearchParams(query), market);

test('[ACCT-046] the page of an address, how many there are, and whether it is narrowed', async () => {
  const { result } = renderShop(asked('page=2&orderType=RETURN'), {
    'orders.history': { ...history, totalCount: 21 },
  });
  expect(result.current).toMatchObject({ orders: undefined, isNarrowed: true });
  await waitFor(() => expect(result.current.orders).toHaveLength(history.orders.length));
  expect(result.current).toMatchObject({ page: 2, pages: 3 });
});

test('[ACCT-046] a failure is told apart from none', async () => {
  const { result } = renderShop(asked(''), { 'orders.history': () => refusal(422, '422', 'Gone') });
  await waitFor(() => expect(result.current.orders).toBeNull());
  expect(result.current.isNarrowed).toBe(false);
});
