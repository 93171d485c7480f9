import type { B2cClient, InputOf, OutputOf } from '@driveline/api';
import { useQueryClient } from '@tanstack/react-query';
import { orderLines } from '../cart/miniCartSummary.ts';
import { useB2c } from '../client/ClientProvider.ts';
import type { Reduce } from '../machine/machine.ts';
import { useMachine } from '../machine/useMachine.ts';
import { runMutation } from '../mutations/runMutation.ts';
import { checkoutMutations } from './checkoutMutations.ts';
import { initialPurchase, maySubmitPurchase, purchase, purchaseFailure } from './purchase.ts';
import type { Purchase, PurchaseAction, PurchaseEffect } from './purchase.ts';

type Commit = InputOf<'checkout.commit'>['body'];
type Placed = Pick<OutputOf<'checkout.commit'>, 'orderId' | 'order'>;

/** What became of a commit without answer: a cart that still has its lines was not bought. */
async function readPlaced(client: B2cClient): Promise<Placed | undefined> {
  if (orderLines(await client.call('cart.detail')).length > 0) return undefined;
  const { orderId, ...order } = await client.call('orders.confirmation');
  return { orderId, order };
}

/**
 * CART-052, CART-053: the purchase. After an answer that never came cart and last order are read: either the purchase
 * is there, or another try is allowed, with the same idempotency key. While reading fails too, `readAgain` is offered.
 *
 * `buy` resolves to the bank's challenge where there is one; after it the same commit is sent again.
 */
export function usePurchase() {
  const { client } = useB2c();
  const queryClient = useQueryClient();
  const reduce: Reduce<Purchase<Placed>, PurchaseAction<Placed>, PurchaseEffect> = purchase;
  const [state, send, read] = useMachine(reduce, initialPurchase as Purchase<Placed>, (_effect, answer) => {
    readPlaced(client).then(
      (data) => answer({ type: 'orderRead', data }),
      () => undefined,
    );
  });
  const buy = async (body: Commit): Promise<{ readonly url: string } | undefined> => {
    // Two clicks of one render: the second finds the first under way.
    if (!maySubmitPurchase(read())) return undefined;
    send({ type: 'requesting' });
    try {
      const { orderId, order, challenge } = await runMutation(
        queryClient,
        checkoutMutations.commit(client),
        body,
      );
      if (challenge) {
        // Nothing is placed yet: the way back sends the same commit again.
        send({ type: 'failure' });
        send({ type: 'resetError' });
        return challenge;
      }
      send({ type: 'success', data: { orderId, order } });
    } catch (error) {
      send(purchaseFailure(error));
    }
    return undefined;
  };
  return {
    ...state,
    buy,
    resetError: () => send({ type: 'resetError' }),
    readAgain: () => send({ type: 'readAgain' }),
  };
}
