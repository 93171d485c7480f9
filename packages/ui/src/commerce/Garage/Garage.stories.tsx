import type { Meta, StoryObj } from '@storybook/react-vite';
import { garageVehicle, longGarageVehicle, overdueVehicle } from '../fixtures/account.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import { citra } from '../fixtures/vehicles.ts';
import { GarageCard } from './GarageCard.tsx';

const meta = { title: 'Commerce/Garage' } satisfies Meta;
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
        'the preferred one': <GarageCard vehicle={garageVehicle} {...card} />,
        'another, overdue': <GarageCard vehicle={overdueVehicle} {...card} />,
        'nothing noted': <GarageCard vehicle={citra} shopHref="/parts" remove={card.remove} />,
        'long text': <GarageCard vehicle={longGarageVehicle} {...card} />,
      }}
    />
  ),
};
