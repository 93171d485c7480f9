import { garageQueries, useB2c } from '@driveline/hooks';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { Failure } from '../page/index.ts';
import { historyPath } from './paths.ts';
import { ServiceForm } from './ServiceForm.tsx';
import { useVehicle } from './useVehicle.ts';
import { VehicleFrame } from './VehicleFrame.tsx';

/** `/user/addServiceHistory/{vehicleId}` and the same with an entry to correct (ACCT-054). */
export function ServiceFormPage() {
  const text = useText();
  const { vehicleId } = useVehicle();
  const { serviceItemId } = useParams();
  return (
    <VehicleFrame
      title={text(serviceItemId ? 'garage.editService' : 'garage.addService')}
      trail={[{ label: text('garage.history'), href: historyPath(vehicleId) }]}
      narrow
    >
      {serviceItemId ? (
        <Edited vehicleId={vehicleId} serviceItemId={serviceItemId} />
      ) : (
        <ServiceForm vehicleId={vehicleId} service={undefined} />
      )}
    </VehicleFrame>
  );
}

function Edited({ vehicleId, serviceItemId }: { vehicleId: string; serviceItemId: string }) {
  const { client } = useB2c();
  const { data, error, refetch } = useQuery(garageQueries.services(client, vehicleId));
  const service = data?.services.find((it) => it.serviceItemId === serviceItemId);
  if (!service) return <Failure error={error} onRetry={() => void refetch()} />;
  return <ServiceForm key={serviceItemId} vehicleId={vehicleId} service={service} />;
}
