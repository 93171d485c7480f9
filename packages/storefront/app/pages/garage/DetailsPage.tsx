import type { OutputOf } from '@driveline/api';
import { useMaintenance, useServices } from '@driveline/hooks';
import {
  Button,
  ButtonLink,
  DefinitionList,
  Disclosure,
  Inline,
  Link,
  Stack,
  Text,
  useFormat,
  useStrings,
  VehicleCard,
} from '@driveline/ui';
import { useActionData } from 'react-router-dom';
import { formTarget } from '../../intents/formTarget.ts';
import { IntentForm } from '../../intents/IntentForm.tsx';
import { AccountFrame, DoneNote } from '../../parts/account/AccountFrame.tsx';
import { Failure } from '../../parts/page/Failure.tsx';
import { Refused } from '../../parts/form/PostForm.tsx';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { useFieldLabel } from './GarageForm.tsx';
import { useVehicle } from './VehicleFrame.tsx';
import * as paths from '../../paths/index.ts';

type VehicleProps = { readonly vehicle: OutputOf<'vehicles.details'> };

/** `/user/vehicleDetails/{vehicleId}`: what is known of a saved vehicle, and what can be done with it (VEHST-018). */
export function DetailsPage() {
  const text = useText();
  const { asked, name } = useVehicle();
  const { data, error, refetch } = asked;
  const answer = useActionData() as FormAnswer | undefined;
  return (
    <AccountFrame title={name} trail={[{ label: text('account.vehicles'), href: paths.vehicles() }]}>
      <DoneNote words={{ saved: text('garage.detailsSaved') }} />
      <Refused answer={answer} />
      {data ? <Known vehicle={data} /> : <Failure error={error} onRetry={refetch} />}
    </AccountFrame>
  );
}

function Known({ vehicle }: VehicleProps) {
  const text = useText();
  const { vehicleId, catalogVehicleId, vehicleName, nickname, isPreferred } = vehicle;
  const ways = [
    { label: text('garage.history'), href: paths.serviceHistory(vehicleId) },
    { label: text('garage.maintenance'), href: paths.maintenance(vehicleId) },
    { label: text('guides.title'), href: paths.guides(catalogVehicleId) },
  ];
  return (
    <>
      <VehicleCard
        vehicle={{ vehicleId, name: vehicleName, preferred: isPreferred, ...(nickname && { nickname }) }}
        shopHref={paths.parts()}
        prefer={formTarget('set-vehicle')}
      >
        <Facts vehicle={vehicle} />
      </VehicleCard>
      <Inline>
        <ButtonLink href={paths.editVehicle(vehicleId)}>{text('garage.editDetails')}</ButtonLink>
        {ways.map(({ label, href }) => (
          <ButtonLink key={href} href={href} variant="outline">
            {label}
          </ButtonLink>
        ))}
      </Inline>
      <RemoveVehicle vehicleId={vehicleId} />
    </>
  );
}

type Fact = { readonly term: string; readonly value: string | null | undefined; readonly addHref?: string };

/** What its owner noted, what was done last and what comes next; a gap says so and leads to where it is filled. */
function Facts({ vehicle }: VehicleProps) {
  const { notAdded, add, addOf } = useStrings().account.profile;
  const facts: readonly Fact[] = [...useNoted(vehicle), ...useServiceFacts(vehicle)];
  const gap = ({ term, addHref }: Fact) => (
    <Inline as="span" gap={3}>
      {notAdded}
      {addHref && (
        <Link href={addHref} aria-label={addOf(term)}>
          {add}
        </Link>
      )}
    </Inline>
  );
  return (
    <DefinitionList items={facts.map((fact) => ({ term: fact.term, value: fact.value || gap(fact) }))} />
  );
}

function useNoted(vehicle: VehicleProps['vehicle']): Fact[] {
  const { market } = useShop();
  const { date, number } = useFormat();
  const label = useFieldLabel();
  const { mileage, mileageUnit, purchaseDate, licensePlate, state, note } = vehicle;
  const stateName = market.states.find(({ code }) => code === state)?.name;
  const facts: readonly Fact[] = [
    { term: label('nickname'), value: vehicle.nickname },
    { term: label('vin'), value: vehicle.vin },
    { term: label('licensePlate'), value: [licensePlate, stateName].filter(Boolean).join(', ') },
    { term: label('mileage'), value: mileage === null ? null : `${number(mileage)} ${mileageUnit}` },
    { term: label('colour'), value: vehicle.colour },
    { term: label('purchaseDate'), value: purchaseDate && date(purchaseDate, 'medium') },
    ...(note ? [{ term: label('note'), value: note }] : []),
  ];
  return facts.map((fact) => ({ ...fact, addHref: paths.editVehicle(vehicle.vehicleId) }));
}

/** What could not be read is left out: it has pages of its own. */
function useServiceFacts({ vehicleId }: VehicleProps['vehicle']): Fact[] {
  const text = useText();
  const { date } = useFormat();
  const { status } = useStrings().account.garage;
  const services = useServices(vehicleId).data?.services;
  const next = useMaintenance(vehicleId).data?.intervals[0];
  const last = services?.[0];
  const done = {
    term: text('garage.lastService'),
    value: last && `${last.serviceName}, ${date(last.date, 'medium')}`,
    addHref: paths.addService(vehicleId),
  };
  return [
    ...(services ? [done] : []),
    ...(next ? [{ term: text('garage.nextService'), value: `${next.name}: ${status[next.status]}` }] : []),
  ];
}

/** Asked once more in place, with and without script. */
function RemoveVehicle({ vehicleId }: { vehicleId: string }) {
  const text = useText();
  return (
    <Disclosure variant="plain" summary={text('garage.remove')}>
      <IntentForm action={paths.vehicle(vehicleId)} intent="remove-vehicle">
        <Stack gap={4} align="start">
          <Text>{text('garage.removeLead')}</Text>
          <Button type="submit" variant="danger">
            {text('garage.removeYes')}
          </Button>
        </Stack>
      </IntentForm>
    </Disclosure>
  );
}
