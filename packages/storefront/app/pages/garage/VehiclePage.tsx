import { accountOf, picksOf, useHeader, useMyVehicle } from '@driveline/hooks';
import { Card, Inline, JobTiles, Link, PageBody, PageHeader, VehicleCard } from '@driveline/ui';
import { useActionData, useSearchParams } from 'react-router-dom';
import { formTarget } from '../../intents/formTarget.ts';
import { repairJobs, wearParts } from '../../models/repairJobs.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { PageCards } from '../../parts/page/PageCards.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import type { NumberAnswer } from '../../parts/vehicle/findVehicleAction.ts';
import { Picker } from '../../parts/vehicle/Picker.tsx';
import { OtherVehicles } from './SavedVehicles.tsx';
import * as paths from '../../paths/index.ts';

/** `/user/myVehicle`: the vehicle, and the way to another one, with or without script (VEHST-016). */
export function VehiclePage() {
  const text = useText();
  const { market } = useShop();
  const [query] = useSearchParams();
  const vehicle = useMyVehicle();
  const { isAuthenticated } = accountOf(useHeader().data);
  return (
    <PageBody>
      <PageHead
        title={text('vehicle.title')}
        description={text('vehicle.description')}
        canonicalPath={paths.vehicles()}
      />
      <PageHeader title={text('vehicle.title')} lead={text('vehicle.description')} />
      {vehicle && (
        <VehicleCard
          vehicle={{ vehicleId: vehicle.vehicleId, name: vehicle.vehicleName, preferred: true }}
          shopHref={paths.parts()}
          remove={formTarget('clear-vehicle')}
          {...(isAuthenticated && { detailsHref: paths.vehicle(vehicle.vehicleId) })}
        >
          <Inline gap={5}>
            {wearParts.map(({ id, href }) => (
              <Link key={href} href={href}>
                {text(id)}
              </Link>
            ))}
          </Inline>
        </VehicleCard>
      )}
      <OtherVehicles />
      <Card as="section" padding="l">
        <Picker
          key={query.toString()}
          variant="compact"
          start={picksOf(market.vehiclePicker.levels, query)}
          showsCurrent={false}
          found={useActionData() as NumberAnswer | undefined}
        />
      </Card>
      <JobTiles jobs={repairJobs.map(({ id, href, drawing }) => ({ label: text(id), href, drawing }))} />
      {!isAuthenticated && <PageCards path={paths.vehicles()} />}
    </PageBody>
  );
}
