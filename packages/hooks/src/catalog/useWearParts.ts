import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { catalogQueries } from './catalogQueries.ts';

/** One part of each kind that wears on the shopper's vehicle; none without one: `catalog.relatedParts`. */
export function useWearParts() {
  const { client, shopper } = useB2c();
  return useQuery(catalogQueries.wearParts(client, shopper));
}
