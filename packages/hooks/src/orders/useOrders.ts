import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { orderQueries } from './orderQueries.ts';
import type { HistoryFilter } from './orderQueries.ts';
import { orderMutations } from './orderMutations.ts';

// The factories of this folder, wired to the client of the page.

/** One order that the session may see: `orders.detail`. */
export const useOrder = (orderId: string) => useQuery(orderQueries.detail(useB2c().client, orderId));
/** The order that this session placed last: `orders.confirmation`. */
export const useOrderConfirmation = () => useQuery(orderQueries.confirmation(useB2c().client));
/** The account's latest orders: `orders.current`. */
export const useCurrentOrders = () => useQuery(orderQueries.current(useB2c().client));

/** The account's orders, page by page. */
export const useOrderHistory = (filter?: HistoryFilter) =>
  useInfiniteQuery(orderQueries.history(useB2c().client, filter));

/** Find an order by number and email or phone: `orders.lookup`. */
export const useLookupOrder = () => useB2cMutation(orderMutations.lookupOrder(useB2c().client));
/** Cancel a whole order, or a return, as long as nothing of it has left: `orders.cancel`. */
export const useCancelOrder = () => useB2cMutation(orderMutations.cancelOrder(useB2c().client));
/** Cancel one shipment of an order: `orders.cancelShipment`. */
export const useCancelShipment = () => useB2cMutation(orderMutations.cancelShipment(useB2c().client));
/** Return parts of an order, or all of them; answers the return: `orders.return`. */
export const useReturnOrder = () => useB2cMutation(orderMutations.returnOrder(useB2c().client));
/** Announce old parts whose deposit is to be refunded; answers the return: `orders.returnCore`. */
export const useReturnCore = () => useB2cMutation(orderMutations.returnCore(useB2c().client));
