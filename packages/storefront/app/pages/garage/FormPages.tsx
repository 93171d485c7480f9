import type { OutputOf } from '@driveline/api';
import { serviceFormTexts, useMaintenance, useServices, vehicleFormTexts } from '@driveline/hooks';
import { serviceItemForm, vehicleForm } from '@driveline/validation';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { Failure } from '../../parts/page/Failure.tsx';
import { useShop, useText } from '../../shop/useShop.ts';
import { GarageForm } from './GarageForm.tsx';
import { useVehicle, VehicleFrame } from './VehicleFrame.tsx';
import * as paths from '../../paths/index.ts';

type Vehicle = OutputOf<'vehicles.details'>;
type Service = OutputOf<'garage.services'>['services'][number];

/** `/user/addVehicleDetails/{vehicleId}`: what its owner notes of a vehicle (VEHST-017). */
export function DetailsFormPage() {
  const text = useText();
  const { vehicleId, asked } = useVehicle();
  const { data, error, refetch } = asked;
  return (
    <VehicleFrame title={text('garage.editDetails')} narrow>
      {data ? <DetailsForm key={vehicleId} vehicle={data} /> : <Failure error={error} onRetry={refetch} />}
    </VehicleFrame>
  );
}

/** Everything may stay empty (VEHST-017). */
function DetailsForm({ vehicle }: { vehicle: Vehicle }) {
  const text = useText();
  const { states } = useShop().market;
  return (
    <GarageForm
      id="details"
      action={paths.editVehicle(vehicle.vehicleId)}
      intent="save-details"
      rules={(today) => vehicleForm({ today, states })}
      start={vehicleFormTexts(vehicle)}
      rows={[
        ['nickname', 'colour'],
        ['vin'],
        ['licensePlate', 'state'],
        ['mileage', 'purchaseDate'],
        ['note'],
      ]}
      choices={states.filter(({ cities }) => !cities).map(({ code, name }) => [code, name])}
      save={text('garage.saveDetails')}
      cancelHref={paths.vehicle(vehicle.vehicleId)}
    />
  );
}

/** `/user/addServiceHistory/{vehicleId}` and the same with an entry to correct (ACCT-054). */
export function ServiceFormPage() {
  const text = useText();
  const { vehicleId } = useVehicle();
  const { serviceItemId } = useParams();
  return (
    <VehicleFrame
      title={text(serviceItemId ? 'garage.editService' : 'garage.addService')}
      trail={[{ label: text('garage.history'), href: paths.serviceHistory(vehicleId) }]}
      narrow
    >
      {serviceItemId ? (
        <Edited vehicleId={vehicleId} serviceItemId={serviceItemId} />
      ) : (
        <ServiceForm vehicleId={vehicleId} />
      )}
    </VehicleFrame>
  );
}

function Edited({ vehicleId, serviceItemId }: { vehicleId: string; serviceItemId: string }) {
  const { data, error, refetch } = useServices(vehicleId);
  const service = data?.services.find((it) => it.serviceItemId === serviceItemId);
  if (!service) return <Failure error={error} onRetry={refetch} />;
  return <ServiceForm key={serviceItemId} vehicleId={vehicleId} service={service} />;
}

type ServiceFormProps = {
  readonly vehicleId: string;
  /** One that is corrected. */
  readonly service?: Service;
};

/** Services that follow no schedule. */
const UNPLANNED = ['repair', 'inspection', 'other'] as const;

/** Date, mileage and kind of a service, and what else is worth a note (ACCT-054). */
function ServiceForm({ vehicleId, service }: ServiceFormProps) {
  const text = useText();
  const { currency } = useShop().market;
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { data: plan } = useMaintenance(vehicleId);
  const planned = (plan?.intervals ?? []).map(({ serviceType, name }) => [serviceType, name] as const);
  const unplanned = UNPLANNED.map((id) => [id, text(`garage.type.${id}`)] as const);
  const asked = { serviceType: query.get('serviceType') ?? '' };
  return (
    <GarageForm
      id="service"
      action={pathname}
      intent="save-service"
      rules={(today) => serviceItemForm({ today })}
      start={service ? serviceFormTexts(service, currency.minorDigits) : asked}
      rows={[['date', 'mileage'], ['serviceType'], ['cost', 'shop'], ['note']]}
      required={['date', 'mileage', 'serviceType']}
      choices={[...planned, ...unplanned]}
      save={text('garage.saveService')}
      cancelHref={paths.serviceHistory(vehicleId)}
    />
  );
}
