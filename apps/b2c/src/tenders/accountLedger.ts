import type { Executor } from '../db/tx.ts';

/** The part of a payment that an account of ours pays. */
export interface AccountTender {
  readonly id: string;
  readonly market: string;
  readonly accountId: string;
  readonly amountMinor: number;
}

/**
 * Money that we keep for somebody: gift cards, rewards. Every move happens in the caller's transaction and once:
 * the second time it finds itself done.
 */
export interface AccountLedger {
  /** What can be promised now, in minor units; 0 for an account that is gone, blocked or expired. */
  availableMinor(db: Executor, now: Date, accountId: string): Promise<number>;
  /** Promises the amount to an order. @throws AccountShortError, upon which the transaction has to roll back */
  hold(tx: Executor, now: Date, tender: AccountTender): Promise<void>;
  /** The order did not come about. */
  release(tx: Executor, now: Date, tender: AccountTender): Promise<void>;
  /** The order is placed and paid: what was promised is spent. */
  spend(tx: Executor, now: Date, tender: AccountTender): Promise<void>;
  /** Gives back a part of what was spent. @param key the same one gives back once */
  giveBack(tx: Executor, now: Date, tender: AccountTender, amountMinor: number, key: string): Promise<void>;
}

/** The account holds less than it should pay. */
export class AccountShortError extends Error {
  override readonly name = 'AccountShortError';
  readonly accountId: string;
  constructor(accountId: string) {
    super('The account holds less than that.');
    this.accountId = accountId;
  }
}
