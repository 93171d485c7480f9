import {
  BatteryIcon,
  DealCards,
  Heading,
  HomeHero,
  JobTiles,
  NearYou,
  RelatedParts,
  ReportIcon,
  Shortcuts,
  Stack,
  VehiclePicker,
  WrenchIcon,
  VinForm,
} from '@driveline/ui';
import { InfoCards } from '@driveline/ui/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { frame, inShop } from './inShop.tsx';
import { Jobs } from './Jobs.tsx';
import { usePageWords, type PageWord } from './pageWords.ts';
import { useShopBrand } from './shopBrand.ts';
import { today, useShopData } from './shopData.ts';

const meta = {
  component: HomeHero,
  title: 'Pages/Home',
  subcomponents: { DealCards, JobTiles, NearYou, Shortcuts, VinForm },
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
} satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;

const wear: readonly PageWord[] = [
  'home.wear.pads',
  'home.wear.rotors',
  'home.wear.filters',
  'home.wear.wipers',
];

function Ways() {
  const words = usePageWords();
  return (
    <Shortcuts
      items={[
        { label: words('loanTool'), note: words('loanNote'), href: '/tools', icon: <WrenchIcon /> },
        { label: words('batteryTest'), note: words('everyStore'), href: '/battery', icon: <BatteryIcon /> },
        { label: words('help'), href: '/guides', icon: <ReportIcon /> },
      ]}
    />
  );
}

/** The picker before the first pick, of the year or of the make. */
function Picker() {
  const { market } = useShopData();
  const items = { year: years, make: makes };
  return (
    <VehiclePicker
      variant="compact"
      levels={market.vehiclePicker.levels.map((name, at) => ({
        name,
        ...(at === 0 && name in items && { items: items[name as keyof typeof items] }),
      }))}
      action="/user/myVehicle"
      save={{ action: '/actions', intent: 'set-vehicle' }}
      onPick={() => undefined}
      vin={{ target: { action: '/user/myVehicle', intent: 'find-vin' } }}
    />
  );
}

const choices = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
const years = choices(['2026', '2025', '2024']);
const makes = choices(['Alba', 'Corvane', 'Hadley', 'Norvik']);

function WithoutOne() {
  const { deals } = useShopData();
  const { blocks } = useShopBrand().content;
  return (
    <>
      <HomeHero picker={<Picker />} />
      <Jobs />
      <NearYou storesHref="/store" />
      <DealCards deals={deals} />
      <InfoCards {...blocks['/']!} />
    </>
  );
}

function WithOne({ isLong = false }: { isLong?: boolean }) {
  const words = usePageWords();
  const { header, store, related, vehicle } = useShopData();
  const { address1, messageToDisplay, storeNumber } = store;
  const links = wear.map((word) => ({ label: words(word), href: `/parts/${word}` }));
  return (
    <>
      <HomeHero
        vehicle={{
          name: isLong ? `${vehicle.name} ${words('longPart')}` : vehicle.name,
          switchHref: '/user/myVehicle',
          partsHref: '/parts',
          due: [{ label: words('oilDue'), href: '/jobs/oil' }],
          wearParts: isLong ? [...links, ...links.map((it) => ({ ...it, href: `${it.href}?2` }))] : links,
        }}
      />
      <Jobs isLong={isLong} />
      <NearYou
        store={{
          name: isLong ? `${address1}, ${address1}, ${address1}` : address1,
          message: messageToDisplay,
          directionsHref: '/directions',
          detailsHref: `/store/${storeNumber}`,
          ordersReady: 2,
          ordersHref: '/user/orderHistory',
        }}
        storesHref="/store"
      />
      <Stack gap={4}>
        <Heading level={2}>{words('relatedParts', { vehicle: header.vehicleMap!.model })}</Heading>
        <RelatedParts products={related} addAction="/actions" vehicle={vehicle.model} today={today} />
      </Stack>
      <Ways />
    </>
  );
}

export const WithoutVehicle: Story = {
  parameters: frame({ withoutVehicle: true }),
  render: () => <WithoutOne />,
};

export const WithVehicle: Story = { render: () => <WithOne /> };

export const LongText: Story = {
  parameters: { visual: { kind: 'pageState' } },
  render: () => <WithOne isLong />,
};
