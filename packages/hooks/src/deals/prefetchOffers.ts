import type { B2cClient } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { catalogQueries } from '../catalog/catalogQueries.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { dealQueries } from './dealQueries.ts';

/** Deals that home shows. */
export const HOME_DEALS = 3;

/** What home offers: deals, and of a shopper with a vehicle the parts that wear on it. What fails is left out. */
export const prefetchOffers = (queryClient: QueryClient, client: B2cClient, shopper: Shopper) =>
  Promise.all([
    queryClient.prefetchQuery(dealQueries.list(client, shopper, HOME_DEALS)),
    shopper.vehicle && queryClient.prefetchQuery(catalogQueries.wearParts(client, shopper)),
  ]);
