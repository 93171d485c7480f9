import type { OutputOf } from '@driveline/api/contract';
import { phoneDigits } from '@driveline/validation';
import type { CallContext } from '../http/route.ts';
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
  await ctx.limit('order-lookup', { burst: 10, perMinute: 10 });
  const order = await readOrder(ctx, { number: typed.orderId });
  if (!order || !knowsContact(ctx, order, typed)) throw unknownOrder();
  const { detail } = await ctx.session.ensure();
  const others = (detail.foundOrderIds ?? []).filter((id) => id !== order.id);
  await ctx.session.update({ detail: { foundOrderIds: [order.id, ...others].slice(0, 10) } });
  return order.wire;
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
