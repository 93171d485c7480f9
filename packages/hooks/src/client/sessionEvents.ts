import type { B2cEvent, HeaderData } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { PERSONAL_ROOTS } from '../personalRoots.ts';
import { queryRoots } from '../queryRoots.ts';

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
      if (isAutoLogin(queryClient)) queryClient.removeQueries({ queryKey: queryRoots.header });
      else handlers.onSignInNeeded?.();
    }
    if (event.type === 'signedOut') {
      for (const queryKey of PERSONAL_ROOTS) {
        // Nobody looks at these: the next who does must not see the former shopper's.
        queryClient.removeQueries({ queryKey, type: 'inactive' });
        void queryClient.invalidateQueries({ queryKey });
      }
      handlers.onSignedOut?.({ idle: event.idle });
    }
  };
}

function isAutoLogin(queryClient: QueryClient): boolean {
  const cached = queryClient.getQueriesData<HeaderData>({ queryKey: queryRoots.header });
  return cached.some(([, header]) => header?.myAccountMap.autoLogin === 'true');
}
