import { isCalendarDate, orderNumberSent } from '@driveline/validation';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { operatorOnly } from '../http/operatorOnly.ts';
import type { Services } from '../http/services.ts';
import { applyOrderEvent } from './lifecycle/applyOrderEvent.ts';
import { readOrder } from './readOrder.ts';
import { events } from './status/statusTable.ts';

/** Path under which a warehouse, a counter or a carrier reports; mounted only with a token. */
export const operatorPath = '/operator/orders';

const report = z.object({
  event: z.enum(events),
  /** Left out: every shipment of the order to which it can happen. */
  shipmentId: z.optional(z.string().check(z.maxLength(64))),
  carrier: z.optional(z.string().check(z.maxLength(60))),
  trackingNumber: z.optional(z.string().check(z.maxLength(60))),
  /** Of a delay: the new day, `YYYY-MM-DD`. */
  until: z.optional(z.string().check(z.refine(isCalendarDate))),
});

/** Only what is late gets another day. */
const isMisplaced = ({ event, until }: z.infer<typeof report>) => until !== undefined && event !== 'delay';

/** Events that end a step of the payment service, or that the shop decides: nobody reports them. */
const inner: readonly string[] = ['cancel', 'cancelled', 'refund', 'expire'];

/**
 * `GET /operator/orders/{market}/{number}`, which answers an order as its page gets it, with what its invoice is issued
 * with (PLUS-058), and `POST /operator/orders/{market}/{number}/events`, each with the token as bearer. Not part of the
 * contract: no browser calls them.
 * @param token at least 32 characters, from the environment
 */
export function operatorRoutes(services: Services, token: string): Hono {
  const app = new Hono();
  app.use(`${operatorPath}/*`, operatorOnly(token));
  app.get(`${operatorPath}/:market/:number`, async (c) => {
    const market = services.markets.markets.find(({ code }) => code === c.req.param('market'));
    const order = market && (await readOrder({ ...services, market }, { number: c.req.param('number') }));
    return order ? c.json(order.wire) : c.json({ error: 'unknown' }, 404);
  });
  app.post(`${operatorPath}/:market/:number/events`, async (c) => {
    const read = report.safeParse(await c.req.json().catch(() => undefined));
    if (!read.success || inner.includes(read.data.event) || isMisplaced(read.data))
      return c.json({ error: 'event' }, 400);
    const { event, shipmentId, ...detail } = read.data;
    const shipments = await services.db
      .selectFrom('order_shipment')
      .innerJoin('orders', 'orders.id', 'order_shipment.order_id')
      .select(['order_shipment.id', 'order_id'])
      .where('orders.market', '=', c.req.param('market'))
      .where('number', '=', orderNumberSent(c.req.param('number')))
      .execute();
    const meant = shipments.filter(({ id }) => shipmentId === undefined || id === shipmentId);
    if (meant.length === 0) return c.json({ error: 'unknown' }, 404);
    const moved = [];
    for (const { id, order_id } of meant) {
      const status = await applyOrderEvent(services, { orderId: order_id, shipmentId: id, event, detail });
      if (status) moved.push({ shipmentId: id, orderStatus: status });
    }
    return moved.length > 0 ? c.json({ shipments: moved }) : c.json({ error: 'impossible' }, 409);
  });
  return app;
}
