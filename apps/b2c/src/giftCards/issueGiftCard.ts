import { randomInt } from 'node:crypto';
import { withTx } from '../db/tx.ts';
import type { MessageSetting } from '../mail/messageWriter.ts';
import { newId } from '../ops/newId.ts';
import { hashPin, numberHash } from '../payments/accounts/giftCardSecrets.ts';
import type { PurchaseRow } from './purchaseStore.ts';

export interface Issued {
  readonly purchase: PurchaseRow;
  readonly number: string;
  readonly pin: string;
}

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/**
 * Makes the number and PIN of a paid purchase's card. The first time it issues the card with its money; from then on the
 * card gets other ones, since nobody can read those of a mail that did not go out. The money is there once.
 * @returns undefined for a purchase that is not paid
 */
export async function issueGiftCard(
  { db, clock, market }: Pick<MessageSetting, 'db' | 'clock' | 'market'>,
  purchaseId: string,
): Promise<Issued | undefined> {
  const number = `6${digits(15)}`;
  const pin = digits(6);
  const pinHash = await hashPin(pin);
  const secrets = {
    number_hash: numberHash(market.code, number),
    last_four: number.slice(-4),
    pin_hash: pinHash,
  };
  return withTx(db, async (tx) => {
    const now = clock.now();
    const purchase = await tx
      .selectFrom('gift_card_purchase')
      .selectAll()
      .where('id', '=', purchaseId)
      .where('market', '=', market.code)
      .where('status', '=', 'PAID')
      .forUpdate()
      .executeTakeFirst();
    if (!purchase) return undefined;
    if (purchase.gift_card_id) {
      await tx.updateTable('gift_card').set(secrets).where('id', '=', purchase.gift_card_id).execute();
      return { purchase, number, pin };
    }
    const id = newId(now);
    const { currency, amount_minor } = purchase;
    await tx
      .insertInto('gift_card')
      .values({
        id,
        market: market.code,
        method: 'giftCard',
        ...secrets,
        currency,
        balance_minor: amount_minor,
        created_at: now,
      })
      .execute();
    await tx
      .insertInto('gift_card_entry')
      .values({
        id: newId(now),
        gift_card_id: id,
        market: market.code,
        kind: 'ISSUE',
        amount_minor,
        key: `issue:${purchaseId}`,
        at: now,
      })
      .execute();
    await tx
      .updateTable('gift_card_purchase')
      .set({ gift_card_id: id })
      .where('id', '=', purchaseId)
      .execute();
    return { purchase, number, pin };
  });
}
