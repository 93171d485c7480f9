import type { VehicleMap } from '@driveline/api';
import { garageVehicle } from '@driveline/hooks';
import { GarageCard } from '@driveline/ui/account';
import { formTarget } from '../../intents/formTarget.ts';
import { PARTS } from '../../models/jobs.ts';
import { useMyVehicle } from '../session/index.ts';
import { detailsPath, historyPath, maintenancePath } from './paths.ts';

/** A saved vehicle with its ways on. */
export function SavedVehicle({ vehicle }: { vehicle: VehicleMap }) {
  const preferred = useMyVehicle();
  const { vehicleId } = vehicle;
  return (
    <GarageCard
      vehicle={garageVehicle(vehicle, undefined, preferred?.vehicleId)}
      shopHref={PARTS}
      prefer={formTarget('set-vehicle')}
      detailsHref={detailsPath(vehicleId)}
      historyHref={historyPath(vehicleId)}
      maintenanceHref={maintenancePath(vehicleId)}
    />
  );
}
