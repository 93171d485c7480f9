import type { B2cEvent, HeaderData } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { cartQueries } from '../cart/cartQueries.ts';
import { checkoutQueries } from '../checkout/checkoutQueries.ts';
import { headerQueries } from '../header/headerQueries.ts';
import { orderQueries } from '../orders/orderQueries.ts';
import { vehicleQueries } from '../vehicles/vehicleQueries.ts';

/** What the app's edge does about the session; all it shows and where it goes is decided there. */
export interface SessionHandlers {
  /** API-018: an answer said 401 to the last. */
  readonly onSignInNeeded?: () => void;
  /** ACCT-034, API-008 */
  readonly onSignedOut?: (event: { readonly idle: boolean }) => void;
}

/** Keeps the cache in line with the session; give the result to `createB2cClient` as `onEvent`. */
export function sessionEvents(
  queryClient: QueryClient,
  handlers: SessionHandlers = {},
): (event: B2cEvent) => void {
  return (event) => {
    if (event.type === 'unauthorized') {
      // API-017: an auto-login user is signed in, but not actively; the next header data says so.
      if (isAutoLogin(queryClient)) queryClient.removeQueries({ queryKey: headerQueries.all });
      else handlers.onSignInNeeded?.();
    }
    if (event.type === 'signedOut') {
      const personal = [cartQueries, checkoutQueries, orderQueries, vehicleQueries, headerQueries];
      for (const { all } of personal) void queryClient.invalidateQueries({ queryKey: all });
      handlers.onSignedOut?.({ idle: event.idle });
    }
  };
}

function isAutoLogin(queryClient: QueryClient): boolean {
  const cached = queryClient.getQueriesData<HeaderData>({ queryKey: headerQueries.all });
  return cached.some(([, header]) => header?.myAccountMap.autoLogin === 'true');
}
