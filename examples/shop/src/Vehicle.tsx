import { openLevels, picksOf, usePickerLevels, vehicleQueries } from '@driveline/hooks';
import { us } from '@driveline/markets/us';
import { Card, PageBody, PageHeader, useStrings, VehiclePicker } from '@driveline/ui';
import type { Page, PageProps } from './page.ts';

const { levels: order } = us.vehiclePicker;

/** Each visit has one more level to choose from, until the last one posts. */
function Vehicle({ url }: PageProps) {
  const { vehicle } = useStrings();
  const { levels } = usePickerLevels(order, picksOf(order, url.searchParams));
  return (
    <PageBody narrow>
      <title>{vehicle.picker}</title>
      <PageHeader title={vehicle.picker} lead={vehicle.addToSeeFit} />
      <Card padding="l">
        <VehiclePicker
          levels={levels}
          action="/vehicle"
          save={{ action: '/vehicle', intent: 'use-vehicle' }}
        />
      </Card>
    </PageBody>
  );
}

export const vehicle: Page = {
  queries: (client, { searchParams }) =>
    openLevels(order, picksOf(order, searchParams)).map((level) => vehicleQueries.level(client, level)),
  View: Vehicle,
};
