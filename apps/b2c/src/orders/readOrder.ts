import type { Order } from '@driveline/api/contract';
import type { ServerMarket } from '../markets/serverMarket.ts';
import type { CartContact } from '../cart/cartModel.ts';
import type { Executor } from '../db/tx.ts';
import type { Clock } from '../clock/clock.ts';
import { sitesOf } from '../stores/places.ts';
import { readOrderRows, type OrderKey } from './orderRows.ts';
import { toOrderWire } from './orderWire.ts';

export interface ReadOrder {
  readonly id: string;
  readonly number: string;
  readonly sessionIdHash: string | null;
  readonly customerId: string | null;
  readonly rewardsId: string | null;
  /** Of a return: the order it comes from. */
  readonly parentId: string | null;
  readonly contact: CartContact;
  /** Where it was placed. */
  readonly shopOrigin: string | null;
  readonly wire: Order;
}

/** Reads an order of the market. Whether the caller may see it is the caller's question. */
export async function readOrder(
  { db, market, clock }: { readonly db: Executor; readonly market: ServerMarket; readonly clock: Clock },
  key: OrderKey,
): Promise<ReadOrder | undefined> {
  const rows = await readOrderRows(db, market.code, key);
  if (!rows) return undefined;
  const sites = await sitesOf(db, market);
  const { order } = rows;
  return {
    id: order.id,
    number: order.number,
    sessionIdHash: order.session_id_hash,
    customerId: order.customer_id,
    rewardsId: order.rewards_id,
    parentId: order.parent_id,
    contact: order.contact as CartContact,
    shopOrigin: order.shop_origin,
    wire: toOrderWire({ market, sites, now: clock.now() }, rows),
  };
}
