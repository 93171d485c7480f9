import type { B2cClient, InputOf, OutputOf } from '@driveline/api';
import { bodyMutation } from '../mutations/bodyMutation.ts';
import { bound } from '../mutations/mutation.ts';
import type { Mutation } from '../mutations/mutation.ts';
import { cachedLine } from '../cart/cartChanges.ts';
import { changesCart } from '../cart/cartMutations.ts';
import { orderLines } from '../cart/miniCartSummary.ts';

/** What few lines need; apart from `cartMutations`, which every page loads. */
export const lineMutations = {
  /** A part with a choice for each of its options. */
  addConfigItem: (client: B2cClient) => bodyMutation(client, 'cart.addConfigItem', changesCart(client)),
  /** CART-014: another part in place of a line. */
  swapItem: (client: B2cClient): Mutation<InputOf<'cart.swapItem'>['body'], OutputOf<'cart.swapItem'>> =>
    bodyMutation(client, 'cart.swapItem', {
      ...changesCart(client),
      undo: (queryClient, { commerceItemId, skuNumber }) => {
        const line = cachedLine(client, queryClient, commerceItemId);
        return (
          line &&
          ((cart) => {
            const swapped = orderLines(cart).find((one) => one.skuNumber === skuNumber);
            return (
              swapped &&
              bound(lineMutations.swapItem(client), {
                commerceItemId: swapped.commerceItemId,
                skuNumber: line.skuNumber,
              })
            );
          })
        );
      },
    }),
};
