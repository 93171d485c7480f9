import type { B2cClient } from '@driveline/api';
import { useQuery } from '@tanstack/react-query';
import { NO_SHOPPER, shopperOf, type Shopper } from '../shopper/shopper.ts';
import { headerQueries } from './headerQueries.ts';

/**
 * The shopper of header data for a `ClientProvider`; nobody until it is there. It stays the same object until vehicle
 * or store changes: all that asks for data reads it, and would render again for the count of a cart.
 */
export const useHeaderShopper = (client: B2cClient): Shopper =>
  useQuery({ ...headerQueries.data(client), select: shopperOf }).data ?? NO_SHOPPER;
