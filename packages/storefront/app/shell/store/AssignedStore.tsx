import { assumedStoreNumber, deviceOf, useB2c, useHeader, useStoreAssignment } from '@driveline/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShop } from '../../shop/useShop.ts';

/** Chooses a store that the address asks for, or the one at a place that the shopper has shared before. */
export function AssignedStore(): null {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { market } = useShop();
  const { client } = useB2c();
  const { data: header } = useHeader();
  const { deviceType, isMobileApp } = deviceOf(navigator.userAgent);
  useStoreAssignment({
    market,
    replaceSearch: (query) => void navigate(pathname + query, { replace: true }),
    situation: {
      isAnonymous: header?.myAccountMap.anonymous === 'true',
      storeNumber: header?.storeDetails?.storeNumber,
      defaultStoreNumber: assumedStoreNumber(client, market),
      isBot: deviceType === 'bot',
      isMobileApp,
      path: pathname,
      search,
    },
  });
  return null;
}
