import { garageVehicle, useB2c, vehicleQueries } from '@driveline/hooks';
import { NoVehicles, Skeleton, Stack, useStrings } from '@driveline/ui';
import { GarageCard, type GarageCardProps } from '@driveline/ui/account';
import { useQuery } from '@tanstack/react-query';
import { formTarget } from '../../intents/formTarget.ts';
import { PARTS } from '../../models/jobs.ts';
import { Failure } from '../page/index.ts';
import { useMyVehicle } from '../session/index.ts';

type VehicleChoiceProps = {
  /** Ways on from a vehicle. */
  readonly ways: (
    vehicleId: string,
  ) => Pick<GarageCardProps, 'detailsHref' | 'historyHref' | 'maintenanceHref'>;
};

/** The saved vehicles, each with its ways on. */
export function VehicleChoice({ ways }: VehicleChoiceProps) {
  const { client } = useB2c();
  const preferred = useMyVehicle();
  const { data, error, refetch } = useQuery(vehicleQueries.list(client));
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.vehicles.length === 0) return <NoVehicles />;
  return data.vehicles.map((vehicle) => (
    <GarageCard
      key={vehicle.vehicleId}
      vehicle={garageVehicle(vehicle, undefined, preferred?.vehicleId)}
      shopHref={PARTS}
      prefer={formTarget('set-vehicle')}
      {...ways(vehicle.vehicleId)}
    />
  ));
}

function Waiting() {
  const { loading } = useStrings();
  return (
    <Stack gap={4} aria-busy aria-label={loading}>
      <Skeleton shape="box" height="180px" />
      <Skeleton shape="box" height="180px" />
    </Stack>
  );
}
