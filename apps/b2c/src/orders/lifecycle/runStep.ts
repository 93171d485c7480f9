import { withTx } from '../../db/tx.ts';
import type { Services } from '../../http/services.ts';
import { PaymentRefusedError } from '../../ports/gateway.ts';
import { moveMoney } from '../money/orderMoney.ts';
import type { OrderEvent } from '../status/statusTable.ts';
import { lockWithParent } from './lockOrder.ts';
import { moveShipment } from './moveShipment.ts';
import { book, dueSteps, endStep, leaseStep, postponeStep, type Step } from './steps.ts';

export type LifecycleServices = Pick<Services, 'db' | 'clock' | 'log' | 'gateway' | 'markets' | 'wakeOutbox'>;

/**
 * A capture that is refused so often is given up: the parcel stays, and the shop has to ask the shopper. One without
 * an answer never is: it may have happened, and an order that was paid for must not look as if it were not.
 */
const captureTries = 6;

/**
 * Works on one step: asks the payment service outside of any transaction, then ends the step together with what
 * follows from it. A process that dies in between leaves the step to the next one, which asks with the same key.
 * @returns whether the step has ended
 */
export async function runStep(services: LifecycleServices, id: string): Promise<boolean> {
  const { db, clock, log } = services;
  const step = await leaseStep(db, id, clock.now());
  if (!step) return false;
  try {
    // Not the step's id: a capture that was given up and is tried again is still the same capture.
    await moveMoney(
      services,
      step.kind,
      step.order_id,
      step.amount_minor,
      `${step.shipment_id}:${step.event}`,
    );
  } catch (error) {
    log.error(
      { err: error, step: id, kind: step.kind, tries: step.tries },
      'the payment service did not do it',
    );
    const isRefused = step.kind === 'CAPTURE' && error instanceof PaymentRefusedError;
    if (!isRefused || step.tries < captureTries) {
      await postponeStep(db, clock.now(), step, String(error).slice(0, 500));
      return false;
    }
    await giveUp(services, step, String(error).slice(0, 500));
    return true;
  }
  await finish(services, step);
  services.wakeOutbox();
  return true;
}

async function finish({ db, clock, markets }: LifecycleServices, step: Step): Promise<void> {
  await withTx(db, async (tx) => {
    const now = clock.now();
    const { own } = await lockWithParent(tx, await orderOfShipment(tx, step.shipment_id), markets);
    if (!(await endStep(tx, now, step.id, 'DONE'))) return;
    const detail = { ...step.detail, amountMinor: step.amount_minor };
    const move = { shipmentId: step.shipment_id, event: step.event as OrderEvent, detail, stepId: step.id };
    const status = await moveShipment(tx, now, own, move);
    if (!status) throw new Error(`Step ${step.id}: '${step.event}' cannot happen to its shipment.`);
  });
}

async function giveUp(
  { db, clock, markets, wakeOutbox }: LifecycleServices,
  step: Step,
  failure: string,
): Promise<void> {
  await withTx(db, async (tx) => {
    const now = clock.now();
    const { own } = await lockWithParent(tx, await orderOfShipment(tx, step.shipment_id), markets);
    if (!(await endStep(tx, now, step.id, 'FAILED', failure))) return;
    await book(tx, step.order_id, step.kind, -step.amount_minor);
    await tx
      .updateTable('order_shipment')
      .set({ step_id: null })
      .where('id', '=', step.shipment_id)
      .where('step_id', '=', step.id)
      .execute();
    await moveShipment(tx, now, own, {
      shipmentId: step.shipment_id,
      event: 'delay',
      detail: { reason: 'payment' },
    });
  });
  wakeOutbox();
}

const orderOfShipment = async (tx: LifecycleServices['db'] | Parameters<typeof endStep>[0], id: string) =>
  (await tx.selectFrom('order_shipment').select('order_id').where('id', '=', id).executeTakeFirstOrThrow())
    .order_id;

/** Works on everything that waits: what a killed process left, and what the payment service did not answer. */
export async function recoverSteps(services: LifecycleServices): Promise<number> {
  let ended = 0;
  for (const id of await dueSteps(services.db, services.clock.now())) {
    try {
      if (await runStep(services, id)) ended++;
    } catch (error) {
      services.log.error({ err: error, step: id }, 'a step of an order failed');
    }
  }
  return ended;
}
