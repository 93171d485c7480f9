import { isB2cError } from '@driveline/api';
import { orderQueries } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import type { LoadPage } from '../../data/page.ts';

/** The order just placed; a visit without one goes where orders are found (CART-054). */
export const loadConfirmation: LoadPage = async ({ client, queryClient }) => {
  const query = orderQueries.confirmation(client);
  await queryClient.prefetchQuery(query);
  const error = queryClient.getQueryState(query.queryKey)?.error;
  if (isB2cError(error) && error.status === 404) throw redirect('/trackOrder');
};
