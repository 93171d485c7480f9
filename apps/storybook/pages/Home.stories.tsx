import {
  BatteryIcon,
  DealCards,
  Grid,
  Heading,
  HomeHero,
  JobTiles,
  NearYou,
  RelatedParts,
  ReportIcon,
  Select,
  Shortcuts,
  Stack,
  WrenchIcon,
  VinForm,
} from '@driveline/ui';
import { InfoCards } from '@driveline/ui/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { frame, inShop } from './inShop.tsx';
import { usePageWords, type PageWord } from './pageWords.ts';
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

const jobs: readonly [word: PageWord, drawing: string][] = [
  ['brakes', 'job-brakes'],
  ['battery', 'job-battery'],
  ['oil', 'job-oil'],
  ['noStart', 'job-no-start'],
  ['lights', 'job-lights'],
  ['wipers', 'job-wipers'],
  ['cooling', 'job-cooling'],
  ['suspension', 'job-suspension'],
];
const wear: readonly PageWord[] = ['pads', 'rotors', 'wiperBlades', 'airFilter'];

function Jobs({ isLong = false }: { isLong?: boolean }) {
  const words = usePageWords();
  const label = (word: PageWord) => (isLong ? `${words(word)} ${words('longJob')}` : words(word));
  return (
    <JobTiles
      jobs={jobs.map(([word, drawing]) => ({ label: label(word), href: `/jobs/${word}`, drawing }))}
    />
  );
}

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

function Picker() {
  const words = usePageWords();
  const { market } = useShopData();
  return (
    <Grid min="180px">
      {market.vehiclePicker.levels.map((level) => (
        <Select key={level} label={words(level)} placeholder={words(level)} />
      ))}
    </Grid>
  );
}

function WithoutOne() {
  const words = usePageWords();
  const { deals } = useShopData();
  const cards = [
    {
      title: words('pickupCard'),
      text: words('pickupText'),
      link: { label: words('findStore'), href: '/store' },
    },
    { title: words('returnsCard'), text: words('returnsText') },
    { title: words('coreCard'), text: words('coreText') },
  ];
  return (
    <Stack gap={8}>
      <HomeHero picker={<Picker />} vinTarget={{ action: '/actions', intent: 'set-vehicle-by-vin' }} />
      <Jobs />
      <NearYou storesHref="/store" />
      <DealCards deals={deals} />
      <InfoCards title={words('howItWorks')} cards={cards} />
      <Ways />
    </Stack>
  );
}

function WithOne({ isLong = false }: { isLong?: boolean }) {
  const words = usePageWords();
  const { header, store, related, vehicle } = useShopData();
  const { address1, messageToDisplay, storeNumber } = store;
  const links = wear.map((word) => ({ label: words(word), href: `/parts/${word}` }));
  return (
    <Stack gap={8}>
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
    </Stack>
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
