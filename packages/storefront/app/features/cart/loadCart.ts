import { cartQueries } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import type { LoadPage } from '../../data/page.ts';

/** Postal code of the address, for tax and delivery before the checkout (PLUS-017). */
export const postalCodeOf = (query: URLSearchParams) => query.get('postalCode') ?? undefined;

/** The cart; a market without sales has none (CONF-021). */
export const loadCart: LoadPage = async ({ client, queryClient, market, url }) => {
  if (!market.checkout.enabled) throw redirect('/');
  const postalCode = postalCodeOf(url.searchParams);
  await queryClient.prefetchQuery(cartQueries.detail(client, postalCode ? { postalCode } : {}));
};
