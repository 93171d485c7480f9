import { readOrder } from '../orders/readOrder.ts';
import type { Services } from '../http/services.ts';
import type { Mail } from './mailer.ts';
import { orderMail } from './orderMail.ts';
import type { OutboxRow } from './outbox.ts';

/** Turns a row of the outbox into its mail. */
export const writeMail =
  ({ db, clock, markets }: Pick<Services, 'db' | 'clock' | 'markets'>) =>
  async (row: OutboxRow): Promise<Mail | undefined> => {
    if (row.topic !== 'order-placed') throw new Error(`No mail is known for '${row.topic}'.`);
    const market = markets.marketByCode(row.market);
    const order = await readOrder(
      { db, market, clock },
      { id: (row.payload as { orderId: string }).orderId },
    );
    return order && orderMail(market, row.id, order.wire);
  };
