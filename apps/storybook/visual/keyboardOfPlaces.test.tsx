import {
  CrashBlock,
  ErrorBlock,
  LocateButton,
  MapChoice,
  Menu,
  MyStore,
  NotFoundBlock,
  SearchField,
  SiteFooter,
  StandaloneHeader,
  StoreCard,
  StoreList,
  StoreMap,
  StoreSearchForm,
  SuggestionList,
  VehicleCard,
  VehiclePicker,
  PlateFinder,
  VinFinder,
} from '@driveline/ui';
import { TileMap } from '@driveline/ui/street-map';
import { GarageCard } from '@driveline/ui/account';
import { AppBanner, DismissibleBanner, VehicleHint } from '@driveline/ui/banners';
import { ProactiveChat } from '@driveline/ui/chat';
import { ContactPanel } from '@driveline/ui/contact';
import { garageVehicle } from '../../../packages/ui/src/commerce/fixtures/account.ts';
import { today } from '../../../packages/ui/src/commerce/fixtures/products.ts';
import { suggestions } from '../../../packages/ui/src/commerce/fixtures/header.tsx';
import { harbor, place, stores } from '../../../packages/ui/src/commerce/fixtures/stores.ts';
import { halden, levels, vinMatches } from '../../../packages/ui/src/commerce/fixtures/vehicles.ts';
import { expect, test } from 'vitest';
import { button, focused, onEmptyPage, press, show } from './keys.tsx';
import { pressRows } from './pressRows.tsx';

/** Keys of the frame around a page, of stores and of vehicles. */

onEmptyPage();

const mapTiles = { url: 'data:image/svg+xml,{z}{x}{y}', attribution: 'Map data: City' };
const target = (intent: string) => ({ action: '/actions', intent });
const act = (intent: string) => ({ target: target(intent) });
const nothing = () => undefined;
const links = [{ label: 'Parts', href: '/parts' }];

