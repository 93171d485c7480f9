import type { B2cClient, InputOf, OutputOf } from '@driveline/api';
import { checkoutQueries } from '../checkout/checkoutQueries.ts';
import type { Mutation } from '../mutations/mutation.ts';
import { applyCart, showQuantity } from './cartChanges.ts';
import { cartQueries } from './cartQueries.ts';

export type AddItemInput = InputOf<'cart.addItem'>['body'];
export type UpdateItemInput = InputOf<'cart.updateItem'>['params'] &
  NonNullable<InputOf<'cart.updateItem'>['body']>;
export type RemoveItemInput = InputOf<'cart.removeItem'>['params'];

/** A postal code's tax and delivery are worked out by the cart call alone, so its details are read again. */
const invalidates = (client: B2cClient) => [cartQueries.details(client), checkoutQueries.all];

/** CART-004: add, change and remove lines. */
export const cartMutations = {
  addItem: (client: B2cClient): Mutation<AddItemInput, OutputOf<'cart.addItem'>> => ({
    key: ['cart', 'addItem'],
    mutate: (body) => client.call('cart.addItem', { body }),
    invalidates: invalidates(client),
    apply: (queryClient, cart) => applyCart(client, queryClient, cart),
  }),
  updateItem: (client: B2cClient): Mutation<UpdateItemInput, OutputOf<'cart.updateItem'>> => ({
    key: ['cart', 'updateItem'],
    mutate: ({ commerceItemId, ...body }) =>
      client.call('cart.updateItem', { params: { commerceItemId }, body }),
    invalidates: invalidates(client),
    apply: (queryClient, cart) => applyCart(client, queryClient, cart),
    optimistic: (queryClient, { commerceItemId, quantity }) =>
      quantity === undefined ? () => undefined : showQuantity(queryClient, commerceItemId, quantity),
  }),
  removeItem: (client: B2cClient): Mutation<RemoveItemInput, OutputOf<'cart.removeItem'>> => ({
    key: ['cart', 'removeItem'],
    mutate: (params) => client.call('cart.removeItem', { params }),
    invalidates: invalidates(client),
    apply: (queryClient, cart) => applyCart(client, queryClient, cart),
    optimistic: (queryClient, { commerceItemId }) => showQuantity(queryClient, commerceItemId, 0),
  }),
};
