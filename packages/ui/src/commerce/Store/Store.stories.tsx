import type { Meta, StoryObj } from '@storybook/react-vite';
import { tiles } from '../fixtures/mapTiles.ts';
import { today } from '../fixtures/products.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import { counter, harbor, longStore, mission, place, stores } from '../fixtures/stores.ts';
import { LocateButton } from './LocateButton.tsx';
import { MyStore } from './MyStore.tsx';
import { StoreCard } from './StoreCard.tsx';
import { StoreFinderLayout } from './StoreFinderLayout.tsx';
import { StoreList } from './StoreList.tsx';
import { StoreMap } from './StoreMap.tsx';
import { StoreSearchForm } from './StoreSearchForm.tsx';
import { HoursTable } from './HoursTable.tsx';
import { MapChoice } from './MapChoice.tsx';
import { TileMap } from './TileMap.tsx';

const meta = {
  title: 'Commerce/Store',
  component: StoreList,
  subcomponents: {
    StoreCard,
    StoreFinderLayout,
    StoreSearchForm,
    LocateButton,
    StoreMap,
    MapChoice,
    TileMap,
    HoursTable,
    MyStore,
  },
  parameters: { playgrounds: { HoursTable: { args: { hours: harbor.hours, today } } } },
} satisfies Meta;
export default meta;

const choose = { action: '/actions', intent: 'set-store' };
const nothing = () => undefined;
const locate = <LocateButton onLocate={nothing} />;
const filters = {
  openNow: true,
  stocked: false,
  services: ['battery-testing', 'loaner-tools', 'oil-recycling'],
  selected: ['loaner-tools'],
};
const directionsHref = () => 'https://maps.example/directions';
const label = 'ZIP, or city and state';

export const Cards: StoryObj = {
  render: () => (
    <Sheet
      narrow
      states={{
        'a store': <StoreCard store={harbor} number={1} choose={choose} today={today} directionsHref="/go" />,
        'the shopper’s, open': (
          <StoreCard store={mission} number={2} isMine open choose={choose} today={today} />
        ),
        'no pickup, no services': <StoreCard store={counter} number={3} choose={choose} today={today} />,
        'long text, closed': (
          <StoreCard
            store={longStore}
            number={12}
            open
            showsAddress2
            choose={choose}
            today={today}
            directionsHref="/go"
          />
        ),
      }}
    />
  ),
};

const list = { choose, radiusMeters: 241_402, today: () => today, directionsHref };

export const List: StoryObj = {
  render: () => (
    <Sheet
      narrow
      states={{
        found: <StoreList {...list} stores={[mission, harbor]} place="92110" mine="1420" />,
        loading: <StoreList {...list} stores={undefined} />,
        none: (
          <StoreList
            {...list}
            stores={[]}
            wider={{ radiusMeters: 804_672, href: '/store?q=92110&radius=500' }}
          />
        ),
        failed: <StoreList {...list} stores={null} onRetry={nothing} />,
        'nothing searched': <StoreList {...list} stores={undefined} asksPlace locate={locate} />,
      }}
    />
  ),
};

export const Search: StoryObj = {
  render: () => (
    <Sheet
      states={{
        empty: <StoreSearchForm action="/store" label={label} locate={locate} />,
        'with filters': (
          <StoreSearchForm action="/store" label={label} place="92110" locate={locate} filters={filters} />
        ),
        locating: (
          <StoreSearchForm
            action="/store"
            label={label}
            locate={<LocateButton onLocate={nothing} pending />}
          />
        ),
        error: (
          <StoreSearchForm
            action="/store"
            label={label}
            place="Atlantis, ZZ"
            error="We do not know this place. Try a ZIP code."
          />
        ),
      }}
    />
  ),
};

/** The whole picker, as a dialog or a page shows it. */
export const Finder: StoryObj = {
  render: () => (
    <StoreFinderLayout
      search={
        <StoreSearchForm action="/store" label={label} place="92110" locate={locate} filters={filters} />
      }
      list={<StoreList {...list} stores={stores} place="92110" mine="1420" />}
      map={<StoreMap stores={stores} origin={place} mine="1420" distanceUnit="mi" />}
    />
  ),
};

export const Map: StoryObj = {
  render: () => (
    <Sheet
      narrow
      states={{
        'with the place': <StoreMap stores={stores} origin={place} mine="88" distanceUnit="km" />,
        'one store': <StoreMap stores={[harbor]} distanceUnit="mi" />,
        'at one place': (
          <StoreMap
            stores={['a', 'b', 'c'].map((storeNumber) => ({ ...harbor, storeNumber }))}
            origin={harbor.location}
            distanceUnit="mi"
          />
        ),
      }}
    />
  ),
};

export const Streets: StoryObj = {
  render: () => (
    <Sheet
      narrow
      states={{
        'offered beside the drawn map': (
          <MapChoice
            stores={stores}
            mine="1420"
            distanceUnit="mi"
            tiles={{ ...tiles, url: 'https://tiles.example/{z}/{x}/{y}.png' }}
            load={() => import('./TileMap.tsx')}
          />
        ),
        'stores and the place': <TileMap tiles={tiles} stores={stores} origin={place} mine="1420" />,
        'one store, small': (
          <TileMap isSmall tiles={{ ...tiles, attributionHref: '/copyright' }} stores={[harbor]} />
        ),
      }}
    />
  ),
};

export const Mine: StoryObj = {
  render: () => (
    <Sheet
      narrow
      states={{
        loaded: (
          <MyStore
            changeHref="/store"
            saved={harbor}
            store={harbor}
            today={today}
            directionsHref="/go"
            onShop={nothing}
          />
        ),
        loading: <MyStore changeHref="/store" saved={harbor} store={undefined} onShop={nothing} />,
        failed: (
          <MyStore changeHref="/store" saved={harbor} store={null} shopHref="/parts" onRetry={nothing} />
        ),
        'long text': (
          <MyStore
            changeHref="/store"
            saved={longStore}
            store={longStore}
            today={today}
            showsAddress2
            shopHref="/parts"
          />
        ),
      }}
    />
  ),
};
