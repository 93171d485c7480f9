import type { Shop } from './shop.ts';

/** What of an order's money has moved. */
export const booksOf = async (shop: Shop, id: string) =>
  shop.database.db
    .selectFrom('orders')
    .select(['total_minor', 'captured_minor', 'voided_minor', 'refunded_minor'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Topics of the mails about an order. */
export const mailsOf = async (shop: Shop, number: string) =>
  (
    await shop.database.db
      .selectFrom('outbox')
      .innerJoin('orders', (on) => on.onTrue())
      .select(['topic', 'payload', 'orders.id', 'number'])
      .where('number', '=', number)
      .execute()
  )
    .filter(({ payload, id }) => (payload as { orderId: string }).orderId === id)
    .map(({ topic }) => topic);
