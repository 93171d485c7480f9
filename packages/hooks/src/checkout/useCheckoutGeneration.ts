import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { queryRoots } from '../queryRoots.ts';
import type { CheckoutGeneration } from './checkoutLayout.ts';

// Read by the header of every page: it loads none of the checkout.
const queryKey = [...queryRoots.checkout, 'generation'];

/** Tells the page, and its header, which layout the order has. */
export const setCheckoutGeneration = (queryClient: QueryClient, generation: CheckoutGeneration): void =>
  void queryClient.setQueryData(queryKey, generation);

/** The layout that the checkout of this page has; undefined before it was loaded. */
export const useCheckoutGeneration = (): CheckoutGeneration | undefined =>
  useQuery<CheckoutGeneration>({ queryKey, queryFn: skipToken }).data;
