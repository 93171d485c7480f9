import type { OrderStatus } from '@driveline/api/contract';
import { withTx, type Executor } from '../../db/tx.ts';
import { amountsOf } from '../money/orderAmounts.ts';
import type { MoneyKind } from '../money/orderMoney.ts';
import { flowOf, transition, type Flow, type OrderEvent } from '../status/statusTable.ts';
import { lockWithParent, type LockedOrder } from './lockOrder.ts';
import { moveShipment } from './moveShipment.ts';
import { runStep, type LifecycleServices } from './runStep.ts';
import { openStep } from './steps.ts';

interface MoneyRule {
  readonly kind: MoneyKind;
  /** The event that happens when the money has moved. */
  readonly event: OrderEvent;
}

/** Money first: the parcel leaves, the part is handed over, when it is paid. */
const paidFirst: Partial<Record<OrderEvent, MoneyKind>> = { ship: 'CAPTURE', collect: 'CAPTURE' };

/** Money afterwards: what an event starts ends when it has moved. */
const paidAfter: Readonly<Record<Flow, Partial<Record<OrderEvent, MoneyRule>>>> = {
  parcel: { cancel: { kind: 'VOID', event: 'cancelled' }, giveUp: { kind: 'REFUND', event: 'close' } },
  pickup: { cancel: { kind: 'VOID', event: 'cancelled' } },
  counter: { cancel: { kind: 'VOID', event: 'cancelled' } },
  return: { receive: { kind: 'REFUND', event: 'refund' } },
  register: {},
};

export interface Wish {
  readonly shipmentId: string;
  readonly event: OrderEvent;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** @returns ids of the steps that were opened, or undefined when the event cannot happen */
export async function decide(
  tx: Executor,
  now: Date,
  { own, payer }: { readonly own: LockedOrder; readonly payer: LockedOrder },
  { shipmentId, event, detail = {} }: Wish,
): Promise<readonly string[] | undefined> {
  const shipment = own.shipments.find(({ id }) => id === shipmentId);
  if (!shipment) return undefined;
  const flow = flowOf(own.order.type, shipment.fulfilment);
  // Nothing is prepared before it is paid for; `pay_by` says that the money has not come.
  if (event !== 'cancel' && own.order.pay_by !== null) return undefined;
  const amountMinor = amountsOf(own).shipments.get(shipmentId) ?? 0;
  const first = paidFirst[event];
  if (first) {
    if (!transition(flow, shipment.status, event)) return undefined;
    const step = await openStep(tx, now, payer.order, {
      kind: first,
      event,
      shipmentId,
      amountMinor,
      detail,
    });
    return step === undefined ? undefined : [step];
  }
  if (!(await moveShipment(tx, now, own, { shipmentId, event, detail }))) return undefined;
  const after = paidAfter[flow][event];
  if (!after) return [];
  const step = await openStep(tx, now, payer.order, { ...after, shipmentId, amountMinor, detail });
  if (step === undefined) throw new Error(`Shipment ${shipmentId} was moved while a step held it.`);
  return [step];
}

/**
 * Lets one event happen to one shipment: what the warehouse, the counter, the carrier or the simulator reports.
 * Money that goes with it is moved before this returns, or later when the payment service does not answer.
 * @returns the shipment's status afterwards, or undefined when the event cannot happen to it (any more)
 */
export async function applyOrderEvent(
  services: LifecycleServices,
  wish: Wish & { readonly orderId: string },
): Promise<OrderStatus | undefined> {
  const { db, clock, markets } = services;
  const steps = await withTx(db, async (tx) =>
    decide(tx, clock.now(), await lockWithParent(tx, wish.orderId, markets), wish),
  );
  if (!steps) return undefined;
  for (const step of steps) await runStep(services, step);
  services.wakeOutbox();
  const { status } = await db
    .selectFrom('order_shipment')
    .select('status')
    .where('id', '=', wish.shipmentId)
    .executeTakeFirstOrThrow();
  return status as OrderStatus;
}
