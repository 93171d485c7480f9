import type { B2cClient, InputOf, Line, OutputOf } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { bound } from '../mutations/mutation.ts';
import type { Mutation } from '../mutations/mutation.ts';
import { queryRoots } from '../queryRoots.ts';
import { applyCart, cachedLine, CART_QUEUE, showQuantity } from './cartChanges.ts';
import { cartQueries } from './cartQueries.ts';

export type AddItemInput = InputOf<'cart.addItem'>['body'] &
  Partial<Pick<InputOf<'cart.addConfigItem'>['body'], 'options'>>;
export type UpdateItemInput = InputOf<'cart.updateItem'>['params'] &
  NonNullable<InputOf<'cart.updateItem'>['body']>;
export type RemoveItemInput = InputOf<'cart.removeItem'>['params'];

type Changed = OutputOf<'cart.addItem'>;

type CartChange = Required<Pick<Mutation<never, Changed>, 'queue' | 'invalidates' | 'shownIn' | 'apply'>>;

/**
 * What each change of the cart does to the cache. A postal code's tax and delivery are worked out by the cart call
 * alone, so its details are read again.
 */
export const changesCart = (client: B2cClient): CartChange => ({
  queue: CART_QUEUE,
  invalidates: [cartQueries.details(client), queryRoots.checkout],
  shownIn: [cartQueries.mini(client).queryKey, queryRoots.header],
  apply: (queryClient: QueryClient, cart: Changed) => applyCart(client, queryClient, cart),
});

/** Puts a line back that was taken out, with its choices where it had some. */
function addAgain(client: B2cClient, line: Line) {
  const { skuNumber, itemQuantity: quantity, shipmentType, misfitAccepted, options = [] } = line;
  const again = { skuNumber, quantity, shipmentType, acceptsMisfit: misfitAccepted };
  const chosen = options.map(({ id, value }) => ({ id, value }));
  return bound(cartMutations.addItem(client), { ...again, ...(chosen.length > 0 && { options: chosen }) });
}

/** CART-004: add, change and remove lines. */
export const cartMutations = {
  /** With what was chosen for a configurable part (API-110). */
  addItem: (client: B2cClient): Mutation<AddItemInput, Changed> => ({
    key: ['cart', 'addItem'],
    mutate: ({ options, ...body }) =>
      options
        ? client.call('cart.addConfigItem', { body: { ...body, options } })
        : client.call('cart.addItem', { body }),
    ...changesCart(client),
  }),
  updateItem: (client: B2cClient): Mutation<UpdateItemInput, Changed> => ({
    key: ['cart', 'updateItem'],
    mutate: ({ commerceItemId, ...body }) =>
      client.call('cart.updateItem', { params: { commerceItemId }, body }),
    ...changesCart(client),
    optimistic: (queryClient, { commerceItemId, quantity }) =>
      quantity === undefined ? () => undefined : showQuantity(client, queryClient, commerceItemId, quantity),
    undo: (queryClient, { commerceItemId }) => {
      const line = cachedLine(client, queryClient, commerceItemId);
      if (!line) return undefined;
      const { itemQuantity: quantity, shipmentType } = line;
      return () => bound(cartMutations.updateItem(client), { commerceItemId, quantity, shipmentType });
    },
  }),
  removeItem: (client: B2cClient): Mutation<RemoveItemInput, Changed> => ({
    key: ['cart', 'removeItem'],
    mutate: (params) => client.call('cart.removeItem', { params }),
    ...changesCart(client),
    optimistic: (queryClient, { commerceItemId }) => showQuantity(client, queryClient, commerceItemId, 0),
    undo: (queryClient, { commerceItemId }) => {
      const line = cachedLine(client, queryClient, commerceItemId);
      return line && (() => addAgain(client, line));
    },
  }),
};
