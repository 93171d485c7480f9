// @vitest-environment jsdom
import { fixture, type TestAnswers } from '@driveline/api/testing';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderShop } from '../../test/renderShop.tsx';
import { refusal } from '../../test/stubClient.ts';
import { useOrderDetails } from './useOrderDetails.ts';

afterEach(cleanup);

const details = (answer: TestAnswers['orders.detail']) => {
  const log = vi.fn<(message: string) => void>();
  return { ...renderShop(() => useOrderDetails('o1', log), { 'orders.detail': answer }), log };
};

test('[ACCT-049] an order is asked for, then there with its data, and nothing is logged', async () => {
  const order = fixture('orders.detail');
  const { result, log } = details(order);
  expect(result.current).toMatchObject({ status: 'pending', data: undefined });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'success', data: order }));
  expect(log).not.toHaveBeenCalled();
});

test('[ACCT-049] a failure has its message and is logged, and so is the next one', async () => {
  const { result, log } = details(() => refusal(422, '422', 'Gone'));
  await waitFor(() => expect(result.current.error).toMatchObject({ message: 'Gone' }));
  expect(log.mock.calls).toEqual([['order details failed']]);
  await act(() => result.current.refetch());
  await waitFor(() => expect(log).toHaveBeenCalledTimes(2));
});
