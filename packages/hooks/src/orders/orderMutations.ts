import type { B2cClient, InputOf, OutputOf } from '@driveline/api';
import type { Mutation } from '../mutations/mutation.ts';

export const orderMutations = {
  /** Finds an order by number and email or phone; afterwards this session may see it (ACCT-048). */
  lookupOrder: (
    client: B2cClient,
  ): Mutation<InputOf<'orders.lookup'>['body'], OutputOf<'orders.lookup'>> => ({
    key: ['orders', 'lookup'],
    mutate: (body) => client.call('orders.lookup', { body }),
    invalidates: [],
  }),
};
