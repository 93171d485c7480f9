import type { OutputOf } from '@driveline/api';
import { Button, ButtonLink, Disclosure, Inline, Stack, Text, VehicleCard } from '@driveline/ui';
import { useActionData } from 'react-router-dom';
import { formTarget } from '../../intents/formTarget.ts';
import { PARTS } from '../../models/jobs.ts';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useText } from '../../shop/useText.ts';
import { AccountFrame, DoneNote } from '../account-page/index.ts';
import { Failure, Refused } from '../page/index.ts';
import { DetailFacts } from './DetailFacts.tsx';
import { detailsPath, editPath, historyPath, maintenancePath, VEHICLES_PATH } from './paths.ts';
import { useVehicle } from './useVehicle.ts';

type Vehicle = OutputOf<'vehicles.details'>;

/** `/user/vehicleDetails/{vehicleId}`: what is known of a saved vehicle, and what can be done with it (VEHST-018). */
export function DetailsPage() {
  const text = useText();
  const { asked, name } = useVehicle();
  const { data, error, refetch } = asked;
  const answer = useActionData() as FormAnswer | undefined;
  return (
    <AccountFrame title={name} trail={[{ label: text('account.vehicles'), href: VEHICLES_PATH }]}>
      <DoneNote words={{ saved: text('garage.detailsSaved') }} />
      <Refused answer={answer} />
      {data ? <Known vehicle={data} /> : <Failure error={error} onRetry={() => void refetch()} />}
    </AccountFrame>
  );
}

function Known({ vehicle }: { vehicle: Vehicle }) {
  const text = useText();
  const { vehicleId, catalogVehicleId, vehicleName, nickname, isPreferred } = vehicle;
  const guides = `/user/repairGuides?vehicleId=${encodeURIComponent(catalogVehicleId)}`;
  return (
    <>
      <VehicleCard
        vehicle={{
          vehicleId,
          name: vehicleName,
          preferred: isPreferred,
          ...(nickname && { nickname }),
        }}
        shopHref={PARTS}
        prefer={formTarget('set-vehicle')}
      >
        <DetailFacts vehicle={vehicle} />
      </VehicleCard>
      <Inline>
        <ButtonLink href={editPath(vehicleId)}>{text('garage.editDetails')}</ButtonLink>
        <ButtonLink href={historyPath(vehicleId)} variant="outline">
          {text('garage.history')}
        </ButtonLink>
        <ButtonLink href={maintenancePath(vehicleId)} variant="outline">
          {text('garage.maintenance')}
        </ButtonLink>
        <ButtonLink href={guides} variant="outline">
          {text('guides.title')}
        </ButtonLink>
      </Inline>
      <RemoveVehicle vehicleId={vehicleId} />
    </>
  );
}

/** Asked once more in place, with and without script. */
function RemoveVehicle({ vehicleId }: { vehicleId: string }) {
  const text = useText();
  return (
    <Disclosure variant="plain" summary={text('garage.remove')}>
      <form method="post" action={detailsPath(vehicleId)} data-intent="remove-vehicle">
        <input type="hidden" name="intent" value="remove-vehicle" />
        <Stack gap={4} align="start">
          <Text>{text('garage.removeLead')}</Text>
          <Button type="submit" variant="danger">
            {text('garage.removeYes')}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  );
}
