import { picksOf } from '@driveline/hooks';
import { Card, PageHeader, VehicleCard } from '@driveline/ui';
import { useActionData, useSearchParams } from 'react-router-dom';
import { formTarget } from '../../intents/intents.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { useHeaderData } from '../session/index.ts';
import { PageBody, PageHead } from '../page/index.ts';
import type { VinAnswer } from './findVinAction.ts';
import { Picker } from './Picker.tsx';

/** `/user/myVehicle`: the vehicle, and the way to another one, with or without script (VEHST-016). */
export function VehiclePage() {
  const text = useText();
  const { market } = useShop();
  const [query] = useSearchParams();
  const vehicle = useHeaderData().data?.vehicleMap;
  return (
    <PageBody narrow>
      <PageHead
        title={text('vehicle.title')}
        description={text('vehicle.description')}
        canonicalPath="/user/myVehicle"
      />
      <PageHeader title={text('vehicle.title')} lead={text('vehicle.description')} />
      {vehicle && (
        <VehicleCard
          vehicle={{ vehicleId: vehicle.vehicleId, name: vehicle.vehicleName, preferred: true }}
          shopHref="/parts"
          remove={formTarget('clear-vehicle')}
        />
      )}
      <Card as="section">
        <Picker
          key={query.toString()}
          start={picksOf(market.vehiclePicker.levels, query)}
          showsCurrent={false}
          vin={useActionData() as VinAnswer | undefined}
        />
      </Card>
    </PageBody>
  );
}
