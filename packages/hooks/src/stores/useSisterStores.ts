import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { storeQueries } from './storeQueries.ts';

/** Stores that the hub of a store serves too, nearest first; nothing is asked without one (API-103). */
export function useSisterStores(storeNumber: string | undefined) {
  const { client } = useB2c();
  return useQuery({
    ...storeQueries.sisterStores(client, storeNumber ?? ''),
    enabled: storeNumber !== undefined,
  });
}
