import type { HeaderData, VehicleMap } from '@driveline/api';
import { headerQueries, useB2c } from '@driveline/hooks';
import { useQuery } from '@tanstack/react-query';

const vehicleOf = ({ vehicleMap }: HeaderData) => vehicleMap ?? undefined;

/**
 * The chosen vehicle of the header. Who reads this and not all of the header is not rendered anew when header data
 * arrives on a page that everybody gets, nor for another count of the cart.
 */
export function useMyVehicle(): VehicleMap | undefined {
  const { client } = useB2c();
  return useQuery({ ...headerQueries.data(client), select: vehicleOf }).data;
}
