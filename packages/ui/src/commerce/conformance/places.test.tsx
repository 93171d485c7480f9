import { describeBlocks } from '../../../test/describeConformance.tsx';
import { garageVehicle } from '../fixtures/account.ts';
import { deals, categories, jobs, wearParts } from '../fixtures/pages.ts';
import { buying, rotor, today } from '../fixtures/products.ts';
import { harbor, place, stores } from '../fixtures/stores.ts';
import { halden, levels, recent, vinMatches } from '../fixtures/vehicles.ts';
import { GarageCard } from '../Garage/GarageCard.tsx';
import { HomeHero } from '../Home/HomeHero.tsx';
import { CarJobs } from '../Home/CarJobs.tsx';
import { DealCards } from '../Home/DealCards.tsx';
import { JobTiles } from '../Home/JobTiles.tsx';
import { NearYou } from '../Home/NearYou.tsx';
import { WearParts } from '../Home/WearParts.tsx';
import { WearPartTiles } from '../Home/WearPartTiles.tsx';
import { CrashBlock } from '../Page/CrashBlock.tsx';
import { ErrorBlock } from '../Page/ErrorBlock.tsx';
import { NotFoundBlock } from '../Page/NotFoundBlock.tsx';
import { OopsDrawing } from '../Page/OopsDrawing.tsx';
import { PageHeader } from '../Page/PageHeader.tsx';
import { HoursTable } from '../Store/HoursTable.tsx';
import { LocateButton } from '../Store/LocateButton.tsx';
import { MyStore } from '../Store/MyStore.tsx';
import { StoreCard } from '../Store/StoreCard.tsx';
import { StoreFinderLayout } from '../Store/StoreFinderLayout.tsx';
import { StoreList } from '../Store/StoreList.tsx';
import { MapChoice } from '../Store/MapChoice.tsx';
import { TileMap } from '../Store/TileMap.tsx';
import { StoreMap } from '../Store/StoreMap.tsx';
import { StoreSearchForm } from '../Store/StoreSearchForm.tsx';
import { NoVehicles } from '../Vehicle/NoVehicles.tsx';
import { VehicleBar } from '../Vehicle/VehicleBar.tsx';
import { VehicleCard } from '../Vehicle/VehicleCard.tsx';
import { VehiclePicker } from '../Vehicle/VehiclePicker.tsx';
import { PlateFinder } from '../Vehicle/PlateFinder.tsx';
import { VinFinder } from '../Vehicle/VinFinder.tsx';

const target = (intent: string) => ({ action: '/actions', intent });
const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Map data: City' };
const save = target('set-vehicle');
const choose = target('set-store');
const hero = { name: '2018 Norvik Halden', switchHref: '/v', partsHref: '/parts', wearParts };
const worn = [{ product: rotor, shelf: { label: 'Brake rotors', href: '/parts/brakes/brake-rotors' } }];
const nearby = { name: '1420 Harbor Blvd', message: 'Open until 9', directionsHref: '/go', ordersReady: 2 };

describeBlocks({
  CrashBlock: [HTMLDivElement, (props) => <CrashBlock homeHref="/" details="Error: broken" {...props} />],
  ErrorBlock: [
    HTMLDivElement,
    (props) => <ErrorBlock searchAction="/searchresult" links={categories} {...props} />,
  ],
  GarageCard: [
    HTMLElement,
    (props) => <GarageCard vehicle={garageVehicle} shopHref="/parts" maintenanceHref="/m" {...props} />,
  ],
  HomeHero: [HTMLElement, (props) => <HomeHero vehicle={hero} {...props} />],
  HoursTable: [HTMLTableElement, (props) => <HoursTable hours={harbor.hours} today={today} {...props} />],
  CarJobs: [HTMLElement, (props) => <CarJobs jobs={jobs} {...props} />],
  DealCards: [HTMLElement, (props) => <DealCards deals={deals} {...props} />],
  JobTiles: [HTMLElement, (props) => <JobTiles jobs={jobs} {...props} />],
  LocateButton: [HTMLButtonElement, (props) => <LocateButton onLocate={() => undefined} {...props} />],
  MapChoice: [
    HTMLDivElement,
    (props) => (
      <MapChoice
        stores={stores}
        distanceUnit="mi"
        tiles={tiles}
        load={() => Promise.reject(new Error())}
        {...props}
      />
    ),
  ],
  MyStore: [
    HTMLDivElement,
    (props) => (
      <MyStore changeHref="/store" saved={harbor} store={harbor} today={today} shopHref="/parts" {...props} />
    ),
  ],
  NearYou: [HTMLElement, (props) => <NearYou store={nearby} storesHref="/store" {...props} />],
  NotFoundBlock: [
    HTMLDivElement,
    (props) => <NotFoundBlock homeHref="/" searchAction="/searchresult" categories={categories} {...props} />,
  ],
  NoVehicles: [HTMLDivElement, (props) => <NoVehicles href="/user/myVehicle" {...props} />],
  OopsDrawing: [SVGElement, (props) => <OopsDrawing {...props} />],
  PageHeader: [HTMLElement, (props) => <PageHeader title="Brakes" lead="All of them" {...props} />],
  StoreCard: [
    HTMLElement,
    (props) => <StoreCard store={harbor} number={1} choose={choose} directionsHref="/go" {...props} />,
  ],
  StoreFinderLayout: [
    HTMLDivElement,
    (props) => <StoreFinderLayout search="Search" list="List" map="Map" {...props} />,
  ],
  StoreList: [
    HTMLElement,
    (props) => <StoreList stores={stores} choose={choose} radiusMeters={40_000} place="92110" {...props} />,
  ],
  StoreMap: [SVGElement, (props) => <StoreMap stores={stores} origin={place} distanceUnit="mi" {...props} />],
  StoreSearchForm: [
    HTMLFormElement,
    (props) => <StoreSearchForm action="/store" label="ZIP" place="92110" {...props} />,
  ],
  TileMap: [HTMLDivElement, (props) => <TileMap stores={stores} origin={place} tiles={tiles} {...props} />],
  VehicleBar: [
    HTMLDivElement,
    (props) => <VehicleBar href="/user/myVehicle" vehicle="2018 Norvik Halden" {...props} />,
  ],
  VehicleCard: [
    HTMLElement,
    (props) => (
      <VehicleCard
        vehicle={halden}
        shopHref="/parts"
        detailsHref="/v/1"
        remove={target('remove-vehicle')}
        {...props}
      />
    ),
  ],
  VehiclePicker: [
    HTMLDivElement,
    (props) => (
      <VehiclePicker
        levels={levels}
        action="/user/myVehicle"
        save={save}
        recent={recent}
        vin={{ target: target('find-vin') }}
        clear={target('clear-vehicle')}
        {...props}
      />
    ),
  ],
  PlateFinder: [
    HTMLDivElement,
    (props) => (
      <PlateFinder
        target={target('find-plate')}
        save={save}
        examples={['ABC1D23']}
        matches={vinMatches}
        {...props}
      />
    ),
  ],
  VinFinder: [
    HTMLDivElement,
    (props) => <VinFinder target={target('find-vin')} save={save} matches={vinMatches} {...props} />,
  ],
  WearParts: [HTMLElement, (props) => <WearParts vehicle="Halden" shelves={wearParts} {...props} />],
  WearPartTiles: [HTMLUListElement, (props) => <WearPartTiles parts={worn} {...buying} {...props} />],
});
