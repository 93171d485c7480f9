import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useB2c } from '../client/ClientProvider.ts';
import { orderQueries } from './orderQueries.ts';

/**
 * One order of the account, or one that this session has found: `orders.detail` (ACCT-049).
 * @param log is told once of each failure; one and the same function in every rendering
 */
export function useOrderDetails(orderId: string, log: (message: string) => void) {
  const order = useQuery(orderQueries.detail(useB2c().client, orderId));
  const { errorUpdateCount, isError } = order;
  useEffect(() => {
    if (isError) log('order details failed');
  }, [isError, errorUpdateCount, log]);
  return order;
}
