import {
  HOME_DEALS,
  LatePlace,
  lazyPart,
  storeLabel,
  useDealCards,
  useMyStore,
  useMyVehicle,
  useWearParts,
} from '@driveline/hooks';
import { CarJobs, DealCards, HomeHero as Hero, JobTiles, NearYou, WearParts } from '@driveline/ui';
import { repairJobs, wearParts } from '../../models/repairJobs.ts';
import { PageCards } from '../../parts/page/PageCards.tsx';
import { Picker } from '../../parts/vehicle/Picker.tsx';
import * as paths from '../../paths/index.ts';
import { serverParts } from '../../rendering/serverParts.ts';
import { useShop, useText } from '../../shop/useShop.ts';

/** The vehicle that the shop is for, or the picker of one. */
export function HomeHero() {
  const vehicle = useMyVehicle();
  return (
    <Hero
      {...(vehicle && {
        vehicle: { name: vehicle.vehicleName, switchHref: paths.vehicles(), partsHref: paths.parts() },
      })}
      picker={<Picker variant="compact" />}
    />
  );
}

const TilesInBrowser = lazyPart(async () => (await import('./HomeTiles.tsx')).HomeTiles);

/** A part of each kind that wears on the shopper's vehicle; the shelves of such parts where there is none. */
export function HomeParts() {
  const vehicle = useMyVehicle()?.model;
  return vehicle && <PartsFor vehicle={vehicle} />;
}

function PartsFor({ vehicle }: { vehicle: string }) {
  const text = useText();
  const { data, isPending } = useWearParts();
  const { HomeTiles = TilesInBrowser } = serverParts();
  const about = { vehicle, shelves: wearParts.map(({ id, href }) => ({ label: text(id), href })) };
  if (!data?.shelves?.[0]) return <WearParts {...about} loading={isPending} />;
  return (
    <LatePlace of={HomeTiles} fallback={<WearParts {...about} loading />}>
      <WearParts {...about}>
        <HomeTiles answer={data} vehicle={vehicle} />
      </WearParts>
    </LatePlace>
  );
}

export function HomeJobs() {
  const text = useText();
  const Jobs = useMyVehicle() ? JobTiles : CarJobs;
  return <Jobs jobs={repairJobs.map(({ id, href, drawing }) => ({ label: text(id), href, drawing }))} />;
}

/** The shopper's store, or the way to choose one. */
export function HomeNearYou() {
  const { market } = useShop();
  const store = useMyStore();
  return (
    <NearYou
      storesHref={paths.stores()}
      {...(store && {
        store: {
          name: storeLabel(store, market).full,
          message: store.messageToDisplay,
          directionsHref: paths.stores(new URLSearchParams({ store: store.storeNumber })),
        },
      })}
    />
  );
}

/** The first deals that run now, none without an answer (CONTENT-021). They ask for their own data, so their answer does not draw the rest of the page again. */
export const HomeDeals = () => (
  <DealCards deals={useDealCards(useShop().market, HOME_DEALS).data ?? []} vehicleHref={paths.vehicles()} />
);

/** What the brand's content adds to the page. */
export const HomeCards = () => <PageCards path={paths.home()} />;
