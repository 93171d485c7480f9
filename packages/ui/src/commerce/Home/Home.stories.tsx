import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { BatteryIcon, WrenchIcon } from '../../components/Icon/vehicleIcons.tsx';
import { ReportIcon } from '../../components/Icon/commerceIcons.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { deals, infoCards, jobs, wearParts } from '../fixtures/pages.ts';
import { usePageWords } from '../fixtures/pageWords.ts';
import { mat, rotor, today, vehicle, vehicleShort } from '../fixtures/products.ts';
import { ShopFrame } from '../fixtures/ShopFrame.tsx';
import { RelatedParts } from '../Product/RelatedParts.tsx';
import { InfoCards } from '../Content/InfoCards.tsx';
import { DealCards } from './DealCards.tsx';
import { HomeHero } from './HomeHero.tsx';
import { JobTiles } from './JobTiles.tsx';
import { NearYou, type NearbyStore } from './NearYou.tsx';
import { Shortcuts } from './Shortcuts.tsx';

const meta = {
  component: HomeHero,
  title: 'Pages/Home',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ShopFrame>
        <Story />
      </ShopFrame>
    ),
  ],
} satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;

const store: NearbyStore = {
  name: '1420 Harbor Blvd',
  message: 'Open until 9:00 PM',
  directionsHref: '/directions',
  detailsHref: '/store/6997',
  ordersReady: 2,
  ordersHref: '/user/orders',
};

const picker = (
  <Grid min="180px">
    {['Year', 'Make', 'Model', 'Engine'].map((label) => (
      <Select key={label} label={label} placeholder={label} />
    ))}
  </Grid>
);

const shortcuts = (
  <Shortcuts
    items={[
      { label: 'Loan a tool', note: 'The deposit comes back', href: '/tools', icon: <WrenchIcon /> },
      { label: 'Free battery test', note: 'At every store', href: '/battery', icon: <BatteryIcon /> },
      { label: 'Repair guides', href: '/guides', icon: <ReportIcon /> },
    ]}
  />
);

export const WithoutVehicle: Story = {
  render: () => (
    <Stack gap={8}>
      <HomeHero picker={picker} vinTarget={{ action: '/actions', intent: 'set-vehicle-by-vin' }} />
      <JobTiles jobs={jobs} />
      <NearYou storesHref="/store" />
      <DealCards deals={deals} />
      <InfoCards title="How it works" cards={infoCards} />
      {shortcuts}
    </Stack>
  ),
};

function Deals() {
  return (
    <Stack gap={4}>
      <Heading level={2}>{usePageWords()('relatedParts')}</Heading>
      <RelatedParts
        products={[rotor, { ...mat, skuNumber: '1' }]}
        addAction="/actions"
        vehicle={vehicleShort}
        today={today}
      />
    </Stack>
  );
}

export const WithVehicle: Story = {
  render: () => (
    <Stack gap={8}>
      <HomeHero
        vehicle={{
          name: vehicle,
          switchHref: '/user/myVehicle',
          partsHref: '/parts',
          due: [{ label: 'Oil and filter, in 400 mi', href: '/jobs/oil' }],
          wearParts,
        }}
      />
      <JobTiles jobs={jobs} />
      <NearYou store={store} storesHref="/store" />
      <Deals />
      {shortcuts}
    </Stack>
  ),
};

export const LongText: Story = {
  parameters: { visual: { kind: 'pageState' } },
  render: () => (
    <Stack gap={8}>
      <HomeHero
        vehicle={{
          name: '2018 Westmoreland Transcontinental Extended Cab Long Bed 6.7L Turbo Diesel',
          switchHref: '/user/myVehicle',
          partsHref: '/parts',
          wearParts: [...wearParts, ...wearParts.map((link) => ({ ...link, href: `${link.href}?2` }))],
        }}
      />
      <JobTiles
        jobs={jobs.map((job) => ({ ...job, label: `${job.label} and electromechanical components` }))}
      />
      <NearYou
        store={{ ...store, name: '12345 North Very Long Boulevard Avenue East, Building 4' }}
        storesHref="/store"
      />
    </Stack>
  ),
};
