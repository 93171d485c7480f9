import { B2cError } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { countDecline } from '../payments/declinedCards.ts';
import { silenceMs, withLease } from '../db/lease.ts';
import { PaymentGatewayError } from '../ports/gateway.ts';
import { forgottenAttempts, leaseOf, openAttempt, postpone, takeLease, type Attempt } from './attempts.ts';
import { cancel, settle, type CommitServices } from './settleAttempt.ts';

type RecoveryServices = CommitServices & Pick<Services, 'limiter' | 'markets'>;

const patienceMs = {
  /** Without an answer of the gateway, the shopper's own next try comes first. */
  STARTED: 2 * 60_000,
  /** A shopper who was asked by the bank has this long to answer. */
  CHALLENGE: 15 * 60_000,
};

/**
 * Finishes what a killed process or a shopper who went away left behind: money that was taken becomes an order,
 * anything else gives its stock back. It never asks for money that was not asked for before.
 * @returns how many attempts it ended
 */
export async function recoverAttempts(services: RecoveryServices): Promise<number> {
  let ended = 0;
  for (const { id } of await forgottenAttempts(services.db, services.clock.now(), patienceMs)) {
    // Each at its own time: one before it may have taken long.
    const attempt = await takeLease(services.db, id, services.clock.now(), silenceMs);
    if (!attempt) continue;
    try {
      await recover(services, attempt);
      ended++;
    } catch (error) {
      services.log.error({ err: error, payment: id }, 'recovery of a payment failed');
      // Behind the others: those that fail for ever must not keep them waiting.
      await postpone(services.db, attempt, services.clock.now());
    }
  }
  return ended;
}

const recover = (services: RecoveryServices, attempt: Attempt): Promise<void> =>
  withLease(services.clock, leaseOf(services.db, attempt), () => endForgotten(services, attempt));

async function endForgotten(services: RecoveryServices, attempt: Attempt): Promise<void> {
  const charge = await services.gateway.findCharge(attempt.id, attempt.market);
  if (charge && charge.status !== 'challenge') {
    const settled = await settle(services, attempt, charge);
    return countDecline(services.limiter, services.markets.marketByCode(attempt.market), attempt, settled);
  }
  if (charge) await services.gateway.void(charge.ref, `${attempt.id}:void`, attempt.market);
  await cancel(services, attempt, { status: 'CANCELLED', ...(charge ? { ref: charge.ref } : {}) });
}

/**
 * The shopper turned back from the bank's question and changes the cart: the attempt is given up first. One that
 * a process works on right now is left alone.
 * @throws B2cError error_busy (503) when the payment service does not say what became of it: nothing was changed
 */
export async function giveUpChallenge(services: RecoveryServices, cartId: string): Promise<void> {
  const open = await openAttempt(services.db, cartId);
  if (open?.status !== 'CHALLENGE') return;
  const attempt = await takeLease(services.db, open.id, services.clock.now(), silenceMs);
  if (!attempt) return;
  try {
    await recover(services, attempt);
  } catch (error) {
    if (!(error instanceof PaymentGatewayError)) throw error;
    services.log.warn({ err: error, payment: attempt.id }, 'the gateway gave no answer');
    throw new B2cError('error_busy', { status: 503, retryAfter: 5 });
  }
}
