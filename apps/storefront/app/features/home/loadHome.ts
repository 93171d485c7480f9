import { levelParameters, vehicleQueries } from '@driveline/hooks';
import type { LoadPage } from '../../data/page.ts';

/** The picker's first level, so that it can be used at once; without it the picker says so in its place. */
export const loadHome: LoadPage = async ({ client, queryClient, market, shopper }) => {
  const { levels } = market.vehiclePicker;
  const [first] = levels;
  const parameters = first && levelParameters(levels, {}, first);
  if (parameters && !shopper.vehicle)
    await queryClient.prefetchQuery(vehicleQueries.level(client, parameters));
};
