import { storeLabel, useMyStore, useMyVehicle } from '@driveline/hooks';
import { DealCards, HomeHero as Hero, JobTiles, NearYou } from '@driveline/ui';
import { jobs, wearParts } from '../../models/jobs.ts';
import { PageCards } from '../../parts/page/PageCards.tsx';
import { useDealCards } from '../../parts/products/useDealCards.ts';
import { Picker } from '../../parts/vehicle/Picker.tsx';
import * as paths from '../../paths/index.ts';
import { useShop, useText } from '../../shop/useShop.ts';

/** The vehicle that the shop is for, or the picker of one. */
export function HomeHero() {
  const text = useText();
  const vehicle = useMyVehicle();
  return (
    <Hero
      {...(vehicle && {
        vehicle: {
          name: vehicle.vehicleName,
          switchHref: paths.vehicles(),
          partsHref: paths.parts(),
          wearParts: wearParts.map(({ id, href }) => ({ label: text(id), href })),
        },
      })}
      picker={<Picker variant="compact" />}
    />
  );
}

export function HomeJobs() {
  const text = useText();
  return <JobTiles jobs={jobs.map(({ id, href, drawing }) => ({ label: text(id), href, drawing }))} />;
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

/** The first deals that run now. They ask for their own data, so their answer does not draw the rest of the page again. */
export const HomeDeals = () => (
  <DealCards deals={useDealCards().slice(0, 3)} vehicleHref={paths.vehicles()} />
);

/** What the brand's content adds to the page. */
export const HomeCards = () => <PageCards path={paths.home()} />;
