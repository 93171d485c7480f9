import { toMinor } from '@driveline/api';
import type { InputOf, OutputOf } from '@driveline/api/contract';
import { calendarDate } from '@driveline/validation';
import { withTx } from '../db/tx.ts';
import { addDays, earliestToday, latestToday } from '../clock/calendarDate.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { requireCustomer } from '../identity/customer.ts';
import { primaryCard } from './cardStore.ts';
import { earn } from './earn.ts';
import { limitSearch } from './limits.ts';
import { currentCard, toLoyaltyAccount } from './loyaltyAccountOf.ts';

/** REWARD-041: days after a purchase in which its receipt earns credits. */
export const receiptDays = 90;

/**
 * API-059: gives the credits of a purchase that was made at a store without the card. Store, date, number and amount
 * have to be those of the receipt; which one is wrong is not told. A receipt earns once, on whatever card.
 * @throws B2cError error_rewards_card_unknown (404) without a card, error_credit_date, error_credit_unknown_receipt,
 *   error_credit_claimed (409), error_too_many_requests (429)
 */
export async function requestCredit(
  ctx: CallContext & { readonly input: InputOf<'rewards.requestCredit'> },
): Promise<OutputOf<'rewards.requestCredit'>> {
  const { db, market, clock, input } = ctx;
  const { storeNumber, date, amount } = input.body;
  const customer = await requireCustomer(ctx);
  await limitSearch(ctx, 'rewards-credit', customer.id);
  const card = await primaryCard(db, customer.id);
  if (!card) throw new B2cError('error_rewards_card_unknown');
  const now = clock.now();
  const from = addDays(earliestToday(market, now), -receiptDays);
  if (calendarDate(date, { from, to: latestToday(market, now) })) {
    throw new B2cError('error_credit_date', { field: 'date', params: { days: receiptDays } });
  }
  const receiptNumber = input.body.receiptNumber.replace(/[\s-]/g, '').toUpperCase();
  const receipt = await db
    .selectFrom('store_receipt')
    .selectAll()
    .where('market', '=', market.code)
    .where('store_number', '=', storeNumber)
    .where('receipt_number', '=', receiptNumber)
    .where('sold_on', '=', date)
    .where('amount_minor', '=', toMinor(amount, market.currency.minorDigits))
    .executeTakeFirst();
  if (!receipt) throw new B2cError('error_credit_unknown_receipt', { field: 'receiptNumber' });
  const key = `receipt:${market.code}:${storeNumber}:${receiptNumber}`;
  const credits = await withTx(db, async (tx) => {
    const claimed = new B2cError('error_credit_claimed', { field: 'receiptNumber' });
    // One receipt at a time: two cards that ask at once do not both earn.
    await tx
      .selectFrom('store_receipt')
      .select('receipt_number')
      .where('market', '=', market.code)
      .where('store_number', '=', storeNumber)
      .where('receipt_number', '=', receiptNumber)
      .forUpdate()
      .execute();
    const before = await tx
      .selectFrom('loyalty_entry')
      .select('id')
      .where('key', '=', `earn:${key}`)
      .executeTakeFirst();
    if (before) throw claimed;
    return earn(tx, clock.now(), market, card.rewards_id, key, {
      reference: receiptNumber,
      orderType: 'INSTOREORDER',
      amountMinor: receipt.amount_minor,
    });
  });
  const current = (await currentCard(ctx, customer.id)) ?? card;
  return { reference: receiptNumber, credits, loyaltyAccount: toLoyaltyAccount(market, current) };
}
