import { withTx, type Executor } from '../../db/tx.ts';
import { B2cError } from '../../http/errors.ts';
import type { ServerMarkets } from '../../markets/serverMarket.ts';
import { decide } from './applyOrderEvent.ts';
import { lockWithParent } from './lockOrder.ts';
import { runStep, type LifecycleServices } from './runStep.ts';

const tooLate = () => new B2cError('error_cancel_too_late');

export interface Cancellation {
  readonly orderId: string;
  /** One shipment of it; without one the whole order, or nothing of it. */
  readonly shipmentId?: string;
  readonly reason: string;
}

/**
 * Cancels while nothing of it has left. What was cancelled before stays so, and asking again is no error. The
 * money goes back before this returns, or later when the payment service does not answer.
 * @throws B2cError error_cancel_too_late, error_shipment_unknown (404); then nothing was cancelled
 */
export async function cancelOrder(services: LifecycleServices, wish: Cancellation): Promise<void> {
  const { db, clock, markets } = services;
  const steps = await withTx(db, (tx) => cancelAll(tx, clock.now(), markets, wish));
  for (const step of steps) await runStep(services, step);
  services.wakeOutbox();
}

const ended = ['CANCELLED', 'CANCELLATION IN PROGRESS'];

/** The same inside the caller's transaction. @returns the steps that give the money back */
export async function cancelAll(
  tx: Executor,
  now: Date,
  markets: ServerMarkets,
  { orderId, shipmentId, reason }: Cancellation,
): Promise<string[]> {
  const locked = await lockWithParent(tx, orderId, markets);
  const meant = locked.own.shipments.filter(({ id }) => shipmentId === undefined || id === shipmentId);
  if (shipmentId !== undefined && meant.length === 0) {
    throw new B2cError('error_shipment_unknown', { status: 404 });
  }
  const steps: string[] = [];
  for (const shipment of meant) {
    if (ended.includes(shipment.status)) continue;
    const wish = { shipmentId: shipment.id, event: 'cancel' as const, detail: { reason } };
    const opened = await decide(tx, now, locked, wish);
    // The transaction is given up, and with it what was cancelled of the others.
    if (!opened) throw tooLate();
    steps.push(...opened);
  }
  return steps;
}
