import type { TenderKind } from './tenders.ts';
import type { AccountLedger } from './accountLedger.ts';
import { giftCardLedger } from './giftCardLedger.ts';
import { rewardsLedger } from './rewardsLedger.ts';

const ledgers: Readonly<Partial<Record<TenderKind, AccountLedger>>> = {
  GIFT_CARD: giftCardLedger,
  REWARDS: rewardsLedger,
};

/** @throws RangeError for a kind that no account of ours pays */
export function ledgerOf(kind: TenderKind): AccountLedger {
  const ledger = ledgers[kind];
  if (!ledger) throw new RangeError(`No account pays a tender of kind ${kind}.`);
  return ledger;
}
