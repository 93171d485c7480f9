import type { OrderStatus } from '@driveline/api/contract';
import type { Executor } from '../../db/tx.ts';
import { enqueue } from '../../mail/outbox.ts';
import type { OrderMailTopic } from '../mail/topics.ts';
import type { OrderRows } from '../orderRows.ts';
import { releaseUses } from '../../promotions/takeUses.ts';
import { keepDeliveries } from '../returns/deliveryBack.ts';
import { giveBackPieces } from '../returns/returnedPieces.ts';
import type { OrderEvent } from '../status/statusTable.ts';
import { coverParts, earnCredits, earnWithout, reverseReturned } from './arrivalEffects.ts';
import type { LockedOrder } from './lockOrder.ts';
import { releaseShipmentStock } from './releaseShipmentStock.ts';

export interface Happened extends LockedOrder {
  /** With its new status. */
  readonly shipment: OrderRows['shipments'][number];
  readonly event: OrderEvent;
  readonly detail: Readonly<Record<string, unknown>>;
  /** Of the whole order, after the event. */
  readonly orderStatus: OrderStatus;
}

type Consequence = (tx: Executor, now: Date, happened: Happened) => Promise<void>;

const mail =
  (topic: OrderMailTopic): Consequence =>
  (tx, now, { order, shipment, detail }) =>
    enqueue(tx, now, {
      market: order.market,
      locale: order.locale,
      topic,
      payload: { orderId: order.id, shipmentId: shipment.id, ...detail },
    });

/** A code that was used for an order of which nothing is left may be used again. */
const releasePromotions: Consequence = async (tx, now, { order, orderStatus }) => {
  if (orderStatus !== 'CANCELLED') return;
  const payments = await tx.selectFrom('payment').select('id').where('order_id', '=', order.id).execute();
  for (const { id } of payments) await releaseUses(tx, now, id);
};

/** One mail for all that was cancelled together: it waits for the last shipment. */
const tellCancelled: Consequence = async (tx, now, happened) => {
  if (happened.orderStatus !== 'CANCELLATION IN PROGRESS') await mail('order-cancelled')(tx, now, happened);
};

const tellExpired: Consequence = async (tx, now, happened) => {
  if (happened.orderStatus === 'CANCELLED') await mail('order-expired')(tx, now, happened);
};

/** The shopper took a return back before it came in: its pieces may be announced again. */
const forgetReturn: Consequence = async (tx, now, { order, items }) => {
  if (order.type !== 'RETURN') return;
  await giveBackPieces(tx, items);
  await keepDeliveries(tx, now, { order, items });
};

const releaseStock: Consequence = (tx, now, { order, shipment, items }) =>
  releaseShipmentStock(tx, now, order, shipment, items);

/** What follows from an event besides the new status, in the same transaction. Remote work is a step (steps.ts). */
const consequences: Partial<Record<OrderEvent, readonly Consequence[]>> = {
  delay: [mail('order-delayed')],
  ready: [mail('order-ready')],
  ship: [mail('order-shipped')],
  deliver: [coverParts, earnCredits, mail('order-delivered')],
  collect: [coverParts, earnCredits],
  giveUp: [mail('order-undeliverable')],
  expire: [releaseStock, releasePromotions, tellExpired],
  cancel: [forgetReturn],
  cancelled: [releaseStock, releasePromotions, earnWithout, tellCancelled],
  receive: [mail('return-received')],
  refund: [reverseReturned, mail('order-refunded')],
  close: [earnWithout],
};

export async function follow(tx: Executor, now: Date, happened: Happened): Promise<void> {
  for (const consequence of consequences[happened.event] ?? []) await consequence(tx, now, happened);
}
