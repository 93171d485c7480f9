import type { HeaderData, StoreDetails } from '@driveline/api';
import { headerQueries, useB2c } from '@driveline/hooks';
import { useQuery } from '@tanstack/react-query';

const storeOf = ({ storeDetails }: HeaderData) => storeDetails ?? undefined;

/** The saved store of the header, read alone for the same reason as `useMyVehicle`. */
export function useMyStore(): StoreDetails | undefined {
  const { client } = useB2c();
  return useQuery({ ...headerQueries.data(client), select: storeOf }).data;
}
