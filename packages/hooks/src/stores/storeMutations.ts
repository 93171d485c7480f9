import type { B2cClient, HeaderData, InputOf, OutputOf } from '@driveline/api';
import { logFault } from '../client/logFault.ts';
import { bound } from '../mutations/mutation.ts';
import type { Mutation } from '../mutations/mutation.ts';
import { queryRoots } from '../queryRoots.ts';

/** The preferred store. */
export const storeMutations = {
  /**
   * VEHST-023: header, cart, checkout and availability follow the new store (VEHST-025). VEHST-024: a failure is logged,
   * and the former one stays.
   */
  setPreferredStore: (
    client: B2cClient,
  ): Mutation<InputOf<'stores.setPreferred'>['body'], OutputOf<'stores.setPreferred'>> => ({
    key: ['stores', 'setPreferred'],
    mutate: (body) =>
      client.call('stores.setPreferred', { body }).catch((error: unknown) => {
        logFault(client, 'Error setting preferred store');
        throw error;
      }),
    invalidates: [
      queryRoots.header,
      queryRoots.cart,
      queryRoots.checkout,
      queryRoots.catalog,
      queryRoots.deals,
    ],
    apply: (queryClient, { storeDetails }) => {
      queryClient.setQueriesData<HeaderData>({ queryKey: queryRoots.header }, (header) =>
        header ? { ...header, storeDetails } : header,
      );
    },
    undo: (queryClient) => {
      const before = queryClient
        .getQueriesData<HeaderData>({ queryKey: queryRoots.header })
        .map(([, header]) => header?.storeDetails?.storeNumber)
        .find((storeNumber) => storeNumber !== undefined);
      return before === undefined
        ? undefined
        : () => bound(storeMutations.setPreferredStore(client), { storeNumber: before });
    },
  }),
};
