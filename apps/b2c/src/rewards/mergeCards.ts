import type { InputOf, OutputOf } from '@driveline/api/contract';
import { withTx, type Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { requireCustomer } from '../identity/customer.ts';
import { lockCard, readEntries, type Card } from './cardStore.ts';
import { lotsOf, type Unit } from './ledger.ts';
import { toLoyaltyAccount } from './loyaltyAccountOf.ts';
import { post, settle, type Posting } from './post.ts';
import { programOf, type Program } from './program.ts';
import { readRewardsId } from './rewardsId.ts';

/**
 * API-059: what linked cards hold moves to the one that is kept, with the days on which it runs out. Said again, it
 * changes nothing and answers the same.
 * @throws B2cError error_rewards_card_unknown (404) for a card that is not the caller's, error_rewards_merge when
 *   there are not two
 */
export async function mergeCards(
  ctx: CallContext & { readonly input: InputOf<'rewards.merge'> },
): Promise<OutputOf<'rewards.merge'>> {
  const { db, market, clock, input } = ctx;
  const customer = await requireCustomer(ctx);
  const keep = readRewardsId(input.body.keep) ?? '';
  const others = [...new Set(input.body.rewardsIds.map((id) => readRewardsId(id) ?? ''))].filter(
    (id) => id !== keep,
  );
  if (others.length === 0) throw new B2cError('error_rewards_merge', { field: 'rewardsIds' });
  const kept = await withTx(db, (tx) => merge(tx, clock.now(), programOf(market), customer.id, keep, others));
  return { loyaltyAccount: toLoyaltyAccount(market, kept) };
}

async function merge(
  tx: Executor,
  now: Date,
  program: Program,
  customerId: string,
  keep: string,
  others: readonly string[],
): Promise<Card> {
  await tx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
  const rows = await tx
    .selectFrom('loyalty_account')
    .selectAll()
    .where('rewards_id', 'in', [keep, ...others])
    .where('customer_id', '=', customerId)
    // In one order everywhere, so that two merges do not wait for each other.
    .orderBy('rewards_id')
    .forUpdate()
    .execute();
  if (rows.length !== others.length + 1) throw new B2cError('error_rewards_card_unknown');
  const kept = rows.find(({ rewards_id }) => rewards_id === keep);
  if (!kept || kept.status === 'MERGED') throw new B2cError('error_rewards_merge', { field: 'keep' });
  for (const card of rows) {
    if (card.rewards_id !== keep && card.status === 'OPEN') await moveInto(tx, now, program, card, kept);
  }
  await tx
    .updateTable('loyalty_account')
    .set({ is_primary: true, updated_at: now })
    .where('rewards_id', '=', keep)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('loyalty_account as other')
            .select('other.rewards_id')
            .where('other.customer_id', '=', customerId)
            .where('other.is_primary', '=', true),
        ),
      ),
    )
    .execute();
  return lockCard(tx, keep);
}

/** Both cards are held. The one that is emptied points to the other from now on. */
async function moveInto(tx: Executor, now: Date, program: Program, from: Card, to: Card): Promise<void> {
  const held = await settle(tx, now, program, from);
  const entries = await readEntries(tx, from.rewards_id);
  const key = `merge:${from.rewards_id}`;
  const moving = (['credits', 'amountMinor'] as const).flatMap((unit) =>
    lotsOf(entries, unit).map((lot) => ({ ...lot, unit })),
  );
  const debt = Math.min(0, held.credits);
  const posting = (name: string, unit: Unit, change: number, expiresAt: Date | null): Posting => ({
    kind: 'MERGE',
    key: `${key}:${name}`,
    credits: unit === 'credits' ? change : 0,
    amountMinor: unit === 'amountMinor' ? change : 0,
    expiresAt,
    orderType: 'Adjustment',
  });
  const debts = debt < 0 ? [{ entryId: 'debt', left: debt, expiresAt: null, unit: 'credits' as const }] : [];
  const all = [...moving, ...debts];
  // Out first: a card that gives its credits away must not turn them into a reward as well.
  await post(
    tx,
    now,
    program,
    from,
    `${key}:out`,
    all.map((lot) => posting(`out:${lot.unit}:${lot.entryId}`, lot.unit, -lot.left, null)),
  );
  await post(
    tx,
    now,
    program,
    to,
    `${key}:in`,
    all.map((lot) => posting(`in:${lot.unit}:${lot.entryId}`, lot.unit, lot.left, lot.expiresAt)),
  );
  await tx
    .updateTable('loyalty_account')
    .set({ status: 'MERGED', merged_into: to.rewards_id, is_primary: false, updated_at: now })
    .where('rewards_id', '=', from.rewards_id)
    .execute();
}
