import type { Address } from '@driveline/api/contract';
import { keepInBook } from '../account/addressBook.ts';
import type { Executor } from '../db/tx.ts';
import type { CallContext } from '../http/route.ts';
import type { Customer } from '../identity/customer.ts';

/**
 * PLUS-064: a new account keeps what its guest has just typed for an order, in the caller's transaction: where it goes, and
 * what its invoice says. Only of an order that this browser placed with the account's email; of any other nothing.
 */
export async function keepFromOrder(
  { market, session, clock }: CallContext,
  tx: Executor,
  customer: Customer,
  orderId: string | undefined,
): Promise<void> {
  const idHash = session.state?.idHash;
  if (orderId === undefined || idHash === undefined) return;
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'tax_document'])
    .where('market', '=', market.code)
    .where('number', '=', orderId)
    .where('session_id_hash', '=', idHash)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', customer.email.toLowerCase()))
    .executeTakeFirst();
  if (!order) return;
  const sent = await tx
    .selectFrom('order_shipment')
    .select('address')
    .where('order_id', '=', order.id)
    .where('address', 'is not', null)
    .executeTakeFirst();
  if (sent?.address) await keepInBook(tx, clock.now(), customer, sent.address as Address);
  if (order.tax_document)
    await tx
      .updateTable('customer')
      .set({ tax_document: JSON.stringify(order.tax_document) })
      .where('id', '=', customer.id)
      .execute();
}
