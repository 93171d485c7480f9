import type { ServerMarket } from '../markets/serverMarket.ts';
import type { TenderKind } from './tenders.ts';
import type { AccountLedger } from './accountLedger.ts';
import { giftCardLedger } from './giftCardLedger.ts';
import { rewardsLedger } from './rewardsLedger.ts';

/** @throws RangeError for a kind that no account of ours pays */
export function ledgerOf(kind: TenderKind, market: ServerMarket): AccountLedger {
  if (kind === 'GIFT_CARD') return giftCardLedger;
  if (kind === 'REWARDS') return rewardsLedger(market);
  throw new RangeError(`No account pays a tender of kind ${kind}.`);
}
