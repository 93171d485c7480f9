import type { OutputOf } from '@driveline/api/contract';
import type { CartModel } from './cartModel.ts';
import { cartOfSession, wordingOf } from './cartRoutes.ts';
import { takeCart } from './cartStore.ts';
import { toCartWire } from './cartWire.ts';
import { withTx } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { applyPromotions } from '../promotions/applyPromotions.ts';
import type { PromotionRefusal } from '../promotions/promotionModel.ts';
import { refusalText } from './promotionWire.ts';
import { withPartSets } from '../promotions/partSets.ts';
import { customerKeys } from '../promotions/customerKeys.ts';
import { normalCode, readPromotions } from '../promotions/readPromotions.ts';

/**
 * API-086. The code joins those that it stacks with; what it beats falls away (CART-016). One that gives nothing
 * to this cart is not kept.
 * @throws B2cError error_promo_invalid, error_promo_expired, both worded with the reason; error_cart_empty
 */
export async function claimCoupon(ctx: CallContext, typed: string): Promise<OutputOf<'promotions.claim'>> {
  const cart = await cartOfSession(ctx);
  if (!cart || cart.lines.length === 0) throw new B2cError('error_cart_empty');
  const code = normalCode(typed);
  const codes = [...cart.promoCodes.filter((each) => each !== code), code];
  const { applied, refused } = await tryCodes(ctx, cart, codes);
  if (!applied.some(({ promotion }) => promotion.code === code)) {
    throw refusalError(ctx, refused.find(({ promotion }) => promotion.code === code)?.refusal);
  }
  const isBeaten = new Set(
    refused.filter(({ refusal }) => refusal.reason === 'beaten').map(({ promotion }) => promotion.code),
  );
  const kept = codes.filter((each) => !isBeaten.has(each));
  await withTx(ctx.db, async (tx) => {
    const { version } = await takeCart(tx, cart.id, { promo_codes: kept });
    // Another tab changed the cart since it was looked at: its codes may be others now.
    if (version !== cart.version + 1) throw new B2cError('error_order_changed', { status: 409 });
  });
  const changed = toCartWire(wordingOf(ctx), await cartOfSession(ctx));
  const { promoData, promoMessage = '' } = changed;
  // Used up between the look and the answer.
  if (!promoData) throw refusalError(ctx, { reason: 'exhausted' });
  return { promoCode: code, promoData, promoMessage, order: changed };
}

/** API-087. @throws B2cError error_promo_invalid when the cart does not hold the code */
export async function revokeCoupon(ctx: CallContext, typed: string): Promise<void> {
  const { cartId } = ctx.session.state ?? {};
  const code = normalCode(typed);
  await withTx(ctx.db, async (tx) => {
    const row = cartId
      ? await tx
          .selectFrom('cart')
          .select('promo_codes')
          .where('id', '=', cartId)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!cartId || !row?.promo_codes.includes(code))
      throw new B2cError('error_promo_invalid', { field: 'promoCode' });
    await takeCart(tx, cartId, { promo_codes: row.promo_codes.filter((each) => each !== code) });
  });
}

async function tryCodes({ db, market, clock }: CallContext, cart: CartModel, codes: readonly string[]) {
  const now = clock.now();
  const keys = customerKeys(cart.customerId, cart.contact?.email);
  const read = await readPromotions(db, { market, now, codes, customerKeys: keys });
  const promotions = await withPartSets(db, market, read, cart.lines);
  return applyPromotions({ now, promotions, ...cart.promotable });
}

function refusalError({ market, text }: CallContext, refusal: PromotionRefusal | undefined): B2cError {
  const key = refusal?.reason === 'expired' ? 'error_promo_expired' : 'error_promo_invalid';
  return new B2cError(key, {
    field: 'promoCode',
    ...(refusal ? { text: refusalText(market, text, refusal) } : {}),
  });
}
