import { accountOf, openLevels, picksOf, vehicleQueries } from '@driveline/hooks';
import type { LoadPage } from '../../data/page.ts';
import { loadPageCards } from '../../parts/page/PageCards.tsx';
import { headerOf } from '../../session/forMembers.ts';

/**
 * The choices that the address reaches, all levels up to the first that is open, a member's saved vehicles, and the
 * words beside them.
 */
export const loadVehicle: LoadPage = async (page) => {
  const { client, queryClient, market, url } = page;
  const { levels } = market.vehiclePicker;
  const open = openLevels(levels, picksOf(levels, url.searchParams));
  const { isAuthenticated } = accountOf(await headerOf(page));
  await Promise.all([
    isAuthenticated ? queryClient.prefetchQuery(vehicleQueries.list(client)) : undefined,
    ...open.map((parameters) => queryClient.prefetchQuery(vehicleQueries.level(client, parameters))),
    loadPageCards(page),
  ]);
};
