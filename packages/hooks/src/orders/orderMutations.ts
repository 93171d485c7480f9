import type { B2cClient, InputOf, OutputOf } from '@driveline/api';
import { bodyMutation } from '../mutations/bodyMutation.ts';
import type { Mutation } from '../mutations/mutation.ts';
import { queryRoots } from '../queryRoots.ts';

/** An order has another status, money goes back, and rewards with it. */
const changesOrders = { invalidates: [queryRoots.orders, queryRoots.rewards] };

/** Finding, cancelling and returning. */
export const orderMutations = {
  /** Finds an order by number and email or phone; afterwards this session may see it (ACCT-048). */
  lookupOrder: (client: B2cClient): Mutation<InputOf<'orders.lookup'>['body'], OutputOf<'orders.lookup'>> =>
    bodyMutation(client, 'orders.lookup'),
  /** The whole order, or a return, while nothing of it has left (API-079). */
  cancelOrder: (client: B2cClient) => bodyMutation(client, 'orders.cancel', changesOrders),
  cancelShipment: (client: B2cClient) => bodyMutation(client, 'orders.cancelShipment', changesOrders),
  /** PLUS-024: without `lines` everything that can come back. */
  returnOrder: (client: B2cClient) => bodyMutation(client, 'orders.return', changesOrders),
  returnCore: (client: B2cClient) => bodyMutation(client, 'orders.returnCore', changesOrders),
};
