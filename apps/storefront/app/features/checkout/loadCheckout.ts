import { checkoutQueries, orderLines } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import { askFor } from '../../data/asked.ts';
import type { LoadPage } from '../../data/page.ts';

/** What the checkout shows; without lines there is nothing to check out (CART-020). */
export const loadCheckout: LoadPage = async (page) => {
  const { client, queryClient, market } = page;
  if (!market.checkout.enabled) throw redirect('/');
  const [state] = await Promise.all([
    askFor(page, checkoutQueries.state(client)),
    queryClient.prefetchQuery(checkoutQueries.shipmentOptions(client)),
    queryClient.prefetchQuery(checkoutQueries.paymentOptions(client)),
  ]);
  if (state && orderLines(state.cart).length === 0) throw redirect('/cart');
};
