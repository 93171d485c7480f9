import { levelParameters, pageQueries, picksOf, vehicleQueries } from '@driveline/hooks';
import type { LoadPage } from '../../data/page.ts';

/** The choices that the address reaches, all levels up to the first that is open, and the words beside them. */
export const loadVehicle: LoadPage = async ({ client, queryClient, market, url }) => {
  const { levels } = market.vehiclePicker;
  const picks = picksOf(levels, url.searchParams);
  const open = levels.flatMap((level) => levelParameters(levels, picks, level) ?? []);
  await Promise.all([
    ...open.map((parameters) => queryClient.prefetchQuery(vehicleQueries.level(client, parameters))),
    queryClient.prefetchQuery(pageQueries.page(client, url.pathname)),
  ]);
};
