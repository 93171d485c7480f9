import { dealQueries, levelParameters, pageQueries, vehicleQueries } from '@driveline/hooks';
import type { LoadPage } from '../../data/page.ts';

/**
 * The picker's first level, so that it can be used at once, and what the page is about below it. What does not answer
 * is left out of the page, or says so in its place.
 */
export const loadHome: LoadPage = async ({ client, queryClient, market, shopper }) => {
  const { levels } = market.vehiclePicker;
  const [first] = levels;
  const parameters = first && levelParameters(levels, {}, first);
  await Promise.all([
    parameters && !shopper.vehicle && queryClient.prefetchQuery(vehicleQueries.level(client, parameters)),
    queryClient.prefetchQuery(dealQueries.list(client)),
    queryClient.prefetchQuery(pageQueries.page(client, '/')),
  ]);
};
