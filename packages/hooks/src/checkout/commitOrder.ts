import { isB2cError, type B2cClient, type B2cError, type InputOf, type OutputOf } from '@driveline/api';
import { orderLines } from '../cart/miniCartSummary.ts';
import type { ShopMoney } from '../models/shopMoney.ts';
import { checkoutMutations } from './checkoutMutations.ts';
import { orderKey } from './commitWays.ts';
import { orderChanges, seenOrder, type OrderChange, type SeenOrder } from './seenOrder.ts';

/** What a commit is sent with. */
export type CommitBody = InputOf<'checkout.commit'>['body'];

/** A commit that was taken; with a challenge the bank asks the shopper first, and the same body is sent again. */
export interface TakenCommit {
  readonly body: CommitBody;
  readonly challenge: OutputOf<'checkout.commit'>['challenge'];
}

export interface RefusedCommit {
  readonly error: B2cError;
  /** What is not as the shopper saw it; nothing else is wrong then (PLUS-065). */
  readonly changes?: readonly OrderChange[];
}

/** Whether the cart may be bought, with the shopper's yes to the lines that do not fit (API-076). */
export const verifyCart = (client: B2cClient, commerceId: string, acceptedIds: readonly string[]) =>
  checkoutMutations.verifyCheckout(client).mutate({
    commerceId,
    ...(acceptedIds.length > 0 && { acceptsMisfit: true, commerceItemIds: [...acceptedIds] }),
  });

/**
 * Places an order, once per key (CART-052, PLUS-021). A cart whose version rose without anything to see of it is
 * bought at once.
 * @param seen what the page showed; without it nothing can be held against the cart of now
 * @param acceptedIds lines that do not fit and that the shopper said yes to
 */
export async function commitOrder(
  client: B2cClient,
  market: ShopMoney,
  body: CommitBody,
  {
    seen,
    acceptedIds = [],
  }: { readonly seen?: SeenOrder | undefined; readonly acceptedIds?: readonly string[] },
): Promise<TakenCommit | RefusedCommit> {
  try {
    if (acceptedIds.length > 0) await verifyCart(client, body.commerceId, acceptedIds);
    return await send(client, body);
  } catch (error) {
    const refused = refusalOf(error);
    if (isUnclear(refused.error)) return findPlaced(client, body, refused);
    const again = await lookAgain(client, market, body, refused.error, seen);
    if (!again) return refused;
    return 'changes' in again ? { ...refused, ...again } : send(client, again.body).catch(refusalOf);
  }
}

async function send(client: B2cClient, body: CommitBody): Promise<TakenCommit> {
  const { challenge } = await checkoutMutations.commit(client).mutate(body);
  return { body, challenge };
}

function refusalOf(error: unknown): RefusedCommit {
  if (!isB2cError(error)) throw error;
  return { error };
}

/** Whether the answer to a commit never came, so that nobody knows yet what became of the order (CART-052). */
export const isUnclear = ({ kind, status = 0 }: Pick<B2cError, 'kind' | 'status'>): boolean =>
  kind !== 'http' || status >= 500;

/**
 * What became of a commit without answer, read before any other is sent (CART-052): a cart that still has its lines was not
 * bought, and one without them answers the same commit with its order.
 */
async function findPlaced(
  client: B2cClient,
  body: CommitBody,
  unanswered: RefusedCommit,
): Promise<TakenCommit | RefusedCommit> {
  const cart = await client.call('cart.detail').catch(() => undefined);
  return cart && orderLines(cart).length === 0 ? send(client, body).catch(refusalOf) : unanswered;
}

/**
 * The commit to send instead of one that was refused because of what it named (its cart has changed since, or its key
 * is another's), or what the shopper has to see first.
 * @returns undefined for a refusal that another look does not change
 */
async function lookAgain(
  client: B2cClient,
  market: ShopMoney,
  body: CommitBody,
  { errorMessageKey }: B2cError,
  seen: SeenOrder | undefined,
): Promise<{ readonly body: CommitBody } | { readonly changes: readonly OrderChange[] } | undefined> {
  // The cart is bought once, whatever its tries are called.
  if (errorMessageKey === 'error_idempotency_reused') {
    return { body: { ...body, idempotencyKey: `${body.idempotencyKey}-${crypto.randomUUID()}` } };
  }
  if (errorMessageKey !== 'error_order_changed' || !seen) return undefined;
  const state = await client.call('checkout.state').catch(() => undefined);
  if (!state || orderLines(state.cart).length === 0) return undefined;
  const changes = orderChanges(seen, seenOrder(state, market));
  if (changes.length > 0) return { changes };
  const { commerceId, cartVersion } = state.cart;
  return { body: { ...body, cartVersion, idempotencyKey: orderKey(commerceId, cartVersion) } };
}
