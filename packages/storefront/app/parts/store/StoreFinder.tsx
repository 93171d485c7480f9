import {
  directionsTo,
  FOR_CHECKOUT,
  ownPostalCode,
  readStoreSearch,
  searchRadius,
  type StoreFinderOptions,
  type StoreSearch,
  storeSearchQuery,
  useMyStore,
  useStoreFinder,
  widerSearch,
} from '@driveline/hooks';
import {
  LocateButton,
  Pagination,
  StoreFinderLayout,
  StoreList,
  StoreSearchForm,
  VisuallyHidden,
} from '@driveline/ui';
import { formTarget } from '../../intents/formTarget.ts';
import * as paths from '../../paths/index.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { StoresOnMap } from './StoresOnMap.tsx';

const SERVICES = ['battery-testing', 'loaner-tools', 'oil-recycling', 'check-engine-reading'];

const hrefOf = (search: StoreSearch) => paths.stores(storeSearchQuery(search));

/** Search, list and map of stores; the list says all that the map shows (VEHST-025). */
export function StoreFinder(options: StoreFinderOptions) {
  const { search } = options;
  const text = useText();
  const { market, record } = useShop();
  const mine = useMyStore()?.storeNumber;
  const { found, list, form, isLocating, isRefused, locate, submit, turn } = useStoreFinder(options);
  const { stores, onMap, firstNumber, page, pages, total, radiusMeters, hasCart, refusal, refetch } = found;
  const wider = widerSearch(search);
  return (
    <StoreFinderLayout
      search={
        <>
          <StoreSearchForm
            ref={form}
            action={paths.stores()}
            label={text('store.place')}
            place={search.place}
            keep={search.isForCheckout && { [FOR_CHECKOUT]: '1' }}
            locate={<LocateButton pending={isLocating} onLocate={locate} />}
            onSubmit={submit}
            filters={{
              openNow: search.isOpenNow,
              services: SERVICES,
              selected: search.services,
              ...((hasCart || search.isStocked) && { stocked: search.isStocked }),
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
              returnTo: search.isForCheckout ? paths.checkout('delivery') : hrefOf(search),
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
      {...(onMap && { map: <StoresOnMap {...{ stores: onMap, firstNumber, mine }} /> })}
    />
  );
}
