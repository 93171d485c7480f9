import {
  asksForPlace,
  mayLocateStore,
  runMutation,
  storeFromUrl,
  storeMutations,
  storeToAssign,
  useB2c,
} from '@driveline/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useHeaderData } from '../session/index.ts';
import { locate } from './locate.ts';

/** Chooses a store that the address asks for, or the one at a place that the shopper has shared before. */
export function useStoreAssignment(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { market } = useShop();
  const { client } = useB2c();
  const queryClient = useQueryClient();
  const { data: header } = useHeaderData();
  const isLocated = useRef(false);
  const setStore = (storeNumber: string) =>
    runMutation(queryClient, storeMutations.setPreferredStore(client), { storeNumber });

  const takeFromUrl = useEffectEvent(async () => {
    const asked = storeFromUrl(search);
    if (!asked) return;
    const isSet =
      asked.storeNumber !== undefined && (await setStore(asked.storeNumber).then(() => true, logged));
    await navigate(pathname + (isSet ? asked.searchWhenSet : asked.searchWhenFailed), { replace: true });
  });
  useEffect(() => void takeFromUrl(), [search]);

  const takeFromPlace = useEffectEvent(async () => {
    const { defaultStoreNumber } = market.stores;
    const situation = {
      isAnonymous: header?.myAccountMap.anonymous !== 'false',
      storeNumber: header?.storeDetails?.storeNumber,
      defaultStoreNumber,
      isBot: /bot|crawl|spider/i.test(navigator.userAgent),
      isMobileApp: false,
      path: pathname,
      search,
    };
    if (isLocated.current || !mayLocateStore(situation)) return;
    isLocated.current = true;
    const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
    if (!asksForPlace(permission?.state, false)) return;
    const location = await locate();
    if (!location) return;
    const query = { location, includeFilters: 'false' };
    const { response } = await client.call('stores.byPosition', { query });
    const store = storeToAssign(response.locations, market, undefined);
    if (store) await setStore(store);
  });
  const isKnown = header !== undefined;
  useEffect(() => {
    if (isKnown) takeFromPlace().catch(logged);
  }, [isKnown]);
}

/** VEHST-024, VEHST-037: logged, and nothing is shown. */
function logged(error: unknown): false {
  console.warn('Error setting preferred store', error);
  return false;
}
