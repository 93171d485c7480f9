import { storeLabel } from '@driveline/hooks';
import { HomeHero, JobTiles, NearYou, PageBody } from '@driveline/ui';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { useMyStore, useMyVehicle } from '../session/index.ts';
import { PageCards } from '../content/index.ts';
import { PageHead } from '../page/index.ts';
import { Picker } from '../vehicle/index.ts';
import { Deals } from './Deals.tsx';
import { homeJsonLd } from './homeJsonLd.ts';
import { jobs, PARTS, wearParts } from '../../models/jobs.ts';

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
        canonicalPath="/"
        jsonLd={homeJsonLd(brand, market, record.origin)}
      />
      <HomeHero
        {...(vehicle && {
          vehicle: {
            name: vehicle.vehicleName,
            switchHref: '/user/myVehicle',
            partsHref: PARTS,
            wearParts: wearParts.map(({ id, href }) => ({ label: text(id), href })),
          },
        })}
        picker={<Picker variant="compact" />}
      />
      <JobTiles jobs={jobs.map(({ id, href, drawing }) => ({ label: text(id), href, drawing }))} />
      <NearYou
        storesHref="/store"
        {...(store && {
          store: {
            name: storeLabel(store, market).full,
            message: store.messageToDisplay,
            directionsHref: `/store?store=${store.storeNumber}`,
          },
        })}
      />
      <Deals />
      <PageCards path="/" />
    </PageBody>
  );
}
