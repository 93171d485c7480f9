import {
  directionsTo,
  ownPostalCode,
  readStoreSearch,
  searchRadius,
  type StoreSearch,
  storeSearchQuery,
  useDevicePlace,
  useFoundStores,
  useMyStore,
  widerSearch,
} from '@driveline/hooks';
import {
  LocateButton,
  Pagination,
  StoreFinderLayout,
  StoreList,
  StoreMap,
  StoreSearchForm,
  VisuallyHidden,
} from '@driveline/ui';
import { useEffect, useRef, type FormEvent, type MouseEvent } from 'react';
import { formTarget } from '../../intents/formTarget.ts';
import * as paths from '../../paths/index.ts';
import { useShop, useText } from '../../shop/useShop.ts';

const SERVICES = ['battery-testing', 'loaner-tools', 'oil-recycling', 'check-engine-reading'];

export type StoreFinderProps = {
  readonly search: StoreSearch;
  /** Takes a search over in place of a navigation, as in a dialog. */
  readonly onSearch: (search: StoreSearch) => void;
  readonly takesOver: boolean;
};

const hrefOf = (search: StoreSearch) => paths.stores(storeSearchQuery(search));

/** Search, list and map of stores; the list says all that the map shows (VEHST-025). */
export function StoreFinder({ search, onSearch, takesOver }: StoreFinderProps) {
  const text = useText();
  const { market, record } = useShop();
  const mine = useMyStore()?.storeNumber;
  const { stores, onMap, firstNumber, page, pages, total, radiusMeters, hasCart, refusal, refetch } =
    useFoundStores(search);
  const list = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { isLocating, isRefused, locate, forget } = useDevicePlace((place) =>
    onSearch({ ...search, place, page: 1 }),
  );
  useEffect(() => {
    if (isRefused) form.current?.querySelector('input')?.focus();
  }, [isRefused]);
  const wider = widerSearch(search);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    forget();
    if (!takesOver) return;
    event.preventDefault();
    const values = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    onSearch(readStoreSearch(new URLSearchParams(values)));
  };
  /** In place, the list begins again where the shopper reads it (VEHST-031). */
  const turn = (event: MouseEvent<HTMLElement>) => {
    const link = takesOver && event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    onSearch(readStoreSearch(new URL(link.href).searchParams));
    list.current?.focus();
    list.current?.scrollIntoView();
  };
  return (
    <StoreFinderLayout
      search={
        <>
          <StoreSearchForm
            ref={form}
            action={paths.stores()}
            label={text('store.place')}
            place={search.place}
            locate={<LocateButton pending={isLocating} onLocate={locate} />}
            onSubmit={submit}
            filters={{
              openNow: search.isOpenNow,
              services: SERVICES,
              selected: search.services,
              ...(hasCart && { stocked: search.isStocked }),
            }}
            {...(isRefused && { error: text('store.notLocated') })}
            {...(refusal && { error: refusal })}
          />
          {/* It is there before its words are, or screen readers would not speak it. */}
          <VisuallyHidden role="status">{isRefused && text('store.notLocated')}</VisuallyHidden>
        </>
      }
      list={
        <>
          <StoreList
            ref={list}
            tabIndex={-1}
            stores={stores}
            asksPlace={search.place === '' || refusal !== undefined}
            place={search.place}
            choose={formTarget('set-store', {
              returnTo: hrefOf(search),
              postalCode: ownPostalCode(market, search),
            })}
            showsAddress2={market.stores.showsAddress2}
            mine={mine}
            today={() => record.today}
            directionsHref={directionsTo}
            nearbyHref={({ zip }) => hrefOf(readStoreSearch(new URLSearchParams({ q: zip, near: '1' })))}
            wider={{ radiusMeters: searchRadius(wider), href: hrefOf(wider) }}
            onRetry={refetch}
            {...{ firstNumber, total, radiusMeters }}
          />
          <Pagination
            page={page}
            total={stores ? pages : 1}
            hrefOf={(number) => hrefOf({ ...search, page: number })}
            onClick={turn}
          />
        </>
      }
      {...(onMap && {
        map: <StoreMap {...{ stores: onMap, firstNumber, mine }} distanceUnit={market.units.distance} />,
      })}
    />
  );
}
