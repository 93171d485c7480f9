import { B2cError } from '../http/errors.ts';
import { customerIdOf } from '../identity/customer.ts';
import type { CallContext } from '../http/route.ts';
import { cardsOf } from './cardsOf.ts';
import { readOrder, type ReadOrder } from './readOrder.ts';

export const unknownOrder = () => new B2cError('error_order_unknown', { status: 404 });

/**
 * An order of the signed-in customer, one that this session placed, or one that it has found by number and
 * contact. Returns are seen by whoever sees the order that they come from.
 * @throws B2cError error_order_unknown (404), for a foreign order as for none
 */
export async function visibleOrder(ctx: CallContext, number: string): Promise<ReadOrder> {
  const { state } = ctx.session;
  const order = state && (await readOrder(ctx, { number }));
  if (!order || !(await maySee(ctx, order))) throw unknownOrder();
  return order;
}

async function maySee(ctx: CallContext, order: ReadOrder): Promise<boolean> {
  const { state } = ctx.session;
  const customerId = customerIdOf(ctx);
  if (customerId !== undefined && order.customerId === customerId) return true;
  if (customerId !== undefined && order.rewardsId !== null) {
    const card = await cardsOf(ctx.db, customerId)
      .where('rewards_id', '=', order.rewardsId)
      .executeTakeFirst();
    if (card) return true;
  }
  if (state && order.sessionIdHash === state.idHash) return true;
  const found = state?.detail.foundOrderIds ?? [];
  return found.includes(order.id) || (order.parentId !== null && found.includes(order.parentId));
}
