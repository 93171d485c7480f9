import { B2cError } from '../http/errors.ts';
import { customerIdOf, isRemembered, passwordNeeded } from '../identity/customer.ts';
import type { CallContext } from '../http/route.ts';
import type { SessionState } from '../ports/session.ts';
import { cardsOf } from './cardsOf.ts';
import { readOrder, type ReadOrder } from './readOrder.ts';

export const unknownOrder = () => new B2cError('error_order_unknown', { status: 404 });

/**
 * An order of the signed-in customer, one that this session placed, or one that it has found by number and
 * contact. Returns are seen by all who see the order that they come from. A remembered shopper gives the password
 * only for what the account opens (ACCT-005), and is told so of the own orders only.
 * @throws B2cError error_order_unknown (404), for a foreign order as for none; error_sign_in_again (401)
 */
export async function visibleOrder(ctx: CallContext, number: string): Promise<ReadOrder> {
  const { state } = ctx.session;
  const order = state && (await readOrder(ctx, { number }));
  if (!order) throw unknownOrder();
  if (isOpenTo(state, order)) return order;
  if (!(await isOfAccount(ctx, order))) throw unknownOrder();
  if (isRemembered(ctx.session)) throw passwordNeeded();
  return order;
}

/** What the session has placed or found, no matter who is signed in. */
function isOpenTo(state: SessionState, order: ReadOrder): boolean {
  if (order.sessionIdHash === state.idHash) return true;
  const found = state.detail.foundOrderIds ?? [];
  return found.includes(order.id) || (order.parentId !== null && found.includes(order.parentId));
}

async function isOfAccount(ctx: CallContext, order: ReadOrder): Promise<boolean> {
  const customerId = customerIdOf(ctx);
  if (customerId === undefined) return false;
  if (order.customerId === customerId) return true;
  if (order.rewardsId === null) return false;
  const card = await cardsOf(ctx.db, customerId).where('rewards_id', '=', order.rewardsId).executeTakeFirst();
  return card !== undefined;
}
