import { B2cError } from '../http/errors.ts';
import type { ServerMarket } from '../markets/serverMarket.ts';
import { currentCard } from '../rewards/loyaltyAccountOf.ts';
import { givingBack, programOf } from '../rewards/program.ts';
import { giveBack, redeem } from '../rewards/redeem.ts';
import { AccountShortError, type AccountLedger } from './accountLedger.ts';

/** Rewards of a customer, who is the account. They are redeemed when they are promised. */
export const rewardsLedger = (market: ServerMarket): AccountLedger => ({
  async availableMinor(db, now, accountId) {
    const card = await currentCard({ db, market, clock: { now: () => now } }, accountId);
    return card?.balance_minor ?? 0;
  },
  async hold(tx, now, { id, accountId, amountMinor }) {
    try {
      await redeem(tx, now, programOf(market), accountId, amountMinor, id);
    } catch (error) {
      if (error instanceof B2cError) throw new AccountShortError(accountId);
      throw error;
    }
  },
  async release(tx, now, { id }) {
    await giveBack(tx, now, givingBack(market), { key: id, reason: 'release' });
  },
  spend: () => Promise.resolve(),
  async giveBack(tx, now, { id }, amountMinor, key) {
    await giveBack(tx, now, givingBack(market), { key: id, reason: key, amountMinor });
  },
});