pressRows({
  AppBanner: {
    shown: <AppBanner name="Ironbay" icon={null} href="/app" dismissal={act('close')} />,
    stops: ['Get app Ironbay', 'Close'],
    does: { 'Get app Ironbay': ['Enter', 'go /app'], Close: [' ', 'send close'] },
  },
  ContactPanel: {
    shown: <ContactPanel storeFeedback={{ href: '/storeexperience' }} contactUs={{ href: '/contactus' }} />,
    stops: ['Leave store feedback', 'Contact us'],
    does: { 'Contact us': ['Enter', 'go /contactus'] },
  },
  CrashBlock: {
    shown: <CrashBlock homeHref="/" details="Error: broken" />,
    stops: ['Try again', 'Go to home page', 'Details for developers'],
    does: { 'Go to home page': ['Enter', 'go /'], 'Details for developers': ['Enter', 'open'] },
  },
  DismissibleBanner: {
    shown: (
      <DismissibleBanner label="Returns" link={{ href: '/returns', words: 'How' }} dismissal={act('close')}>
        90 days
      </DismissibleBanner>
    ),
    stops: ['How', 'Close'],
    does: { How: ['Enter', 'go /returns'], Close: ['Enter', 'send close'] },
  },
  ErrorBlock: {
    shown: <ErrorBlock searchAction="/searchresult" links={links} />,
    stops: ['Part, number or symptom', 'Search', 'Parts'],
    does: { 'Part, number or symptom': ['Enter', 'send'], Parts: ['Enter', 'go /parts'] },
  },
  GarageCard: {
    shown: <GarageCard vehicle={garageVehicle} shopHref="/parts" maintenanceHref="/m" />,
    stops: [
      'Maintenance for 2018 Norvik Halden 2.5L L4 gas',
      'Shop parts for 2018 Norvik Halden 2.5L L4 gas',
    ],
    does: { 'Maintenance for 2018 Norvik Halden 2.5L L4 gas': ['Enter', 'go /m'] },
  },
  LocateButton: {
    shown: <LocateButton onLocate={nothing} />,
    stops: ['Use my location'],
    does: { 'Use my location': [' ', 'press'] },
  },
  Menu: {
    shown: (
      <Menu sections={[{ title: 'Advice', links: [{ label: 'How-tos', href: '/how', children: links }] }]} />
    ),
    stops: ['Menu'],
    does: { Menu: ['Enter', 'open'] },
  },
  MyStore: {
    shown: <MyStore changeHref="/store" saved={harbor} store={harbor} today={today} shopHref="/parts" />,
    stops: ['Call (619) 555-0142', 'Shop this store', 'Change store'],
    does: { 'Shop this store': ['Enter', 'go /parts'] },
  },
  NotFoundBlock: {
    shown: <NotFoundBlock homeHref="/" searchAction="/searchresult" categories={links} />,
    stops: ['Part, number or symptom', 'Search', 'Parts', 'Go to home page'],
    does: { 'Go to home page': ['Enter', 'go /'] },
  },
  ProactiveChat: {
    shown: <ProactiveChat href="/chat" onClose={nothing} />,
    stops: ['Close', 'Chat now'],
    does: { Close: ['Enter', 'press'], 'Chat now': ['Enter', 'go /chat'] },
  },
  SearchField: {
    shown: <SearchField action="/searchresult" defaultValue="brake" />,
    stops: ['Search', 'Search'],
    does: { Search: ['Enter', 'send search'] },
  },
  SuggestionList: {
    shown: (
      <SuggestionList
        id="list"
        recent={['oil']}
        general={['brake pads']}
        products={[suggestions[0]!]}
        onClearRecent={nothing}
      />
    ),
    stops: ['Clear: Recent searches', 'Front brake rotor, vented, coated'],
    does: {
      'Clear: Recent searches': [' ', 'press'],
      'Front brake rotor, vented, coated': ['Enter', 'go /products/1'],
    },
  },
  SiteFooter: {
    shown: (
      <SiteFooter
        columns={[{ title: 'Help', links }]}
        legal={[{ label: 'Terms', href: '/terms' }]}
        copyright="© 2026"
        cookieSettingsHref="/cookieSettings"
      />
    ),
    stops: ['Parts', 'Cookie settings', 'Terms'],
    does: { Terms: ['Enter', 'go /terms'] },
  },
  StandaloneHeader: {
    shown: (
      <StandaloneHeader logo={null} name="Ana" signOut={act('sign-out')} cart={<a href="/cart">Cart</a>} />
    ),
    stops: ['Skip to content', 'Sign out', 'Cart'],
    does: { 'Sign out': ['Enter', 'send sign-out'] },
  },
  StoreCard: {
    shown: <StoreCard store={harbor} number={1} choose={target('set-store')} directionsHref="/go" />,
    stops: [
      'Call (619) 555-0142',
      'Directions to 1420 Harbor Blvd',
      'Set as my store: 1420 Harbor Blvd',
      'Hours and services',
    ],
    does: {
      'Set as my store: 1420 Harbor Blvd': ['Enter', 'send set-store'],
      'Hours and services': [' ', 'open'],
    },
  },
  StoreList: {
    shown: (
      <StoreList
        stores={stores.slice(0, 2)}
        choose={target('set-store')}
        radiusMeters={40_000}
        place="92110"
      />
    ),
    stops: [
      'Call (619) 555-0142',
      'Set as my store: 1420 Harbor Blvd',
      'Hours and services',
      'Call (619) 555-0142',
      'Set as my store: 301 Depot Rd',
      'Hours and services',
    ],
    does: { 'Set as my store: 301 Depot Rd': [' ', 'send set-store'] },
  },
  MapChoice: {
    shown: (
      <MapChoice
        stores={stores}
        distanceUnit="mi"
        tiles={mapTiles}
        load={() => import('@driveline/ui/street-map')}
      />
    ),
    stops: ['Show street map'],
    does: { 'Show street map': ['Enter', 'press'] },
  },
  TileMap: {
    shown: <TileMap stores={stores} tiles={mapTiles} />,
    stops: ['Move up', 'Move left', 'Move right', 'Move down', 'Zoom in', 'Zoom out'],
    does: {},
  },
  StoreMap: { shown: <StoreMap stores={stores} origin={place} distanceUnit="mi" />, stops: [] },
  StoreSearchForm: {
    shown: <StoreSearchForm action="/store" label="ZIP" place="92110" />,
    stops: ['ZIP', 'Search'],
    does: { ZIP: ['Enter', 'send'] },
  },
  VehicleCard: {
    shown: (
      <VehicleCard vehicle={halden} shopHref="/parts" detailsHref="/v/1" remove={target('remove-vehicle')} />
    ),
    stops: [
      'Shop parts for 2018 Norvik Halden 2.5L L4 gas',
      'Details of 2018 Norvik Halden 2.5L L4 gas',
      'Remove 2018 Norvik Halden 2.5L L4 gas',
    ],
    does: { 'Remove 2018 Norvik Halden 2.5L L4 gas': ['Enter', 'send remove-vehicle'] },
  },
  VehicleHint: {
    shown: <VehicleHint href="/user/myVehicle" onClose={nothing} />,
    stops: ['Close', 'Add vehicle'],
    does: { Close: ['Enter', 'press'], 'Add vehicle': ['Enter', 'go /user/myVehicle'] },
  },
  VehiclePicker: {
    shown: (
      <VehiclePicker
        levels={levels}
        action="/user/myVehicle"
        save={target('set-vehicle')}
        clear={target('clear-vehicle')}
      />
    ),
    stops: ['Year', 'Make', 'Model', 'Next', 'Shop without a vehicle'],
    does: { Year: ['2', 'set'], 'Shop without a vehicle': ['Enter', 'send clear-vehicle'] },
  },
  PlateFinder: {
    shown: (
      <PlateFinder
        target={target('find-plate')}
        save={target('set-vehicle')}
        examples={['ABC1D23']}
        matches={vinMatches}
      />
    ),
    stops: ['License plate', 'Find', '2018 Norvik Halden 2.5L L4 gas', '2018 Norvik Halden 3.6L V6 gas'],
    does: { '2018 Norvik Halden 2.5L L4 gas': ['Enter', 'send set-vehicle'] },
  },
  VinFinder: {
    shown: <VinFinder target={target('find-vin')} save={target('set-vehicle')} matches={vinMatches} />,
    stops: [
      'VIN',
      'Find',
      '2018 Norvik Halden 2.5L L4 gas',
      '2018 Norvik Halden 3.6L V6 gas',
      'Where do I find the VIN?',
    ],
    does: {
      '2018 Norvik Halden 2.5L L4 gas': ['Enter', 'send set-vehicle'],
      'Where do I find the VIN?': ['Enter', 'open'],
    },
  },
});

