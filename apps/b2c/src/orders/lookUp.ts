import type { OutputOf } from '@driveline/api/contract';
import { orderNumberSent, phoneDigits } from '@driveline/validation';
import { withTx, type Executor } from '../db/tx.ts';
import { takeFrom } from '../http/limits.ts';
import type { CallContext } from '../http/route.ts';
import { lockDetail, patchSession } from '../session/sessionStore.ts';
import { readOrder, type ReadOrder } from './readOrder.ts';
import { unknownOrder } from './visibleOrder.ts';

interface LookUp {
  readonly orderId: string;
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
}

/**
 * API-081. The number alone opens nothing: email or phone must be the order's. Whatever is wrong, the answer is
 * the same, and tries are counted.
 */
export async function lookUp(ctx: CallContext, typed: LookUp): Promise<OutputOf<'orders.lookup'>> {
  await ctx.limit('order-lookup');
  await limitNumber(ctx, typed.orderId);
  const order = await readOrder(ctx, { number: typed.orderId });
  if (!order || !knowsContact(ctx, order, typed)) throw unknownOrder();
  const { idHash } = await ctx.session.ensure();
  await withTx(ctx.db, (tx) => keepFound(tx, idHash, order.id));
  return order.wire;
}

/** An attacker who guesses the phone of one order from many addresses has few tries at it, whether or not there is such an order. */
async function limitNumber({ market, services }: CallContext, typed: string): Promise<void> {
  await takeFrom(services.limiter, 'order-lookup', 'order', `${market.code}:${orderNumberSent(typed)}`);
}

async function keepFound(tx: Executor, idHash: string, orderId: string): Promise<void> {
  const { foundOrderIds = [] } = await lockDetail(tx, idHash);
  const others = foundOrderIds.filter((id) => id !== orderId);
  await patchSession(tx, idHash, { detail: { foundOrderIds: [orderId, ...others].slice(0, 10) } });
}

function knowsContact(
  { market }: CallContext,
  { contact }: ReadOrder,
  { email, phoneNumber }: LookUp,
): boolean {
  if (email) return email.trim().toLowerCase() === contact.email.toLowerCase();
  const digits = phoneNumber ? phoneDigits(phoneNumber, market.phone) : '';
  return digits !== '' && digits === contact.phoneNumber;
}
