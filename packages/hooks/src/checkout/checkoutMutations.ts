import type { B2cClient, EndpointId, InputOf, OutputOf } from '@driveline/api';
import { cartQueries } from '../cart/cartQueries.ts';
import { headerQueries } from '../header/headerQueries.ts';
import type { Mutation } from '../mutations/mutation.ts';
import { orderQueries } from '../orders/orderQueries.ts';
import { checkoutQueries } from './checkoutQueries.ts';

type Body<K extends EndpointId> = InputOf<K> extends { body: infer B } ? B : never;
type BodyMutation<K extends EndpointId> = Mutation<Body<K>, OutputOf<K>>;

/** From cart to order. Each step's input is the wire's body. */
export const checkoutMutations = {
  verifyCheckout: (client: B2cClient): BodyMutation<'checkout.verify'> => ({
    key: ['checkout', 'verify'],
    mutate: (body) => client.call('checkout.verify', { body }),
    invalidates: [],
  }),
  setAddress: (client: B2cClient): BodyMutation<'checkout.setAddress'> => ({
    key: ['checkout', 'setAddress'],
    mutate: (body) => client.call('checkout.setAddress', { body }),
    invalidates: [checkoutQueries.all, cartQueries.all],
  }),
  setShipment: (client: B2cClient): BodyMutation<'checkout.setShipment'> => ({
    key: ['checkout', 'setShipment'],
    mutate: (body) => client.call('checkout.setShipment', { body }),
    invalidates: [checkoutQueries.all, cartQueries.all],
  }),
  /** PLUS-020: opens the gateway's frame or page. */
  startPaymentSession: (client: B2cClient): BodyMutation<'checkout.paymentSession'> => ({
    key: ['checkout', 'paymentSession'],
    mutate: (body) => client.call('checkout.paymentSession', { body }),
    invalidates: [],
  }),
  addPayment: (client: B2cClient): BodyMutation<'checkout.addPayment'> => ({
    key: ['checkout', 'addPayment'],
    mutate: (body) => client.call('checkout.addPayment', { body }),
    invalidates: [checkoutQueries.all],
  }),
  removePayment: (client: B2cClient): BodyMutation<'checkout.removePayment'> => ({
    key: ['checkout', 'removePayment'],
    mutate: (body) => client.call('checkout.removePayment', { body }),
    invalidates: [checkoutQueries.all],
  }),
  /** Places the order, once per idempotency key (PLUS-021). */
  commit: (client: B2cClient): BodyMutation<'checkout.commit'> => ({
    key: ['checkout', 'commit'],
    mutate: (body) => client.call('checkout.commit', { body }),
    invalidates: [cartQueries.all, checkoutQueries.all, headerQueries.all, orderQueries.all],
  }),
  subscribe: (client: B2cClient): BodyMutation<'shell.subscribe'> => ({
    key: ['checkout', 'subscribe'],
    mutate: (body) => client.call('shell.subscribe', { body }),
    invalidates: [],
  }),
};
