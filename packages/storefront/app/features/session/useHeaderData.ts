import { headerQueries, useB2c } from '@driveline/hooks';
import { useQuery } from '@tanstack/react-query';

/** Account, cart count, store and vehicle: with the page where it is private, else by one call after it (API-015). */
export function useHeaderData() {
  const { client } = useB2c();
  return useQuery(headerQueries.data(client));
}
