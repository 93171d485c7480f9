import type { B2cClient, HeaderData, OutputOf } from '@driveline/api';
import { cartQueries } from '../cart/cartQueries.ts';
import { catalogQueries } from '../catalog/catalogQueries.ts';
import { checkoutQueries } from '../checkout/checkoutQueries.ts';
import { headerQueries } from '../header/headerQueries.ts';
import type { Mutation } from '../mutations/mutation.ts';

export const storeMutations = {
  /** VEHST-023: header, cart, checkout and availability follow the new store (VEHST-025). */
  setPreferredStore: (
    client: B2cClient,
  ): Mutation<{ readonly storeNumber: string }, OutputOf<'stores.setPreferred'>> => ({
    key: ['stores', 'setPreferred'],
    mutate: ({ storeNumber }) => client.call('stores.setPreferred', { body: { storeNumber } }),
    invalidates: [headerQueries.all, cartQueries.all, checkoutQueries.all, catalogQueries.all],
    apply: (queryClient, { storeDetails }) => {
      queryClient.setQueryData<HeaderData>(headerQueries.data(client).queryKey, (header) =>
        header ? { ...header, storeDetails } : header,
      );
    },
  }),
};
