import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  deals,
  heroVehicle,
  jobs,
  longHeroVehicle,
  longNearbyStore,
  nearbyStore,
} from '../fixtures/pages.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import { levels } from '../fixtures/vehicles.ts';
import { VehiclePicker } from '../Vehicle/VehiclePicker.tsx';
import { DealCards } from './DealCards.tsx';
import { HomeHero } from './HomeHero.tsx';
import { JobTiles } from './JobTiles.tsx';
import { NearYou } from './NearYou.tsx';

const meta = {
  title: 'Commerce/Home',
  component: HomeHero,
  subcomponents: { JobTiles, NearYou, DealCards },
} satisfies Meta;
export default meta;

const picker = (
  <VehiclePicker
    variant="compact"
    levels={levels}
    action="/user/myVehicle"
    save={{ action: '/actions', intent: 'set-vehicle' }}
    vin={{ target: { action: '/user/myVehicle', intent: 'find-vin' } }}
  />
);

export const AllStates: StoryObj = {
  render: () => (
    <Sheet
      states={{
        'without a vehicle': <HomeHero picker={picker} />,
        'with a vehicle': <HomeHero vehicle={heroVehicle} />,
        'with a long name, and what is due': <HomeHero vehicle={longHeroVehicle} />,
        jobs: <JobTiles jobs={jobs} />,
        'without a store': <NearYou storesHref="/store" />,
        'with a store': <NearYou store={nearbyStore} storesHref="/store" />,
        'with a long address, and orders that wait': <NearYou store={longNearbyStore} storesHref="/store" />,
        deals: <DealCards deals={deals} />,
      }}
    />
  ),
};
