import {
  LocateButton,
  PageHeader,
  StoreFinderLayout,
  StoreList,
  StoreMap,
  StoreSearchForm,
} from '@driveline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from './inShop.tsx';
import { usePageWords } from './pageWords.ts';
import { today, useShopData } from './shopData.ts';

const RADIUS_METERS = 241_402;
const SERVICES = ['battery-testing', 'loaner-tools', 'oil-recycling'];

/** The stores of a search; `found` none where nothing is near. */
function Finder({ found }: { found: boolean }) {
  const words = usePageWords();
  const { market, stores, postalCode: place } = useShopData();
  const shown = found ? stores : [];
  const [mine] = stores;
  return (
    <>
      <PageHeader title={words('store.title')} lead={words('store.description')} />
      <StoreFinderLayout
        search={
          <StoreSearchForm
            label={words('store.place')}
            place={place}
            locate={<LocateButton onLocate={() => undefined} />}
            filters={{ openNow: false, services: SERVICES, selected: [] }}
          />
        }
        list={
          <StoreList
            stores={shown}
            place={place}
            radiusMeters={RADIUS_METERS}
            choose={{ action: '/actions', intent: 'set-store' }}
            showsAddress2={market.stores.showsAddress2}
            mine={mine?.storeNumber}
            today={() => today}
            directionsHref={() => 'https://maps.example/directions'}
          />
        }
        {...(found && {
          map: <StoreMap stores={shown} mine={mine?.storeNumber} distanceUnit={market.units.distance} />,
        })}
      />
    </>
  );
}

const meta = {
  component: Finder,
  title: 'Pages/Store',
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: { found: true },
} satisfies Meta<typeof Finder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const NoneNear: Story = { parameters: { visual: { kind: 'pageState' } }, args: { found: false } };
