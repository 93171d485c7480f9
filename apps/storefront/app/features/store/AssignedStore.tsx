import { useStoreAssignment } from '@driveline/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useHeaderData } from '../session/index.ts';

/** Chooses a store that the address asks for, or the one at a place that the shopper has shared before. */
export function AssignedStore(): null {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { market } = useShop();
  const { data: header } = useHeaderData();
  useStoreAssignment({
    market,
    replaceSearch: (query) => void navigate(pathname + query, { replace: true }),
    situation: {
      isAnonymous: header?.myAccountMap.anonymous === 'true',
      storeNumber: header?.storeDetails?.storeNumber,
      defaultStoreNumber: market.stores.defaultStoreNumber,
      isBot: /bot|crawl|spider/i.test(navigator.userAgent),
      isMobileApp: false,
      path: pathname,
      search,
    },
  });
  return null;
}
