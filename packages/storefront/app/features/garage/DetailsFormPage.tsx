import { useText } from '../../shop/useText.ts';
import { Failure } from '../page/index.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { useVehicle } from './useVehicle.ts';
import { VehicleFrame } from './VehicleFrame.tsx';

/** `/user/addVehicleDetails/{vehicleId}`: what its owner notes of a vehicle (VEHST-017). */
export function DetailsFormPage() {
  const text = useText();
  const { vehicleId, asked } = useVehicle();
  const { data, error, refetch } = asked;
  return (
    <VehicleFrame title={text('garage.editDetails')} narrow>
      {data ? (
        <DetailsForm key={vehicleId} vehicle={data} />
      ) : (
        <Failure error={error} onRetry={() => void refetch()} />
      )}
    </VehicleFrame>
  );
}
