import type { Market } from '@driveline/markets';
import { textSignUpMessages } from '../account/textSignUp.ts';
import { transcriptMail } from '../chat/transcriptMail.ts';
import { caseMail } from '../contact/caseMail.ts';
import { giftCardMessages } from '../giftCards/giftCardMessages.ts';
import type { Services } from '../http/services.ts';
import { identityMessages } from '../identity/mail/identityMessages.ts';
import { orderMailTopics, type OrderMailTopic } from '../orders/mail/topics.ts';
import { readOrder } from '../orders/readOrder.ts';
import { rewardsMessages } from '../rewards/rewardsMessages.ts';
import type { Mail } from './mailer.ts';
import type { MessageWriter } from './messageWriter.ts';
import { orderMail } from './orderMail.ts';
import type { OutboxRow } from './outbox.ts';
import type { TextMessage } from './texter.ts';

const aboutOrder =
  (topic: OrderMailTopic): MessageWriter =>
  async ({ db, clock, market }, row) => {
    const { orderId, shipmentId } = row.payload as { orderId: string; shipmentId?: string };
    const order = await readOrder({ db, market, clock }, { id: orderId });
    return order && orderMail(market, row.id, { topic, order: order.wire, shipmentId });
  };

/** What each topic of the outbox becomes. A module adds its own here. */
const writers: Readonly<Record<string, MessageWriter>> = {
  ...Object.fromEntries(orderMailTopics.map((topic) => [topic, aboutOrder(topic)])),
  'contact-case': ({ db, market, deskEmail }, row) => caseMail(db, market, deskEmail, row),
  'chat-transcript': ({ db, market }, row) => transcriptMail(db, market, row),
  ...giftCardMessages,
  ...identityMessages,
  ...rewardsMessages,
  ...textSignUpMessages,
};

/** Turns a row of the outbox into its message. */
export const writeMail =
  (setting: Pick<Services, 'db' | 'clock' | 'markets' | 'identity' | 'deskEmail'>) =>
  async (row: OutboxRow): Promise<Mail | TextMessage | undefined> => {
    const writer = Object.hasOwn(writers, row.topic) ? writers[row.topic] : undefined;
    if (!writer) throw new Error(`No message is known for '${row.topic}'.`);
    const market: Market = setting.markets.marketByCode(row.market);
    return writer({ ...setting, market }, row);
  };
