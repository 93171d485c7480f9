import type { ServerMarkets } from '../markets/serverMarket.ts';
import { withTx, type Executor } from '../db/tx.ts';
import type { CallContext } from '../http/route.ts';
import type { Customer } from '../identity/customer.ts';
import { coverArrived } from './lifecycle/arrivalEffects.ts';
import { lockWithParent } from './lifecycle/lockOrder.ts';

/** So many in one sign-in; the next one goes on. */
const mostAtOnce = 50;

/**
 * Gives an account what its holder bought as a guest: orders and returns with its address, once a code or a link that
 * was mailed there has come back (decision 45). An equal address alone is no proof: anybody types it, in the browser in
 * which another bought too.
 * @returns how many orders joined
 */
export async function joinGuestOrders(
  { db, market, clock, services }: Pick<CallContext, 'db' | 'market' | 'clock' | 'services'>,
  customer: Pick<Customer, 'id' | 'email' | 'email_proven_at'>,
): Promise<number> {
  if (!customer.email_proven_at) return 0;
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('market', '=', market.code)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', customer.email.toLowerCase()))
    .where('customer_id', 'is', null)
    // What was bought at a register belongs to the card that was shown.
    .where('rewards_id', 'is', null)
    .orderBy('placed_at')
    .limit(mostAtOnce)
    .execute();
  for (const { id } of orders)
    await withTx(db, (tx) => join(tx, clock.now(), services.markets, id, customer.id));
  return orders.length;
}

/** What has arrived is covered from its day on; credits are given with an arrival, and none for those of before. */
async function join(
  tx: Executor,
  now: Date,
  markets: ServerMarkets,
  orderId: string,
  customerId: string,
): Promise<void> {
  const { own } = await lockWithParent(tx, orderId, markets);
  if (own.order.customer_id !== null) return;
  await tx.updateTable('orders').set({ customer_id: customerId }).where('id', '=', orderId).execute();
  await coverArrived(tx, now, own);
}
