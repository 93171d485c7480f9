import { askedPlace, cartQueries, prefetchSaved, wrongPlaceTarget } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import type { LoadPage } from '../../data/page.ts';
import * as paths from '../../paths/index.ts';

/** The cart; a market without sales has none (CONF-021). */
export const loadCart: LoadPage = async (page) => {
  const { client, queryClient, market, url, header } = page;
  if (!market.checkout.enabled) throw redirect(paths.home());
  const astray = import.meta.env.SSR && (await wrongPlaceTarget(page));
  if (astray) throw redirect(astray);
  const postalCode = askedPlace(url.searchParams);
  await Promise.all([
    queryClient.prefetchQuery(cartQueries.detail(client, postalCode ? { postalCode } : {})),
    prefetchSaved(queryClient, client, import.meta.env.SSR ? header : undefined),
  ]);
};
