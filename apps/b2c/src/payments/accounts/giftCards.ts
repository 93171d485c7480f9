import { giftCardNumber, giftCardPin } from '@driveline/validation';
import type { Selectable } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { B2cError } from '../../http/errors.ts';
import { takeFrom } from '../../http/limits.ts';
import type { CallContext } from '../../http/route.ts';
import { checkCaptcha } from '../captcha.ts';
import { cardDigits, isPin, numberHash } from './giftCardSecrets.ts';

export type GiftCardRow = Selectable<DB['gift_card']>;

export interface GiftCardClaim {
  readonly cardNumber: string;
  readonly pin: string;
  readonly captchaToken?: string | undefined;
}

/**
 * The card of a number and its PIN, no matter who asks. An unknown number, a wrong PIN, a blocked card and a card of
 * another market answer the same, after the same time.
 * @throws B2cError error_giftcard_unknown (404), error_giftcard_expired, error_captcha, error_too_many_requests
 */
export async function openGiftCard(ctx: CallContext, claim: GiftCardClaim): Promise<GiftCardRow> {
  const { db, market, services, clock } = ctx;
  await ctx.limit('gift-card');
  await checkCaptcha(ctx, claim.captchaToken);
  const digits = cardDigits(claim.cardNumber);
  const hash = numberHash(market.code, digits);
  await takeFrom(services.limiter, 'gift-card', 'card', hash);
  const isWellFormed = !giftCardNumber(digits) && !giftCardPin(claim.pin);
  const card = isWellFormed
    ? await db
        .selectFrom('gift_card')
        .selectAll()
        .where('market', '=', market.code)
        .where('number_hash', '=', hash)
        .executeTakeFirst()
    : undefined;
  const isTheirs = await isPin(claim.pin.trim(), card?.pin_hash);
  if (!card || !isTheirs || card.status !== 'ACTIVE') {
    throw new B2cError('error_giftcard_unknown', { status: 404, field: 'cardNumber' });
  }
  if (card.expires_at && new Date(card.expires_at) <= clock.now()) {
    throw new B2cError('error_giftcard_expired', { field: 'cardNumber' });
  }
  return card;
}
