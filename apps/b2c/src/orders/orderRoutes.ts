import type { OutputOf } from '@driveline/api/contract';
import { cartOfSession, wordingOf } from '../cart/cartRoutes.ts';
import { toCartWire } from '../cart/cartWire.ts';
import { B2cError } from '../http/errors.ts';
import { route, type CallContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { withReviewable } from './reviewableLines.ts';
import { hasGone, sitesOf, type Site } from '../stores/places.ts';
import { orderHistory } from './history.ts';
import { cancelOrder } from './lifecycle/cancelOrder.ts';
import { lookUp } from './lookUp.ts';
import { readOrder, type ReadOrder } from './readOrder.ts';
import { announceReturn, type ReturnWish } from './returns/announceReturn.ts';
import { unknownOrder, visibleOrder } from './visibleOrder.ts';

/** API-041, API-079 to API-084, API-116, and returns (PLUS-024). */
export function orderRoutes(app: B2cApp): void {
  route(app, 'orders.details', async (ctx) => {
    const orderId = ctx.input.query?.orderId;
    if (orderId) return withReviewable(ctx, (await visibleOrder(ctx, orderId)).wire);
    const cart = await cartOfSession(ctx);
    return cart ? toCartWire(wordingOf(ctx), cart) : (await lastOrder(ctx)).wire;
  });
  route(app, 'orders.detail', async (ctx) =>
    withReviewable(ctx, (await visibleOrder(ctx, ctx.input.params.orderId)).wire),
  );
  route(app, 'orders.confirmation', async (ctx) => {
    const { number, contact, wire } = await lastOrder(ctx);
    return { ...wire, orderId: number, email: contact.email };
  });
  route(app, 'orders.lookup', (ctx) => lookUp(ctx, ctx.input.body));
  route(app, 'orders.historyV1', (ctx) => orderHistory(ctx, ctx.input.query ?? {}));
  route(app, 'orders.history', (ctx) => orderHistory(ctx, ctx.input.query ?? {}));
  route(app, 'orders.current', (ctx) => orderHistory(ctx, {}));
  changes(app);
}

function changes(app: B2cApp): void {
  route(app, 'orders.cancel', async (ctx) => {
    const { orderId, reason } = ctx.input.body;
    const { id } = await visibleOrder(ctx, orderId);
    await cancelOrder(ctx.services, { orderId: id, reason });
    const [entry] = (await visibleOrder(ctx, orderId)).wire.orders;
    return { orderStatus: entry?.orderStatus ?? '', ...(entry?.refund ? { refund: entry.refund } : {}) };
  });
  route(app, 'orders.cancelShipment', async (ctx) => {
    const { orderId, shipmentId, reason } = ctx.input.body;
    const { id } = await visibleOrder(ctx, orderId);
    await cancelOrder(ctx.services, { orderId: id, shipmentId, reason });
    return withReviewable(ctx, (await visibleOrder(ctx, orderId)).wire);
  });
  route(app, 'orders.return', (ctx) => {
    const { lines, reason = 'not-needed', ...rest } = ctx.input.body;
    const what: ReturnWish['what'] = lines
      ? {
          kind: 'lines',
          lines: lines.map(({ commerceItemId, ...line }) => ({ itemId: commerceItemId, ...line })),
        }
      : { kind: 'all', reason };
    return openReturn(ctx, { ...rest, what });
  });
  route(app, 'orders.returnCore', (ctx) => {
    const { commerceItemId, quantity, ...rest } = ctx.input.body;
    return openReturn(ctx, { ...rest, what: { kind: 'core', line: { itemId: commerceItemId, quantity } } });
  });
}

type AskedReturn = Omit<ReturnWish, 'storeId' | 'ownStoreId' | 'takesReturns'> & {
  readonly storeNumber?: string | undefined;
};

/** @param asked with the number of its order */
async function openReturn(ctx: CallContext, asked: AskedReturn): Promise<OutputOf<'orders.return'>> {
  const { storeNumber, ...wish } = asked;
  const { id: orderId } = await visibleOrder(ctx, wish.orderId);
  const sites = await sitesOf(ctx.db, ctx.market);
  const isOpen = (site: Site | undefined) => site !== undefined && !hasGone(site, ctx.clock.now());
  const named = storeNumber === undefined ? undefined : sites.byNumber(storeNumber);
  if (storeNumber !== undefined && !isOpen(named)) {
    throw new B2cError('error_store_unknown', { field: 'storeNumber' });
  }
  const id = await announceReturn(ctx.services, ctx.market, {
    ...wish,
    orderId,
    storeId: named?.id ?? null,
    ownStoreId: ctx.session.state?.storeId ?? null,
    takesReturns: (storeId) => isOpen(sites.byId(storeId)),
  });
  const made = await readOrder(ctx, { id });
  if (!made) throw new Error(`Return ${id} was opened and cannot be read.`);
  return made.wire;
}

async function lastOrder(ctx: CallContext): Promise<ReadOrder> {
  const { lastOrderId } = ctx.session.state?.detail ?? {};
  const order = lastOrderId ? await readOrder(ctx, { id: lastOrderId }) : undefined;
  if (!order) throw unknownOrder();
  return order;
}
