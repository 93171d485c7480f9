import { garageQueries, serviceEntry, useB2c } from '@driveline/hooks';
import { ButtonLink, Inline } from '@driveline/ui';
import { ServiceHistory } from '@driveline/ui/account';
import { useQuery } from '@tanstack/react-query';
import { useActionData } from 'react-router-dom';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { DoneNote, PrintButton } from '../account-page/index.ts';
import { Refused } from '../page/index.ts';
import { addServicePath, editServicePath, historyPath, maintenancePath } from './paths.ts';
import { useVehicle } from './useVehicle.ts';
import { VehicleFrame } from './VehicleFrame.tsx';

/** `/user/serviceHistory/{vehicleId}`: what was done to a vehicle, by year with its cost (ACCT-053). */
export function HistoryPage() {
  const text = useText();
  const { market } = useShop();
  const { client } = useB2c();
  const { vehicleId } = useVehicle();
  const answer = useActionData() as FormAnswer | undefined;
  const { data, isError, refetch, isFetching } = useQuery(garageQueries.services(client, vehicleId));
  const path = historyPath(vehicleId);
  const entries = data?.services.map((service) =>
    serviceEntry(service, market, market.units.distance, editServicePath(vehicleId, service.serviceItemId)),
  );
  return (
    <VehicleFrame title={text('garage.history')}>
      <DoneNote words={{ saved: text('garage.serviceSaved'), removed: text('garage.serviceRemoved') }} />
      <Refused answer={answer} />
      <ServiceHistory
        entries={entries ?? (isError ? null : undefined)}
        addHref={addServicePath(vehicleId)}
        remove={{ action: path, intent: 'remove-service' }}
        retry={{ onRetry: () => void refetch(), isRetrying: isFetching, href: path }}
      />
      <Inline>
        <ButtonLink href={maintenancePath(vehicleId)} variant="outline">
          {text('garage.maintenance')}
        </ButtonLink>
        <PrintButton />
      </Inline>
    </VehicleFrame>
  );
}
