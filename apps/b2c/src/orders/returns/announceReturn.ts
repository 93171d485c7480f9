import { claimKey, hashOf, settleKey } from '../idempotency.ts';
import { orderNumber, pickupCode } from '../orderNumber.ts';
import { withTx, type Executor } from '../../db/tx.ts';
import { B2cError } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import type { ServerMarket } from '../../markets/serverMarket.ts';
import { enqueue } from '../../mail/outbox.ts';
import { newId } from '../../ops/newId.ts';
import { lockOrder } from '../lifecycle/lockOrder.ts';
import { sum } from '../money/orderAmounts.ts';
import type { OrderRows } from '../orderRows.ts';
import {
  deliveriesBack,
  deliveriesGiven,
  deliveryMinor,
  deliveryTaxMinor,
  returnInvoice,
  type DeliveryBack,
} from './deliveryBack.ts';
import {
  coreItems,
  returnItems,
  wholeReturn,
  type ReturnItem,
  type ReturnLine,
  type Returning,
} from './returnDraft.ts';
import { takePieces } from './returnedPieces.ts';

export interface ReturnWish {
  readonly orderId: string;
  readonly what:
    | { readonly kind: 'lines'; readonly lines: readonly ReturnLine[] }
    | { readonly kind: 'all'; readonly reason: NonNullable<ReturnLine['reason']> }
    | { readonly kind: 'core'; readonly line: ReturnLine };
  readonly method: 'store' | 'label';
  /** The store that was named for it. */
  readonly storeId: number | null;
  /** The shopper's own, where none was named and nothing was bought in one. */
  readonly ownStoreId: number | null;
  /** False of a store that closed for good. */
  readonly takesReturns: (storeId: number) => boolean;
  readonly idempotencyKey?: string | undefined;
}

type ReturnServices = Pick<Services, 'db' | 'clock' | 'wakeOutbox'>;

/**
 * Opens a return: an order of type RETURN with the pieces, their reasons, and the vehicle and fit proof of the
 * purchase (PLUS-006). Nothing is refunded until it has come in.
 * @returns id of the return; of the same one when the key comes again
 * @throws B2cError of returnItems and coreItems, error_idempotency_reused; then nothing was changed
 */
export async function announceReturn(
  { db, clock, wakeOutbox }: ReturnServices,
  market: ServerMarket,
  wish: ReturnWish,
): Promise<string> {
  const id = await withTx(db, (tx) => openOnce(tx, clock.now(), market, wish));
  wakeOutbox();
  return id;
}

/** The order is held before its key is looked up, so that of two calls with one key the second finds the first. */
async function openOnce(tx: Executor, now: Date, market: ServerMarket, wish: ReturnWish): Promise<string> {
  const { idempotencyKey, ownStoreId: _store, takesReturns: _open, ...contents } = wish;
  const locked = await lockOrder(tx, wish.orderId);
  const rows: Returning = { ...locked, events: await eventsOf(tx, wish.orderId) };
  if (idempotencyKey === undefined) return openReturn(tx, now, market, wish, rows);
  const key = { scope: `return:${wish.orderId}`, key: idempotencyKey };
  const known = await claimKey(tx, now, key, market.code, hashOf(JSON.stringify(contents)));
  if (known) return known;
  const id = await openReturn(tx, now, market, wish, rows);
  await settleKey(tx, key, id);
  return id;
}

async function openReturn(
  tx: Executor,
  now: Date,
  market: ServerMarket,
  wish: ReturnWish,
  rows: Returning,
): Promise<string> {
  const items = itemsOf({ market, now }, rows, wish.what);
  for (const { item, returns, quantity, coreMinor } of items) {
    const parts = returns === 'PART' ? quantity : 0;
    const cores = coreMinor > 0 ? quantity : 0;
    const taken = await takePieces(tx, { itemId: item.id, parts, cores });
    if (!taken) throw new B2cError('error_return_quantity', { field: item.id, params: { count: 0 } });
  }
  const deliveries = deliveriesBack({ market, now }, rows, items, await deliveriesGiven(tx, rows.order.id));
  const id = newId(now);
  await tx
    .insertInto('orders')
    .values(orderOf(now, id, rows.order, items, deliveries))
    .execute();
  const shipmentId = newId(now);
  await tx
    .insertInto('order_shipment')
    .values({
      ...shipmentOf(now, id, shipmentId, rows, wish),
      shipping_minor: deliveryMinor(deliveries),
    })
    .execute();
  await tx
    .insertInto('order_item')
    .values(items.map((item, index) => itemRow(now, id, shipmentId, rows.order.market, item, index + 1)))
    .execute();
  await enqueue(tx, now, {
    market: market.code,
    locale: rows.order.locale,
    topic: 'return-announced',
    payload: { orderId: id, shipmentId },
  });
  return id;
}

