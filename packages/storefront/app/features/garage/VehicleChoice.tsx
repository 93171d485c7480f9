import { useB2c, vehicleQueries } from '@driveline/hooks';
import { NoVehicles, Skeleton, Stack, useStrings } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../page/index.ts';
import { SavedVehicle } from './SavedVehicle.tsx';

/** The saved vehicles, to choose from. */
export function VehicleChoice() {
  const { client } = useB2c();
  const { data, error, refetch } = useQuery(vehicleQueries.list(client));
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.vehicles.length === 0) return <NoVehicles />;
  return data.vehicles.map((vehicle) => <SavedVehicle key={vehicle.vehicleId} vehicle={vehicle} />);
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
