import type { Executor } from '../db/tx.ts';
import type { ServerMarket } from '../markets/serverMarket.ts';
import { ledgerOf } from './ledgers.ts';
import { planPayment, type CartAccount, type PaymentPlan } from './tenders.ts';

/** How the total of a cart would be paid now. */
export async function readPlan(
  db: Executor,
  now: Date,
  market: ServerMarket,
  totalMinor: number,
  accounts: readonly CartAccount[],
): Promise<PaymentPlan> {
  const available: number[] = [];
  for (const { method, accountId } of accounts) {
    const ledger = ledgerOf(method === 'loyaltyCard' ? 'REWARDS' : 'GIFT_CARD', market);
    available.push(await ledger.availableMinor(db, now, accountId));
  }
  return planPayment(totalMinor, accounts, available);
}
