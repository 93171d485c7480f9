import type { Services } from '../http/services.ts';
import { orderMailTopics } from '../orders/mail/topics.ts';
import { readOrder } from '../orders/readOrder.ts';
import type { Mail } from './mailer.ts';
import { orderMail } from './orderMail.ts';
import type { OutboxRow } from './outbox.ts';

/** Turns a row of the outbox into its mail. */
export const writeMail =
  ({ db, clock, markets }: Pick<Services, 'db' | 'clock' | 'markets'>) =>
  async (row: OutboxRow): Promise<Mail | undefined> => {
    const topic = orderMailTopics.find((known) => known === row.topic);
    if (!topic) throw new Error(`No mail is known for '${row.topic}'.`);
    const market = markets.marketByCode(row.market);
    const { orderId, shipmentId } = row.payload as { orderId: string; shipmentId?: string };
    const order = await readOrder({ db, market, clock }, { id: orderId });
    return order && orderMail(market, row.id, { topic, order: order.wire, shipmentId });
  };
