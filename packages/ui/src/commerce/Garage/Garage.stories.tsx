import type { Meta, StoryObj } from '@storybook/react-vite';
import * as fixtures from '../fixtures/account.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import { citra } from '../fixtures/vehicles.ts';
import { GarageCard } from './GarageCard.tsx';
import { MaintenanceTimeline } from './MaintenanceTimeline.tsx';
import { ServiceHistory } from './ServiceHistory.tsx';

const meta = {
  title: 'Commerce/Garage',
  component: GarageCard,
  subcomponents: { MaintenanceTimeline, ServiceHistory },
} satisfies Meta;
export default meta;

const card = {
  shopHref: '/parts',
  detailsHref: '/user/vehicleDetails/v1',
  maintenanceHref: '/user/maintenanceIntervals/v1',
  historyHref: '/user/serviceHistory/v1',
  prefer: { action: '/actions', intent: 'set-vehicle' },
  remove: { action: '/actions', intent: 'remove-vehicle' },
};

export const Vehicles: StoryObj = {
  render: () => (
    <Sheet
      narrow
      states={{
        'the preferred one': <GarageCard vehicle={fixtures.garageVehicle} {...card} />,
        'another, overdue': <GarageCard vehicle={fixtures.overdueVehicle} {...card} />,
        'nothing noted': <GarageCard vehicle={citra} shopHref="/parts" remove={card.remove} />,
        'long text': <GarageCard vehicle={fixtures.longGarageVehicle} {...card} />,
      }}
    />
  ),
};

const retry = { onRetry: () => undefined };
const saveMileage = { action: '/actions', intent: 'save-mileage' };
const schedule = { unit: 'mi', mileage: 44_620, saveMileage, logHref: '/user/addServiceHistory/v1' } as const;

export const Maintenance: StoryObj = {
  render: () => (
    <Sheet
      states={{
        'a schedule, long text': <MaintenanceTimeline intervals={fixtures.intervals} {...schedule} />,
        'mileage refused': (
          <MaintenanceTimeline
            intervals={fixtures.intervals.slice(0, 1)}
            {...schedule}
            mileageError="Enter the mileage as a whole number."
          />
        ),
        'mileage not known': <MaintenanceTimeline intervals={[]} {...schedule} mileage={undefined} />,
        loading: <MaintenanceTimeline intervals={undefined} {...schedule} />,
        failed: <MaintenanceTimeline intervals={null} {...schedule} retry={retry} />,
      }}
    />
  ),
};

const history = {
  addHref: '/user/addServiceHistory/v1',
  remove: { action: '/actions', intent: 'remove-service' },
};

export const Services: StoryObj = {
  render: () => (
    <Sheet
      states={{
        'two years': <ServiceHistory entries={fixtures.services} {...history} />,
        'long text': <ServiceHistory entries={[fixtures.longService]} {...history} />,
        loading: <ServiceHistory entries={undefined} {...history} />,
        empty: <ServiceHistory entries={[]} {...history} />,
        failed: <ServiceHistory entries={null} {...history} retry={retry} />,
      }}
    />
  ),
};
