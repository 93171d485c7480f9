import type { Executor } from '../db/tx.ts';
import { enqueue } from '../mail/outbox.ts';
import type { OrderMailTopic } from '../orders/mail/topics.ts';
import { orderNumber, pickupCode } from '../orders/orderNumber.ts';
import { newId } from '../ops/newId.ts';
import type { SessionState } from '../ports/session.ts';
import { patchSession, readSession } from '../session/sessionStore.ts';
import type { DraftItem, DraftShipment, OrderDraft } from './orderDraft.ts';
import { startStatus, waitingStatus } from '../orders/status/startStatus.ts';

/**
 * Writes the order of a draft, closes its cart, and puts its mail into the outbox, all in the caller's transaction.
 * @param waitsUntil of an order whose money has yet to come (PLUS-022)
 * @returns the order's id
 */
export async function placeOrder(
  tx: Executor,
  now: Date,
  draft: OrderDraft,
  waitsUntil: Date | null = null,
): Promise<string> {
  const status = waitsUntil ? waitingStatus : startStatus;
  const id = newId(now);
  const { session, customerId } = await buyerOf(tx, draft);
  await tx
    .insertInto('orders')
    .values({
      id,
      market: draft.market,
      number: orderNumber(),
      cart_id: draft.cartId,
      session_id_hash: session?.idHash ?? draft.sessionIdHash,
      customer_id: customerId,
      email: draft.contact.email,
      phone: draft.contact.phoneNumber || null,
      status,
      pay_by: waitsUntil,
      currency: draft.currency,
      locale: draft.locale,
      shop_origin: draft.shopOrigin ?? null,
      item_total_minor: draft.itemTotalMinor,
      discount_minor: draft.discountMinor,
      core_minor: draft.coreMinor,
      shipping_minor: draft.shippingMinor,
      tax_minor: draft.taxMinor,
      total_minor: draft.totalMinor,
      contact: JSON.stringify(draft.contact),
      billing: draft.billingAddress ? JSON.stringify(draft.billingAddress) : null,
      tax_document: draft.taxDocument ? JSON.stringify(draft.taxDocument) : null,
      promo: JSON.stringify(draft.promotions),
      invoice: JSON.stringify({
        fiscalId: draft.contact.fiscalId,
        taxIncluded: draft.taxIncluded,
        taxLines: draft.taxLines,
        payDiscountMinor: draft.payDiscountMinor,
      }),
      placed_at: now,
      updated_at: now,
    })
    .execute();
  for (const shipment of draft.shipments) await insertShipment(tx, now, { id, draft, status }, shipment);
  await tx
    .updateTable('cart')
    .set({ status: 'ORDERED', order_id: id, updated_at: now })
    .where('id', '=', draft.cartId)
    .execute();
  if (session) await closeSession(tx, draft, session, id);
  const topic: OrderMailTopic = waitsUntil ? 'order-waiting' : 'order-placed';
  await enqueue(tx, now, { market: draft.market, locale: draft.locale, topic, payload: { orderId: id } });
  return id;
}

/**
 * Whose order it is. While the bank asked, the shopper may have signed in, which gave the session another id and the
 * cart an account, or have signed out: then the cart still says who bought it.
 */
async function buyerOf(
  tx: Executor,
  { cartId, sessionIdHash, market }: OrderDraft,
): Promise<{ readonly session: SessionState | undefined; readonly customerId: string | null }> {
  const cart = await tx
    .selectFrom('cart')
    .select(['session_id_hash', 'customer_id'])
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow();
  const session =
    (await readSession(tx, sessionIdHash, market)) ??
    (await readSession(tx, cart.session_id_hash ?? '', market));
  return { session, customerId: session?.customerId ?? cart.customer_id };
}

async function insertShipment(
  tx: Executor,
  now: Date,
  order: { readonly id: string; readonly draft: OrderDraft; readonly status: string },
  shipment: DraftShipment,
): Promise<void> {
  const { id: orderId, draft, status } = order;
  const id = newId(now);
  const isPickup = shipment.fulfilment === 'PICKUP';
  const { firstName, lastName } = draft.contact;
  await tx
    .insertInto('order_shipment')
    .values({
      id,
      order_id: orderId,
      market: draft.market,
      fulfilment: shipment.fulfilment,
      status,
      store_id: shipment.storeId,
      address: !isPickup && draft.shippingAddress ? JSON.stringify(draft.shippingAddress) : null,
      pickup_person: isPickup ? JSON.stringify({ firstName, lastName, code: pickupCode() }) : null,
      promise: JSON.stringify({ at: shipment.promisedAt, senderId: shipment.senderId }),
      shipping_minor: shipment.shippingMinor,
      updated_at: now,
    })
    .execute();
  await tx
    .insertInto('order_item')
    .values(
      shipment.items.map((item) =>
        toRow(now, { orderId, shipmentId: id, market: draft.market, status }, item),
      ),
    )
    .execute();
}

interface Place {
  readonly orderId: string;
  readonly shipmentId: string;
  readonly market: string;
  readonly status: string;
}

const toRow = (now: Date, { orderId, shipmentId, market, status }: Place, item: DraftItem) => ({
  id: newId(now),
  order_id: orderId,
  shipment_id: shipmentId,
  market,
  line: item.line,
  part_id: item.partId,
  sku: item.sku,
  part_number: item.partNumber,
  title: item.title,
  brand: item.brand,
  product_url: item.url,
  quantity: item.quantity,
  unit_price_minor: item.unitMinor,
  core_minor: item.coreMinor,
  discount_minor: item.discountMinor,
  promo_minor: item.promoMinor,
  tax_minor: item.taxMinor,
  line_total_minor: item.lineTotalMinor,
  vehicle: item.vehicle ? JSON.stringify(item.vehicle) : null,
  fit_proof: JSON.stringify({
    fit: item.fit,
    drawing: item.drawing,
    ...(item.picture && { picture: item.picture }),
  }),
  options: item.options ? JSON.stringify(item.options) : null,
  status,
});

/** The session forgets the cart and remembers the order (API-084). */
async function closeSession(
  tx: Executor,
  draft: OrderDraft,
  session: SessionState,
  orderId: string,
): Promise<void> {
  await patchSession(tx, session.idHash, {
    ...(session.cartId === draft.cartId ? { cartId: null } : {}),
    detail: { lastOrderId: orderId },
  });
}
