import type { B2cClient } from '@driveline/api';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useB2c } from '../client/ClientProvider.ts';
import { logFault } from '../client/logFault.ts';
import { useMachine } from '../machine/useMachine.ts';
import { runMutation } from '../mutations/runMutation.ts';
import { partState } from '../state/partState.ts';
import { storeMutations } from '../stores/storeMutations.ts';
import type { StoreSituation } from './storeAssignment.ts';
import { initialStoreAssignment, storeAssignment } from './storeAssignmentMachine.ts';
import type { StoreAssignmentEffect, StoreAssignmentEvent } from './storeAssignmentMachine.ts';

type Assigned = Extract<StoreAssignmentEvent, { readonly type: 'found' }>;

/** The device, and what the app does with the page's address. */
export interface AssignmentPage {
  /** Nobody is anonymous while header data is on its way: the place waits for it, the address does not. */
  readonly situation: StoreSituation;
  readonly market: Assigned['market'];
  /** Puts a query in place of the page's own, in the same entry of the history. */
  readonly replaceSearch: (search: string) => void;
  /** Where the app logs, by default the server's log; nothing is shown (VEHST-037). */
  readonly log?: (message: string, error: unknown) => void;
}

/** What an effect is answered with; `locate` and what is set fail by rejecting. */
async function answered(
  client: B2cClient,
  queryClient: QueryClient,
  effect: StoreAssignmentEffect,
  { market, situation }: AssignmentPage,
): Promise<StoreAssignmentEvent | undefined> {
  switch (effect.type) {
    case 'askPermission': {
      const status = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
      return { type: 'permission', permission: status?.state };
    }
    case 'locate': {
      partState.set({ isFetchingLocation: true });
      const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
        navigator.geolocation.getCurrentPosition(resolve, reject, effect.options);
      }).finally(() => partState.set({ isFetchingLocation: false }));
      return { type: 'located', location: `${coords.latitude.toFixed(4)},${coords.longitude.toFixed(4)}` };
    }
    case 'lookUp': {
      const query = { location: effect.location, includeFilters: 'false' };
      const { locations } = (await client.call('stores.byPosition', { query })).response;
      // Without an open store the server's fallback stays assumed (VEHST-039).
      return { type: 'found', locations, market, defaultStoreNumber: undefined };
    }
    case 'setStore': {
      const { storeNumber } = effect;
      if (storeNumber === situation.storeNumber) return { type: 'set' };
      await runMutation(queryClient, storeMutations.setPreferredStore(client), { storeNumber });
      return { type: 'set' };
    }
    default:
      return undefined;
  }
}

/**
 * VEHST-033 to VEHST-041: chooses the store that the address asks for, or the one at a place that the shopper has shared
 * before. `isFetchingLocation` while the device is asked.
 */
export function useStoreAssignment(page: AssignmentPage): { readonly isFetchingLocation: boolean } {
  const { client } = useB2c();
  const queryClient = useQueryClient();
  const { log = (message: string) => logFault(client, message) } = page;
  const [state, send] = useMachine(storeAssignment, initialStoreAssignment, (effect, answer) => {
    if (effect.type === 'log') log(effect.message, effect.error);
    else if (effect.type === 'replaceSearch') page.replaceSearch(effect.search);
    else {
      answered(client, queryClient, effect, page).then(
        (event) => event && answer(event),
        (error: unknown) => answer({ type: 'failed', error }),
      );
    }
  });
  const { search, isAnonymous } = page.situation;
  const arrive = useEffectEvent(() => send({ type: 'arrived', situation: page.situation }));
  // A new address may ask for a store, and a guest may be located; what else changes asks for nothing.
  useEffect(() => arrive(), [search, isAnonymous]);
  return { isFetchingLocation: state.status === 'locating' };
}
