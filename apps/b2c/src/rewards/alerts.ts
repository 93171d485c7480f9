import type { Executor } from '../db/tx.ts';
import type { ServerMarket } from '../markets/serverMarket.ts';
import type { Card } from './cardStore.ts';
import { programOf } from './program.ts';

export interface Alert {
  readonly alertType: string;
  readonly status: string;
}

/** The alert that asks a member to accept the rules of the program (REWARD-025). */
export const termsAlert = 'TC';

/** Prompts of an account (REWARD-003): the terms by the version its card accepted, others as they were put. */
export async function alertsOf(
  { db, market }: { readonly db: Executor; readonly market: ServerMarket },
  customerId: string,
  card: Pick<Card, 'terms_version'> | undefined,
): Promise<Alert[]> {
  const rows = await db
    .selectFrom('loyalty_alert')
    .select(['alert_type', 'status'])
    .where('customer_id', '=', customerId)
    .where('alert_type', '!=', termsAlert)
    .orderBy('alert_type')
    .execute();
  const others = rows.map(({ alert_type, status }) => ({ alertType: alert_type, status }));
  if (!card) return others;
  const isAccepted = card.terms_version === programOf(market).termsVersion;
  return [{ alertType: termsAlert, status: isAccepted ? 'ACKNOWLEDGED' : 'PROMPT' }, ...others];
}

/** Puts a prompt, e.g. OP for an account that has not chosen about offers; one that was answered stays answered. */
export async function promptAlert(
  tx: Executor,
  now: Date,
  alert: { readonly market: string; readonly customerId: string; readonly alertType: string },
): Promise<void> {
  await tx
    .insertInto('loyalty_alert')
    .values({
      customer_id: alert.customerId,
      alert_type: alert.alertType,
      market: alert.market,
      status: 'PROMPT',
      at: now,
    })
    .onConflict((clash) => clash.doNothing())
    .execute();
}

/** Accepts the terms, or closes another prompt. Twice is the same as once; a prompt that is not due changes nothing. */
export async function answerAlert(
  db: Executor,
  now: Date,
  market: ServerMarket,
  customerId: string,
  alertType: string,
  status: 'ACKNOWLEDGED' | 'DISMISSED',
): Promise<void> {
  if (alertType === termsAlert) {
    if (status === 'ACKNOWLEDGED') await acceptTerms(db, market, customerId);
    return;
  }
  await db
    .updateTable('loyalty_alert')
    .set({ status, at: now })
    .where('customer_id', '=', customerId)
    .where('alert_type', '=', alertType)
    .where('status', '=', 'PROMPT')
    .execute();
}

async function acceptTerms(db: Executor, market: ServerMarket, customerId: string): Promise<void> {
  // Without a program there are no rules to accept.
  if (market.terms.rewards === 'none') return;
  await db
    .updateTable('loyalty_account')
    .set({ terms_version: programOf(market).termsVersion })
    .where('customer_id', '=', customerId)
    .execute();
}
