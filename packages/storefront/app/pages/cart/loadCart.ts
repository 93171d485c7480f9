import { askedPlace, cartQueries, placeToShow, savedQueries } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import type { LoadPage } from '../../data/page.ts';
import * as paths from '../../paths/index.ts';

/** The cart; a market without sales has none (CONF-021). */
export const loadCart: LoadPage = async ({ client, queryClient, market, url }) => {
  if (!market.checkout.enabled) throw redirect(paths.home());
  const postalCode = askedPlace(url.searchParams);
  // Only a typed address has one that is none of the market's; links of the shop have good ones.
  if (import.meta.env.SSR && postalCode && !placeToShow(url.searchParams, market))
    throw redirect(paths.cart());
  await Promise.all([
    queryClient.prefetchQuery(cartQueries.detail(client, postalCode ? { postalCode } : {})),
    queryClient.prefetchQuery(savedQueries.list(client)),
  ]);
};
