import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  deals,
  heroVehicle,
  jobs,
  longHeroVehicle,
  longNearbyStore,
  nearbyStore,
  wearParts,
} from '../fixtures/pages.ts';
import { buying, longest, products, today, vehicleShort } from '../fixtures/products.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import { levels } from '../fixtures/vehicles.ts';
import { VehiclePicker } from '../Vehicle/VehiclePicker.tsx';
import { CarJobs } from './CarJobs.tsx';
import { DealCards } from './DealCards.tsx';
import { HomeHero } from './HomeHero.tsx';
import { JobTiles } from './JobTiles.tsx';
import { NearYou } from './NearYou.tsx';
import { WearParts } from './WearParts.tsx';
import { WearPartTiles } from './WearPartTiles.tsx';

const meta = {
  title: 'Commerce/Home',
  component: HomeHero,
  subcomponents: { JobTiles, CarJobs, NearYou, DealCards, WearParts, WearPartTiles },
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

const about = { vehicle: vehicleShort, shelves: wearParts };
const offered = [...products.slice(0, 3), longest].map((product, index) => ({
  product: { ...product, skuNumber: `wear-${index}` },
  shelf: wearParts[index]!,
}));

export const AllStates: StoryObj = {
  render: () => (
    <Sheet
      states={{
        'without a vehicle': <HomeHero picker={picker} />,
        'with a vehicle': <HomeHero vehicle={heroVehicle} />,
        'with a long name, and what is due': <HomeHero vehicle={longHeroVehicle} />,
        'parts that wear': (
          <WearParts {...about}>
            <WearPartTiles parts={offered} {...buying} vehicle={vehicleShort} today={today} />
          </WearParts>
        ),
        'one kind alone, gone since': (
          <WearParts {...about}>
            <WearPartTiles
              parts={offered.slice(0, 1)}
              {...buying}
              vehicle={vehicleShort}
              today={today}
              errors={{ 'wear-0': { error: 'Only 4 are left in this store.' } }}
            />
          </WearParts>
        ),
        'parts that are loading': <WearParts {...about} loading />,
        'no part to show': <WearParts {...about} />,
        jobs: <JobTiles jobs={jobs} />,
        'jobs on a car': <CarJobs jobs={jobs} />,
        'without a store': <NearYou storesHref="/store" />,
        'with a store': <NearYou store={nearbyStore} storesHref="/store" />,
        'with a long address, and orders that wait': <NearYou store={longNearbyStore} storesHref="/store" />,
        deals: <DealCards deals={deals} />,
      }}
    />
  ),
};
