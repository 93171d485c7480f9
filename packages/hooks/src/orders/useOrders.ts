import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { orderQueries } from './orderQueries.ts';
import type { HistoryFilter } from './orderQueries.ts';
import { orderMutations } from './orderMutations.ts';

// The factories of this folder, wired to the client of the page.
export const useOrder = (orderId: string) => useQuery(orderQueries.detail(useB2c().client, orderId));
export const useOrderConfirmation = () => useQuery(orderQueries.confirmation(useB2c().client));
export const useCurrentOrders = () => useQuery(orderQueries.current(useB2c().client));

/** The account's orders, page by page. */
export const useOrderHistory = (filter?: HistoryFilter) =>
  useInfiniteQuery(orderQueries.history(useB2c().client, filter));

export const useLookupOrder = () => useB2cMutation(orderMutations.lookupOrder(useB2c().client));
export const useCancelOrder = () => useB2cMutation(orderMutations.cancelOrder(useB2c().client));
export const useCancelShipment = () => useB2cMutation(orderMutations.cancelShipment(useB2c().client));
export const useReturnOrder = () => useB2cMutation(orderMutations.returnOrder(useB2c().client));
export const useReturnCore = () => useB2cMutation(orderMutations.returnCore(useB2c().client));
