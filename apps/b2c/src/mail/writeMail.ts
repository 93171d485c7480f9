import type { Market } from '@driveline/markets';
import { transcriptMail } from '../chat/transcriptMail.ts';
import { caseMail } from '../contact/caseMail.ts';
import type { Services } from '../http/services.ts';
import { orderMailTopics } from '../orders/mail/topics.ts';
import { readOrder } from '../orders/readOrder.ts';
import { rewardsMessages } from '../rewards/rewardsMessages.ts';
import type { Mail } from './mailer.ts';
import { orderMail } from './orderMail.ts';
import type { OutboxRow } from './outbox.ts';

type Setting = Pick<Services, 'db' | 'clock' | 'markets' | 'deskEmail'>;
type Writer = (setting: Setting, market: Market, row: OutboxRow) => Promise<Mail | undefined>;

const ofOrder: Writer = async ({ db, clock }, market, row) => {
  const topic = orderMailTopics.find((known) => known === row.topic);
  const { orderId, shipmentId } = row.payload as { orderId: string; shipmentId?: string };
  const order = topic && (await readOrder({ db, market, clock }, { id: orderId }));
  return topic && order && orderMail(market, row.id, { topic, order: order.wire, shipmentId });
};

/** By topic of the row. */
const writers: Readonly<Record<string, Writer>> = {
  ...Object.fromEntries(orderMailTopics.map((topic) => [topic, ofOrder])),
  ...Object.fromEntries(
    Object.entries(rewardsMessages).map(([topic, write]): [string, Writer] => [
      topic,
      ({ db, clock }, market, row) => write({ db, clock, market }, row),
    ]),
  ),
  'contact-case': ({ db, deskEmail }, market, row) => caseMail(db, market, deskEmail, row),
  'chat-transcript': ({ db }, market, row) => transcriptMail(db, market, row),
};

/** Turns a row of the outbox into its mail. */
export const writeMail =
  (setting: Setting) =>
  async (row: OutboxRow): Promise<Mail | undefined> => {
    const write = Object.hasOwn(writers, row.topic) ? writers[row.topic] : undefined;
    if (!write) throw new Error(`No mail is known for '${row.topic}'.`);
    return write(setting, setting.markets.marketByCode(row.market), row);
  };
