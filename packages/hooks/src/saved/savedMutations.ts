import type { B2cClient, OutputOf } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { bodyMutation, pathMutation } from '../mutations/bodyMutation.ts';
import type { ParamsOf } from '../mutations/bodyMutation.ts';
import { bound } from '../mutations/mutation.ts';
import type { Mutation } from '../mutations/mutation.ts';
import { showChange } from '../mutations/showChange.ts';
import { applyCart, cachedLine, CART_QUEUE, showQuantity } from '../cart/cartChanges.ts';
import { changesCart } from '../cart/cartMutations.ts';
import { orderLines } from '../cart/miniCartSummary.ts';
import { savedQueries } from './savedQueries.ts';

type Saved = OutputOf<'cart.saved'>;
type Both = OutputOf<'cart.saveItem'>;
type SavedItemId = ParamsOf<'cart.moveSaved'>;

const keepSaved = (client: B2cClient, queryClient: QueryClient, { savedItems }: Saved) =>
  queryClient.setQueryData(savedQueries.list(client).queryKey, { savedItems });

/** A saved part as the cached list knows it. */
export const cachedSaved = (client: B2cClient, queryClient: QueryClient, savedItemId: string) =>
  queryClient
    .getQueryData(savedQueries.list(client).queryKey)
    ?.savedItems.find((item) => item.savedItemId === savedItemId);

/** A saved line leaves the list at once; the function that it returns puts it back. */
function hideSaved(client: B2cClient, queryClient: QueryClient, savedItemId: string): () => void {
  return showChange<Saved>(queryClient, savedQueries.list(client).queryKey, ({ savedItems }) => ({
    savedItems: savedItems.filter((item) => item.savedItemId !== savedItemId),
  }));
}

const changesBoth = (client: B2cClient) => ({
  ...changesCart(client),
  shownIn: [...changesCart(client).shownIn, savedQueries.list(client).queryKey],
  apply: (queryClient: QueryClient, answer: Both) => {
    const { savedItems, ...cart } = answer;
    applyCart(client, queryClient, cart);
    keepSaved(client, queryClient, { savedItems });
  },
});

const changesLists = (client: B2cClient) => ({
  queue: 'lists',
  invalidates: [savedQueries.lists(client).queryKey],
});

/** PLUS-068: lists that a shopper names, with parts put on them and taken off. */
export const listMutations = {
  create: (client: B2cClient) => bodyMutation(client, 'cart.createList', changesLists(client)),
  change: (client: B2cClient) => pathMutation(client, 'cart.changeList', ['listId'], changesLists(client)),
  remove: (client: B2cClient) => pathMutation(client, 'cart.removeList', ['listId'], changesLists(client)),
};

/** CART-013: lines put aside and moved back. */
export const savedMutations = {
  saveItem: (client: B2cClient): Mutation<{ readonly commerceItemId: string }, Both> =>
    bodyMutation(client, 'cart.saveItem', {
      ...changesBoth(client),
      optimistic: (queryClient, { commerceItemId }) => showQuantity(client, queryClient, commerceItemId, 0),
      undo: (queryClient, { commerceItemId }) => {
        const line = cachedLine(client, queryClient, commerceItemId);
        return (
          line &&
          (({ savedItems }) => {
            const saved = savedItems.find((item) => item.skuNumber === line.skuNumber);
            return saved && bound(savedMutations.moveToCart(client), { savedItemId: saved.savedItemId });
          })
        );
      },
    }),
  moveToCart: (client: B2cClient): Mutation<SavedItemId, Both> => ({
    key: ['cart', 'moveSaved'],
    mutate: (params) => client.call('cart.moveSaved', { params }),
    ...changesBoth(client),
    optimistic: (queryClient, { savedItemId }) => hideSaved(client, queryClient, savedItemId),
    undo: (queryClient, { savedItemId }) => {
      const saved = cachedSaved(client, queryClient, savedItemId);
      return (
        saved &&
        ((cart) => {
          // A line that has grown by it would be saved whole.
          const line = orderLines(cart).find(
            (one) => one.skuNumber === saved.skuNumber && one.itemQuantity === saved.itemQuantity,
          );
          return line && bound(savedMutations.saveItem(client), { commerceItemId: line.commerceItemId });
        })
      );
    },
  }),
  removeSaved: (client: B2cClient): Mutation<SavedItemId, Saved> => ({
    key: ['cart', 'removeSaved'],
    mutate: (params) => client.call('cart.removeSaved', { params }),
    queue: CART_QUEUE,
    invalidates: [],
    shownIn: [savedQueries.list(client).queryKey],
    apply: (queryClient, answer) => {
      keepSaved(client, queryClient, answer);
    },
    optimistic: (queryClient, { savedItemId }) => hideSaved(client, queryClient, savedItemId),
  }),
};
