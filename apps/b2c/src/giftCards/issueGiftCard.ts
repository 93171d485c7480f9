import { createHmac } from 'node:crypto';
import { withTx } from '../db/tx.ts';
import type { MessageSetting } from '../mail/messageWriter.ts';
import type { KeyRing, SecretKey } from '../ops/keyRing.ts';
import { newId } from '../ops/newId.ts';
import { hashPin, numberHash } from '../payments/accounts/giftCardSecrets.ts';
import type { PurchaseRow } from './purchaseStore.ts';

export interface Issued {
  readonly purchase: PurchaseRow;
  readonly number: string;
  readonly pin: string;
}

/**
 * Number and PIN follow from the purchase and a key of the server: a mail that is written again, since nobody knows
 * whether it went out, says the same.
 */
function secretsOf({ secret }: SecretKey, purchaseId: string): { number: string; pin: string } {
  const bytes = createHmac('sha512', secret).update(`gift-card:${purchaseId}`).digest();
  const digits = (from: number, count: number) =>
    String(bytes.readBigUInt64BE(from) % 10n ** BigInt(count)).padStart(count, '0');
  return { number: `6${digits(0, 15)}`, pin: digits(8, 6) };
}

/**
 * What an issued card has: of the key that made it, which the hash of its number tells.
 * @throws Error when that key is not listed any more, since another number would void the one that was mailed
 */
function issuedSecrets(keys: KeyRing, market: string, purchaseId: string, issuedHash: string) {
  const made = keys
    .map((key) => secretsOf(key, purchaseId))
    .find(({ number }) => numberHash(market, number) === issuedHash);
  if (made) return made;
  throw new Error(
    `The gift card of purchase ${purchaseId} has a number of a key that SESSION_SECRET does not list. ` +
      'List it again to have its mail sent.',
  );
}

/**
 * The number and PIN of a paid purchase's card, which it issues with its money the first time.
 * @returns undefined for a purchase that is not paid
 * @throws Error for a card whose key is gone
 */
export async function issueGiftCard(
  { db, clock, market, identity }: Pick<MessageSetting, 'db' | 'clock' | 'market' | 'identity'>,
  purchaseId: string,
): Promise<Issued | undefined> {
  const { number, pin } = secretsOf(identity.keys[0], purchaseId);
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
      const card = await tx
        .selectFrom('gift_card')
        .select('number_hash')
        .where('id', '=', purchase.gift_card_id)
        .executeTakeFirstOrThrow();
      return { purchase, ...issuedSecrets(identity.keys, market.code, purchaseId, card.number_hash) };
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
