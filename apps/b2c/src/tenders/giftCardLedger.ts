import type { Executor } from '../db/tx.ts';
import { newId } from '../ops/newId.ts';
import { daysAfter } from '../rewards/ledger.ts';
import { AccountShortError, type AccountLedger, type AccountTender } from './accountLedger.ts';

type Kind = 'HOLD' | 'RELEASE' | 'SPEND' | 'REFUND' | 'EXPIRE';

/** What each move does to the card's two sums. */
const moves: Readonly<Record<Kind, { readonly balance: -1 | 0 | 1; readonly held: -1 | 0 | 1 }>> = {
  HOLD: { balance: 0, held: 1 },
  RELEASE: { balance: 0, held: -1 },
  SPEND: { balance: -1, held: -1 },
  REFUND: { balance: 1, held: 0 },
  EXPIRE: { balance: -1, held: 0 },
};

/** What comes back to a card can still be spent for so long, however old the card is: it was money. */
const giveBackDays = 365;

/** Gift and merchandise cards: `balance_minor` is what was paid in and not spent, `held_minor` is promised of it. */
export const giftCardLedger: AccountLedger = {
  async availableMinor(db, now, accountId) {
    const card = await db
      .selectFrom('gift_card')
      .select(['balance_minor', 'held_minor', 'status', 'expires_at'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (!card || card.status !== 'ACTIVE') return 0;
    if (card.expires_at && new Date(card.expires_at) <= now) return 0;
    return card.balance_minor - card.held_minor;
  },
  async hold(tx, now, tender) {
    const taken = await tx
      .updateTable('gift_card')
      .set((eb) => ({ held_minor: eb('held_minor', '+', tender.amountMinor) }))
      .where('id', '=', tender.accountId)
      .where('status', '=', 'ACTIVE')
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .where((eb) => eb(eb('balance_minor', '-', eb.ref('held_minor')), '>=', tender.amountMinor))
      .returning('id')
      .executeTakeFirst();
    if (!taken) throw new AccountShortError(tender.accountId);
    await write(tx, now, 'HOLD', tender, tender.amountMinor, `hold:${tender.id}`);
  },
  release: (tx, now, tender) => comeBack(tx, now, 'RELEASE', tender, tender.amountMinor, `end:${tender.id}`),
  // Released or spent, never both: they share a key.
  async spend(tx, now, tender) {
    await move(tx, now, 'SPEND', tender, tender.amountMinor, `end:${tender.id}`);
  },
  giveBack: (tx, now, tender, amountMinor, key) =>
    comeBack(tx, now, 'REFUND', tender, amountMinor, `refund:${tender.id}:${key}`),
};

/** A card whose time is over holds what comes back from now on, and nothing that was left on it. */
async function comeBack(
  tx: Executor,
  now: Date,
  kind: 'RELEASE' | 'REFUND',
  tender: AccountTender,
  amountMinor: number,
  key: string,
): Promise<void> {
  const card = await tx
    .selectFrom('gift_card')
    .select(['balance_minor', 'held_minor', 'expires_at'])
    .where('id', '=', tender.accountId)
    .forUpdate()
    .executeTakeFirst();
  const isNew = await move(tx, now, kind, tender, amountMinor, key);
  if (!isNew || !card?.expires_at || new Date(card.expires_at) > now) return;
  const left = card.balance_minor - card.held_minor;
  if (left > 0) await move(tx, now, 'EXPIRE', tender, left, `expire:${key}`);
  await tx
    .updateTable('gift_card')
    .set({ expires_at: daysAfter(now, giveBackDays) })
    .where('id', '=', tender.accountId)
    .execute();
}

/** @returns false when it had been done */
async function move(
  tx: Executor,
  now: Date,
  kind: Kind,
  tender: AccountTender,
  amountMinor: number,
  key: string,
): Promise<boolean> {
  if (!(await write(tx, now, kind, tender, amountMinor, key))) return false;
  const { balance, held } = moves[kind];
  await tx
    .updateTable('gift_card')
    .set((eb) => ({
      balance_minor: eb('balance_minor', '+', balance * amountMinor),
      held_minor: eb('held_minor', '+', held * amountMinor),
    }))
    .where('id', '=', tender.accountId)
    .execute();
  return true;
}

/** @returns false when the key has its entry already */
async function write(
  tx: Executor,
  now: Date,
  kind: Kind,
  { id, market, accountId }: AccountTender,
  amountMinor: number,
  key: string,
): Promise<boolean> {
  const written = await tx
    .insertInto('gift_card_entry')
    .values({
      id: newId(now),
      gift_card_id: accountId,
      market,
      kind,
      amount_minor: amountMinor,
      key,
      tender_id: id,
      at: now,
    })
    .onConflict((clash) => clash.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}
