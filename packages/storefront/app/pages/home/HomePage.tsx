import {
  dealQueries,
  levelParameters,
  pageQueries,
  shopJsonLd,
  storeLabel,
  useMyStore,
  useMyVehicle,
  vehicleQueries,
} from '@driveline/hooks';
import { DealCards, HomeHero, JobTiles, NearYou, PageBody } from '@driveline/ui';
import type { LoadPage } from '../../data/page.ts';
import { jobs, wearParts } from '../../models/jobs.ts';
import { PageCards } from '../../parts/page/PageCards.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { useDealCards } from '../../parts/products/useDealCards.ts';
import { Picker } from '../../parts/vehicle/Picker.tsx';
import * as paths from '../../paths/index.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';

/**
 * The picker's first level, so that it can be used at once, and what the page is about below it. What does not answer
 * is left out of the page, or says so in its place.
 */
export const loadHome: LoadPage = async ({ client, queryClient, market, shopper }) => {
  const { levels } = market.vehiclePicker;
  const [first] = levels;
  const parameters = first && levelParameters(levels, {}, first);
  await Promise.all([
    parameters && !shopper.vehicle && queryClient.prefetchQuery(vehicleQueries.level(client, parameters)),
    queryClient.prefetchQuery(dealQueries.list(client)),
    queryClient.prefetchQuery(pageQueries.page(client, paths.home())),
  ]);
};

/** Home opens with the vehicle and the work on it. */
export function HomePage() {
  const text = useText();
  const { market, record, brand } = useShop();
  const vehicle = useMyVehicle();
  const store = useMyStore();
  return (
    <PageBody>
      <PageHead
        title={text('home.title')}
        description={text('home.description')}
        canonicalPath={paths.home()}
        jsonLd={
          import.meta.env.SSR
            ? shopJsonLd(brand, { market, origin: record.origin, searchPath: paths.search() })
            : []
        }
      />
      <HomeHero
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
      <JobTiles jobs={jobs.map(({ id, href, drawing }) => ({ label: text(id), href, drawing }))} />
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
      <Deals />
      <PageCards path={paths.home()} />
    </PageBody>
  );
}

/** Deals of now, apart from the rest of the page: their answer draws nothing else anew. */
const Deals = () => <DealCards deals={useDealCards()} />;
