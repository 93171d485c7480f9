import type { Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';

import { keysIn } from './customerKeys.ts';

/** One promotion that an order uses, as its draft holds it. */
export interface PromotionTake {
  readonly promotionId: string;
  readonly code: string | null;
  readonly title: string;
  /** Saved by it, above 0. */
  readonly amountMinor: number;
  readonly counts: {
    readonly promotion: boolean;
    readonly code: boolean;
    readonly customerLimit: number | null;
    readonly customerTerm: string | null;
  };
}

/**
 * Counts the uses of an attempt to pay, each only below its limit, in the caller's transaction.
 * @param customerKeys see `customerKeys`
 * @throws B2cError error_order_changed with code 7082 (409) when somebody else had the last use; the transaction
 * has to roll back
 */
export async function takeUses(
  tx: Executor,
  now: Date,
  order: { paymentId: string; market: string; customerKeys: readonly string[] },
  takes: readonly PromotionTake[],
): Promise<void> {
  // One order for all, so that two commits never wait for each other in a ring.
  for (const take of takes.toSorted((a, b) => (a.promotionId < b.promotionId ? -1 : 1))) {
    const { customerLimit, customerTerm } = take.counts;
    const keys = customerLimit === null ? [] : keysIn(customerTerm, order.customerKeys).toSorted();
    const isTaken =
      (!take.counts.promotion || (await countPromotion(tx, take.promotionId))) &&
      (!take.counts.code || take.code === null || (await countCode(tx, order.market, take.code))) &&
      (await countCustomer(tx, take, keys));
    if (!isTaken) throw usedUp(take);
    await tx
      .insertInto('promotion_use')
      .values({
        payment_id: order.paymentId,
        promotion_id: take.promotionId,
        market: order.market,
        code: take.code,
        amount_minor: take.amountMinor,
        counts_promotion: take.counts.promotion,
        counts_code: take.counts.code,
        customer_keys: keys,
        taken_at: now,
      })
      .execute();
  }
}

const usedUp = ({ code, title }: PromotionTake) =>
  new B2cError('error_order_changed', {
    status: 409,
    code: '7082',
    textKey: 'error_promo_gone',
    params: { code: code ?? title },
  });

async function countPromotion(tx: Executor, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('promotion')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', id)
    .where((eb) => eb('uses', '<', eb.ref('use_limit')))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function countCode(tx: Executor, market: string, code: string): Promise<boolean> {
  const row = await tx
    .updateTable('coupon')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('market', '=', market)
    .where('code', '=', code)
    .where((eb) => eb('uses', '<', eb.ref('use_limit')))
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

async function countCustomer(tx: Executor, take: PromotionTake, keys: readonly string[]): Promise<boolean> {
  const { promotionId, counts } = take;
  for (const key of keys) {
    const row = await tx
      .insertInto('promotion_customer')
      .values({ promotion_id: promotionId, customer_key: key, uses: 1 })
      .onConflict((clash) =>
        clash
          .columns(['promotion_id', 'customer_key'])
          .doUpdateSet((eb) => ({ uses: eb('promotion_customer.uses', '+', 1) }))
          .where('promotion_customer.uses', '<', counts.customerLimit ?? 0),
      )
      .returning('uses')
      .executeTakeFirst();
    if (!row) return false;
  }
  return true;
}

/** Gives back what an attempt used up, once: when it is declined, given up or its order cancelled. */
export async function releaseUses(tx: Executor, now: Date, paymentId: string): Promise<void> {
  const released = await tx
    .updateTable('promotion_use')
    .set({ released_at: now })
    .where('payment_id', '=', paymentId)
    .where('released_at', 'is', null)
    .returningAll()
    .execute();
  for (const use of released.toSorted((a, b) => (a.promotion_id < b.promotion_id ? -1 : 1))) {
    if (use.counts_promotion) {
      await tx
        .updateTable('promotion')
        .set((eb) => ({ uses: eb('uses', '-', 1) }))
        .where('id', '=', use.promotion_id)
        .execute();
    }
    if (use.counts_code && use.code !== null) {
      await tx
        .updateTable('coupon')
        .set((eb) => ({ uses: eb('uses', '-', 1) }))
        .where('market', '=', use.market)
        .where('code', '=', use.code)
        .execute();
    }
    if (use.customer_keys.length === 0) continue;
    await tx
      .updateTable('promotion_customer')
      .set((eb) => ({ uses: eb('uses', '-', 1) }))
      .where('promotion_id', '=', use.promotion_id)
      .where('customer_key', 'in', use.customer_keys)
      .execute();
  }
}