function itemsOf(
  setting: { market: ServerMarket; now: Date },
  rows: Returning,
  what: ReturnWish['what'],
): ReturnItem[] {
  if (what.kind === 'core') return coreItems(setting, rows, what.line);
  return returnItems(
    setting,
    rows,
    what.kind === 'lines' ? what.lines : wholeReturn(setting, rows, what.reason),
  );
}

const eventsOf = (tx: Executor, orderId: string): Promise<OrderRows['events']> =>
  tx.selectFrom('order_event').selectAll().where('order_id', '=', orderId).orderBy('position').execute();

/** Its amounts are what is refunded; its prices hold their tax, whatever the market does. */
function orderOf(
  now: Date,
  id: string,
  order: OrderRows['order'],
  items: readonly ReturnItem[],
  deliveries: readonly DeliveryBack[],
) {
  const partsMinor = sum(items.map((item) => item.partsMinor));
  const shippingMinor = deliveryMinor(deliveries);
  const coreMinor = sum(items.map((item) => item.coreMinor * item.quantity));
  return {
    id,
    market: order.market,
    number: orderNumber(),
    type: 'RETURN',
    parent_id: order.id,
    session_id_hash: order.session_id_hash,
    customer_id: order.customer_id,
    rewards_id: order.rewards_id,
    email: order.email,
    phone: order.phone,
    status: 'SUBMITTED',
    currency: order.currency,
    locale: order.locale,
    shop_origin: order.shop_origin,
    item_total_minor: partsMinor,
    core_minor: coreMinor,
    shipping_minor: shippingMinor,
    tax_minor: sum(items.map((item) => item.taxMinor)) + deliveryTaxMinor(deliveries),
    total_minor: partsMinor + coreMinor + shippingMinor,
    contact: JSON.stringify(order.contact),
    invoice: returnInvoice(deliveries),
    is_sample: order.is_sample,
    placed_at: now,
    updated_at: now,
  };
}

/** The code names the return at the counter and on the label. */
function shipmentOf(now: Date, orderId: string, id: string, rows: Returning, wish: ReturnWish) {
  const isStore = wish.method === 'store';
  const from = rows.shipments.find(({ address }) => address)?.address;
  const bought = rows.shipments.find(({ store_id }) => store_id !== null)?.store_id;
  const stores = [wish.storeId, bought, rows.order.store_id, wish.ownStoreId];
  const store = stores.find((one) => typeof one === 'number' && wish.takesReturns(one)) ?? null;
  return {
    id,
    order_id: orderId,
    market: rows.order.market,
    fulfilment: isStore ? ('PICKUP' as const) : ('STANDARD' as const),
    status: 'SUBMITTED',
    store_id: isStore ? store : null,
    address: !isStore && from ? JSON.stringify(from) : null,
    pickup_person: JSON.stringify({ code: pickupCode() }),
    promise: JSON.stringify({ at: null }),
    updated_at: now,
  };
}

function itemRow(
  now: Date,
  orderId: string,
  shipmentId: string,
  market: string,
  made: ReturnItem,
  line: number,
) {
  const { item, returns, quantity, partsMinor, taxMinor, coreMinor, reason, note } = made;
  return {
    id: newId(now),
    order_id: orderId,
    shipment_id: shipmentId,
    market,
    line,
    part_id: item.part_id,
    sku: item.sku,
    part_number: item.part_number,
    title: item.title,
    brand: item.brand,
    product_url: item.product_url,
    quantity,
    unit_price_minor: returns === 'PART' ? item.unit_price_minor : 0,
    core_minor: coreMinor,
    tax_minor: taxMinor,
    line_total_minor: partsMinor,
    vehicle: item.vehicle ? JSON.stringify(item.vehicle) : null,
    fit_proof: item.fit_proof ? JSON.stringify(item.fit_proof) : null,
    status: 'SUBMITTED',
    origin_id: item.id,
    reason,
    note,
    returns,
  };
}
