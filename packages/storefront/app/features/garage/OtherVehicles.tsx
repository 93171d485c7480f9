import { accountOf, useB2c, vehicleQueries } from '@driveline/hooks';
import { useQuery } from '@tanstack/react-query';
import { useHeaderData, useMyVehicle } from '../session/index.ts';
import { SavedVehicle } from './SavedVehicle.tsx';

/** What a member has saved besides the vehicle that the shop is for; a guest keeps that one alone (VEHST-016). */
export function OtherVehicles() {
  const { client } = useB2c();
  const preferred = useMyVehicle();
  const { isAuthenticated } = accountOf(useHeaderData().data);
  const { data } = useQuery({ ...vehicleQueries.list(client), enabled: isAuthenticated });
  return data?.vehicles
    .filter(({ vehicleId }) => vehicleId !== preferred?.vehicleId)
    .map((vehicle) => <SavedVehicle key={vehicle.vehicleId} vehicle={vehicle} />);
}
