import type { OutputOf } from '@driveline/api';
import { garageQueries, useB2c } from '@driveline/hooks';
import { DefinitionList, Inline, Link, useFormat, useStrings } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { addServicePath, editPath } from './paths.ts';
import { useDetailLabels } from './useLabels.ts';

type Vehicle = OutputOf<'vehicles.details'>;

type Fact = { readonly term: string; readonly value: string | null | undefined; readonly addHref?: string };

/** What its owner noted, what was done last and what comes next; a gap says so and leads to where it is filled. */
export function DetailFacts({ vehicle }: { vehicle: Vehicle }) {
  const { notAdded, add, addOf } = useStrings().account.profile;
  const facts: readonly Fact[] = [...useNoted(vehicle), ...useServices(vehicle.vehicleId)];
  return (
    <DefinitionList
      items={facts.map(({ term, value, addHref }) => ({
        term,
        value: value || (
          <Inline as="span" gap={3}>
            {notAdded}
            {addHref && (
              <Link href={addHref} aria-label={addOf(term)}>
                {add}
              </Link>
            )}
          </Inline>
        ),
      }))}
    />
  );
}

function useNoted(vehicle: Vehicle): Fact[] {
  const { market } = useShop();
  const { date, number } = useFormat();
  const labels = useDetailLabels();
  const { mileage, mileageUnit, purchaseDate, licensePlate, state, note } = vehicle;
  const stateName = market.states.find(({ code }) => code === state)?.name;
  const facts: readonly Fact[] = [
    { term: labels.nickname, value: vehicle.nickname },
    { term: labels.vin, value: vehicle.vin },
    { term: labels.licensePlate, value: [licensePlate, stateName].filter(Boolean).join(', ') },
    { term: labels.mileage, value: mileage === null ? null : `${number(mileage)} ${mileageUnit}` },
    { term: labels.colour, value: vehicle.colour },
    { term: labels.purchaseDate, value: purchaseDate && date(purchaseDate, 'medium') },
    ...(note ? [{ term: labels.note, value: note }] : []),
  ];
  return facts.map((fact) => ({ ...fact, addHref: editPath(vehicle.vehicleId) }));
}

/** What could not be read is left out: it has pages of its own. */
function useServices(vehicleId: string): Fact[] {
  const text = useText();
  const { date } = useFormat();
  const { status } = useStrings().account.garage;
  const { client } = useB2c();
  const services = useQuery(garageQueries.services(client, vehicleId)).data?.services;
  const next = useQuery(garageQueries.maintenance(client, vehicleId)).data?.intervals[0];
  const last = services?.[0];
  return [
    ...(services
      ? [
          {
            term: text('garage.lastService'),
            value: last && `${last.serviceName}, ${date(last.date, 'medium')}`,
            addHref: addServicePath(vehicleId),
          },
        ]
      : []),
    ...(next ? [{ term: text('garage.nextService'), value: `${next.name}: ${status[next.status]}` }] : []),
  ];
}
