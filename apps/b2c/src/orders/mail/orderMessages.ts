import type { MessageWriter } from '../../mail/messageWriter.ts';
import { namedOrigin } from '../../identity/shopOrigin.ts';
import { readOrder } from '../readOrder.ts';
import { orderMail } from './orderMail.ts';
import { orderMailTopics, type OrderMailTopic } from './topics.ts';

const aboutOrder =
  (topic: OrderMailTopic): MessageWriter =>
  async ({ db, clock, market, hosts }, row) => {
    const { orderId, shipmentId } = row.payload as { orderId: string; shipmentId?: string };
    const order = await readOrder({ db, market, clock }, { id: orderId });
    if (!order) return undefined;
    const origin = order.shopOrigin ?? namedOrigin(hosts, market);
    return orderMail(market, row.id, { topic, order: order.wire, now: clock.now(), shipmentId, origin });
  };

export const orderMessages: Readonly<Record<string, MessageWriter>> = Object.fromEntries(
  orderMailTopics.map((topic) => [topic, aboutOrder(topic)]),
);
