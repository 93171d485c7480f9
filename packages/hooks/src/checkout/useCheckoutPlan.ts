import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { queryRoots } from '../queryRoots.ts';
import type { CheckoutPlan } from './checkoutLayout.ts';

// Read by the header of every page: it loads none of the checkout.
const queryKey = [...queryRoots.checkout, 'plan'];

/** Tells the page, and its header, how the checkout of the order goes. */
export const setCheckoutPlan = (queryClient: QueryClient, plan: CheckoutPlan): void =>
  void queryClient.setQueryData(queryKey, plan);

/** How the checkout of this page goes; undefined before it was loaded. */
export const useCheckoutPlan = (): CheckoutPlan | undefined =>
  useQuery<CheckoutPlan>({ queryKey, queryFn: skipToken }).data;

/** The same outside a component. */
export const checkoutPlanIn = (queryClient: QueryClient): CheckoutPlan | undefined =>
  queryClient.getQueryData(queryKey);
