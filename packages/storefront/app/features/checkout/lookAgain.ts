import type { B2cError } from '@driveline/api';
import { orderChanges, orderKey, orderLines, seenOrder, type SeenOrder } from '@driveline/hooks';
import type { ActionData } from '../../data/actionData.ts';
import type { CheckoutFault } from './checkoutData.ts';
import type { PendingCommit } from './pendingCommit.ts';

/** The commit to send instead, or what the shopper has to see first. */
type Again = { readonly body: PendingCommit } | { readonly fault: CheckoutFault };

/**
 * A commit that was refused because of what it named: its cart has changed since, or its key is another's.
 * @param seen what the page showed; without it nothing can be held against the cart of now
 * @returns undefined for a refusal that another look does not change
 */
export async function lookAgain(
  { client, market }: Pick<ActionData, 'client' | 'market'>,
  body: PendingCommit,
  { errorMessageKey, message }: B2cError,
  seen: SeenOrder | undefined,
): Promise<Again | undefined> {
  // The cart is bought once, whatever its tries are called.
  if (errorMessageKey === 'error_idempotency_reused') {
    return { body: { ...body, idempotencyKey: `${body.idempotencyKey}-${crypto.randomUUID()}` } };
  }
  if (errorMessageKey !== 'error_order_changed' || !seen) return undefined;
  const state = await client.call('checkout.state').catch(() => undefined);
  if (!state || orderLines(state.cart).length === 0) return undefined;
  const changes = orderChanges(seen, seenOrder(state, market));
  if (changes.length > 0) {
    return { fault: { step: 'payment', message, notice: errorMessageKey, changes, wayOn: 'again' } };
  }
  const { commerceId, cartVersion } = state.cart;
  return { body: { ...body, cartVersion, idempotencyKey: orderKey(commerceId, cartVersion) } };
}
