import type { Store } from '@driveline/api';
import { isB2cError } from '@driveline/api';
import { LocateButton, StoreFinderLayout, StoreList, StoreMap, StoreSearchForm } from '@driveline/ui';
import { useState, type FormEvent } from 'react';
import { formTarget } from '../../intents/formTarget.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { useMyStore } from '../session/index.ts';
import { locate } from './locate.ts';
import {
  METERS_PER_MILE,
  readStoreSearch,
  storeSearchHref,
  WIDER_MILES,
  type StoreSearch,
} from './storeSearch.ts';
import { useStores } from './useStores.ts';

const SERVICES = ['battery-testing', 'loaner-tools', 'oil-recycling', 'check-engine-reading'];

export type StoreFinderProps = {
  readonly search: StoreSearch;
  /** Takes a search over in place of a navigation, as in a dialog. */
  readonly onSearch: (search: StoreSearch) => void;
  readonly takesOver: boolean;
};

/** Search, list and map of stores; the list says all that the map shows (VEHST-025). */
export function StoreFinder({ search, onSearch, takesOver }: StoreFinderProps) {
  const text = useText();
  const { market, record } = useShop();
  const mine = useMyStore()?.storeNumber;
  const { stores, hasCart, error, refetch } = useStores(search);
  const [isLocating, setLocating] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const locateButton = (
    <LocateButton
      pending={isLocating}
      onLocate={() => {
        setLocating(true);
        void locate()
          .then((place) => {
            setRefused(!place);
            if (place) onSearch({ ...search, place });
          })
          .finally(() => setLocating(false));
      }}
    />
  );
  const isUnknown = isB2cError(error) && error.status === 404;
  const wider = { ...search, radiusMiles: WIDER_MILES };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    setRefused(false);
    if (!takesOver) return;
    event.preventDefault();
    const values = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    onSearch(readStoreSearch(new URLSearchParams(values)));
  };
  return (
    <StoreFinderLayout
      search={
        <StoreSearchForm
          label={text('store.place')}
          place={search.place}
          locate={locateButton}
          onSubmit={submit}
          filters={{
            openNow: search.isOpenNow,
            services: SERVICES,
            selected: search.services,
            ...(hasCart && { stocked: search.isStocked }),
          }}
          {...(isRefused && { error: text('store.notLocated') })}
          {...(isUnknown && { error: error.message })}
        />
      }
      list={
        <StoreList
          stores={isUnknown ? [] : stores}
          asksPlace={search.place === ''}
          place={search.place}
          radiusMeters={search.radiusMiles * METERS_PER_MILE}
          choose={formTarget('set-store', { returnTo: storeSearchHref(search) })}
          showsAddress2={market.stores.showsAddress2}
          mine={mine}
          today={() => record.today}
          directionsHref={directionsTo}
          wider={{ radiusMeters: WIDER_MILES * METERS_PER_MILE, href: storeSearchHref(wider) }}
          onRetry={refetch}
        />
      }
      {...(stores &&
        stores.length > 0 && {
          map: <StoreMap stores={stores} mine={mine} distanceUnit={market.units.distance} />,
        })}
    />
  );
}

/** Where a map service shows the way to a store. */
export const directionsTo = ({ location }: Pick<Store, 'location'>) =>
  `https://www.openstreetmap.org/directions?to=${location.lat}%2C${location.lon}`;