test('Menu: its levels open in place, each a stop behind the one that opened it', async () => {
  const child = { label: 'Change pads', href: '/pads' };
  await show(<Menu sections={[{ links: [{ label: 'How-tos', href: '/how', children: [child] }] }]} />);
  button('Before').focus();
  await press('Tab', 'Enter', 'Tab');
  expect(focused()).toBe('How-tos');
  await press('Tab');
  expect(focused()).toBe('After');
  await press('{Shift>}{Tab}{/Shift}', ' ', 'Tab', 'Tab');
  expect(focused()).toBe('Change pads');
  await press('{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}', 'Enter');
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);
});

test('VehiclePicker: letters choose in a level, Enter takes it on, Backspace goes back', async () => {
  const picks: string[] = [];
  await show(
    <VehiclePicker
      levels={levels.map((level) => ({ ...level, disabled: false }))}
      action="/user/myVehicle"
      save={target('set-vehicle')}
      onPick={(level, value) => picks.push(`${level} ${value}`)}
    />,
  );
  const selects = [...document.querySelectorAll('select')];
  selects[1]!.focus();
  await press('ArrowDown');
  // A press that only steps is no choice yet.
  expect(picks).toEqual([]);
  const chosen = selects[1]!.value;
  await press('Enter');
  expect(picks).toEqual([`make ${chosen}`]);
  selects[1]!.focus();
  await press('Backspace');
  expect(document.activeElement).toBe(selects[0]);
});
