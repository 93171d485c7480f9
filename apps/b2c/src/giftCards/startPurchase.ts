import type { InputOf } from '@driveline/api/contract';
import type { CallContext } from '../http/route.ts';
import { newId } from '../ops/newId.ts';
import { readableCode } from '../ops/readableCode.ts';
import { checkCaptcha } from '../payments/captcha.ts';
import { readPurchaseInput, saleOf } from './purchaseInput.ts';
import type { PurchaseRow } from './purchaseStore.ts';

/**
 * CART-055: keeps what a gift card should be. Nothing is charged, and an unpaid one is forgotten.
 * @throws B2cError error_giftcard_sale, error_giftcard_invalid, error_captcha, error_too_many_requests
 */
export async function startPurchase(
  ctx: CallContext & { readonly input: InputOf<'giftCards.buy'> },
): Promise<PurchaseRow> {
  const { db, market, clock, session, input } = ctx;
  saleOf(market);
  await ctx.limit('gift-card-purchase');
  const now = clock.now();
  const { amountMinor, recipientName, recipientEmail, senderName, senderEmail, message, deliverOn } =
    readPurchaseInput(market, now, input.body);
  await checkCaptcha(ctx, input.body.captchaToken);
  const { idHash, customerId } = await session.ensure();
  return db
    .insertInto('gift_card_purchase')
    .values({
      id: newId(now),
      number: `G${readableCode(9)}`,
      market: market.code,
      session_id_hash: idHash,
      customer_id: customerId ?? null,
      amount_minor: amountMinor,
      currency: market.currency.code,
      recipient_name: recipientName,
      recipient_email: recipientEmail,
      sender_name: senderName,
      sender_email: senderEmail,
      message,
      deliver_on: deliverOn,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
