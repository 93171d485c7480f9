import { cartQueries, savedQueries } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import type { LoadPage } from '../../data/page.ts';
import * as paths from '../../paths/index.ts';

/** Postal code of the address, for tax and delivery before the checkout (PLUS-017). */
export const postalCodeOf = (query: URLSearchParams) => query.get('postalCode') ?? undefined;

/** The cart; a market without sales has none (CONF-021). */
export const loadCart: LoadPage = async ({ client, queryClient, market, url }) => {
  if (!market.checkout.enabled) throw redirect(paths.home());
  const postalCode = postalCodeOf(url.searchParams);
  await Promise.all([
    queryClient.prefetchQuery(cartQueries.detail(client, postalCode ? { postalCode } : {})),
    queryClient.prefetchQuery(savedQueries.list(client)),
  ]);
};
