import { accountOf, levelParameters, pageQueries, picksOf, vehicleQueries } from '@driveline/hooks';
import type { LoadPage } from '../../data/page.ts';
import { headerOf } from '../session/index.ts';

/**
 * The choices that the address reaches, all levels up to the first that is open, a member's saved vehicles, and the
 * words beside them.
 */
export const loadVehicle: LoadPage = async (page) => {
  const { client, queryClient, market, url } = page;
  const { levels } = market.vehiclePicker;
  const picks = picksOf(levels, url.searchParams);
  const open = levels.flatMap((level) => levelParameters(levels, picks, level) ?? []);
  const { isAuthenticated } = accountOf(await headerOf(page));
  await Promise.all([
    isAuthenticated ? queryClient.prefetchQuery(vehicleQueries.list(client)) : undefined,
    ...open.map((parameters) => queryClient.prefetchQuery(vehicleQueries.level(client, parameters))),
    queryClient.prefetchQuery(pageQueries.page(client, url.pathname)),
  ]);
};
