import type { OutputOf } from '@driveline/api/contract';
import { phoneDigits } from '@driveline/validation';
import { cartOfSession, wordingOf } from '../cart/cartRoutes.ts';
import { toCartWire } from '../cart/cartWire.ts';
import { B2cError } from '../http/errors.ts';
import { route, type CallContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { readOrder, type ReadOrder } from './readOrder.ts';

const unknownOrder = () => new B2cError('error_order_unknown', { status: 404 });

/** API-041, API-081, API-082, API-084. */
export function orderRoutes(app: B2cApp): void {
  route(app, 'orders.details', async (ctx) => {
    const orderId = ctx.input.query?.orderId;
    if (orderId) return (await visibleOrder(ctx, orderId)).wire;
    const cart = await cartOfSession(ctx);
    return cart ? toCartWire(wordingOf(ctx), cart) : (await lastOrder(ctx)).wire;
  });
  route(app, 'orders.detail', async (ctx) => (await visibleOrder(ctx, ctx.input.params.orderId)).wire);
  route(app, 'orders.confirmation', async (ctx) => {
    const { number, contact, wire } = await lastOrder(ctx);
    return { ...wire, orderId: number, email: contact.email };
  });
  route(app, 'orders.lookup', lookUp);
}

/** An order that this session placed, or has found by its number and contact. */
async function visibleOrder(ctx: CallContext, number: string): Promise<ReadOrder> {
  const { state } = ctx.session;
  const order = state && (await readOrder(ctx, { number }));
  const mayRead =
    order && (order.sessionIdHash === state.idHash || state.detail.foundOrderIds?.includes(order.id));
  if (!mayRead) throw unknownOrder();
  return order;
}

async function lastOrder(ctx: CallContext): Promise<ReadOrder> {
  const { lastOrderId } = ctx.session.state?.detail ?? {};
  const order = lastOrderId ? await readOrder(ctx, { id: lastOrderId }) : undefined;
  if (!order) throw unknownOrder();
  return order;
}

/**
 * The number alone opens nothing: email or phone must be the order's. Whatever is wrong, the answer is the same,
 * and tries are counted.
 */
async function lookUp(
  ctx: CallContext & {
    input: { body: { orderId: string; email?: string | undefined; phoneNumber?: string | undefined } };
  },
): Promise<OutputOf<'orders.lookup'>> {
  await ctx.limit('order-lookup', { burst: 10, perMinute: 10 });
  const { orderId, email, phoneNumber } = ctx.input.body;
  const order = await readOrder(ctx, { number: orderId });
  const isTheirs = order && knowsContact(ctx, order, email, phoneNumber);
  if (!isTheirs) throw unknownOrder();
  const { detail } = await ctx.session.ensure();
  const others = (detail.foundOrderIds ?? []).filter((id) => id !== order.id);
  await ctx.session.update({ detail: { ...detail, foundOrderIds: [order.id, ...others].slice(0, 10) } });
  return order.wire;
}

function knowsContact(
  { market }: CallContext,
  { contact }: ReadOrder,
  email: string | undefined,
  phoneNumber: string | undefined,
): boolean {
  if (email) return email.trim().toLowerCase() === contact.email.toLowerCase();
  const digits = phoneNumber ? phoneDigits(phoneNumber, market.phone) : '';
  return digits !== '' && digits === contact.phoneNumber;
}
