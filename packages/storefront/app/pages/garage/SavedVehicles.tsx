import { useSavedVehicles } from '@driveline/hooks';
import { GarageCard } from '@driveline/ui/account';
import { formTarget } from '../../intents/formTarget.ts';
import * as paths from '../../paths/index.ts';

type SavedVehicleProps = { readonly vehicle: NonNullable<ReturnType<typeof useSavedVehicles>>[number] };

/** A saved vehicle with its ways on. */
export function SavedVehicle({ vehicle }: SavedVehicleProps) {
  const { vehicleId } = vehicle;
  return (
    <GarageCard
      vehicle={vehicle}
      shopHref={paths.parts()}
      prefer={formTarget('set-vehicle')}
      detailsHref={paths.vehicle(vehicleId)}
      historyHref={paths.serviceHistory(vehicleId)}
      maintenanceHref={paths.maintenance(vehicleId)}
    />
  );
}

/** What a member has saved besides the vehicle that the shop is for; a guest keeps that one alone (VEHST-016). */
export const OtherVehicles = () =>
  useSavedVehicles()
    ?.filter(({ preferred }) => !preferred)
    .map((vehicle) => <SavedVehicle key={vehicle.vehicleId} vehicle={vehicle} />);
