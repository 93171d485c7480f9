import type { Selectable } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Executor } from '../db/tx.ts';
import type { ServerMarkets } from '../markets/serverMarket.ts';
import { newId } from '../ops/newId.ts';
import type { AccountTender } from '../tenders/accountLedger.ts';
import { ledgerOf } from '../tenders/ledgers.ts';
import type { DraftTender } from '../tenders/tenders.ts';

export type TenderRow = Selectable<DB['payment_tender']>;

export const readTenders = (db: Executor, paymentId: string): Promise<TenderRow[]> =>
  db
    .selectFrom('payment_tender')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('position')
    .execute();

/**
 * Writes how an attempt is paid and promises it what the accounts hold.
 * @throws AccountShortError, upon which the transaction has to roll back
 */
export async function holdTenders(
  tx: Executor,
  now: Date,
  markets: ServerMarkets,
  payment: { readonly id: string; readonly market: string },
  tenders: readonly DraftTender[],
): Promise<void> {
  for (const [position, tender] of tenders.entries()) {
    const id = newId(now);
    const { kind, method, cardType, lastFour, accountId, isPrepaid, amountMinor } = tender;
    await tx
      .insertInto('payment_tender')
      .values({
        id,
        payment_id: payment.id,
        market: payment.market,
        position,
        kind,
        method,
        card_type: cardType,
        last_four: lastFour,
        account_id: accountId,
        is_prepaid: isPrepaid,
        amount_minor: amountMinor,
      })
      .execute();
    if (accountId === null) continue;
    const ledger = ledgerOf(kind, markets.marketByCode(payment.market));
    await ledger.hold(tx, now, { id, market: payment.market, accountId, amountMinor });
  }
}

/** What the accounts have promised to an attempt is spent, or is theirs again. */
export async function endHolds(
  tx: Executor,
  now: Date,
  markets: ServerMarkets,
  paymentId: string,
  end: 'spend' | 'release',
): Promise<void> {
  for (const tender of await readTenders(tx, paymentId)) {
    const account = accountOf(tender);
    if (account) await ledgerOf(tender.kind, markets.marketByCode(account.market))[end](tx, now, account);
  }
}

export const accountOf = (row: TenderRow): AccountTender | undefined =>
  row.account_id === null
    ? undefined
    : { id: row.id, market: row.market, accountId: row.account_id, amountMinor: row.amount_minor };
