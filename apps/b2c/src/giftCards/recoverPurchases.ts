import { silenceMs, withLease } from '../db/lease.ts';
import {
  chargeKey,
  forgottenTries,
  postpone,
  leaseOf,
  takeLease,
  type PurchaseRow,
} from './purchaseStore.ts';
import { reopen, settlePurchase, type PurchaseServices, type SettledPurchase } from './settlePurchase.ts';

/**
 * Finishes what a killed process or a shopper who went away left behind: money that was promised is taken and becomes
 * a gift card, anything else is given back. It never asks for money that was not asked for before.
 * @returns how many tries it ended
 */
export async function recoverPurchases(services: PurchaseServices): Promise<number> {
  const { db, clock, log } = services;
  let ended = 0;
  for (const { id } of await forgottenTries(db, clock.now())) {
    const row = await takeLease(db, clock.now(), id, silenceMs);
    if (!row) continue;
    try {
      await recoverTry(services, row);
      ended++;
    } catch (error) {
      log.error({ err: error, giftCardPurchase: id }, 'recovery of a gift card purchase failed');
    }
  }
  return ended;
}

/**
 * Ends one try, whose lease the caller holds.
 * @returns what the gateway had answered; undefined where it had not, and the try is given up
 * @throws PaymentGatewayError when no answer came: nothing was changed
 */
export const recoverTry = (
  services: PurchaseServices,
  row: PurchaseRow,
): Promise<SettledPurchase | undefined> =>
  withLease(services.clock, leaseOf(services.db, row), () => endForgotten(services, row));

async function endForgotten(
  services: PurchaseServices,
  row: PurchaseRow,
): Promise<SettledPurchase | undefined> {
  const { gateway, db, clock } = services;
  try {
    const charge = await gateway.findCharge(chargeKey(row), row.market);
    if (charge && charge.status !== 'challenge') {
      return await settlePurchase(services, row, charge);
    }
    if (charge) await gateway.void(charge.ref, `${chargeKey(row)}-void`, row.market);
    await reopen(services, row, null);
    return undefined;
  } catch (error) {
    // Behind the others: those that fail for ever must not keep them waiting.
    await postpone(db, clock.now(), row);
    throw error;
  }
}
