import { useQuery } from '@tanstack/react-query';
import { useCurrentAccount } from '../account/useAlerts.ts';
import { useB2c } from '../client/ClientProvider.ts';
import { useMyVehicle } from '../header/useHeaderParts.ts';
import { garageVehicle } from '../models/accountModels.ts';
import { vehicleQueries } from './vehicleQueries.ts';

/** VEHST-009, VEHST-016: what a member has saved, the preferred one marked; nothing for a guest, who keeps one, and until it is here. */
export function useSavedVehicles() {
  const { client } = useB2c();
  const { isAuthenticated } = useCurrentAccount();
  const preferred = useMyVehicle()?.vehicleId;
  const { data } = useQuery({ ...vehicleQueries.list(client), enabled: isAuthenticated });
  return data?.vehicles.map((vehicle) => garageVehicle(vehicle, undefined, preferred));
}
