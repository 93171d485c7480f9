import type { InputOf, OutputOf } from '@driveline/api/contract';
import type { CartModel } from '../cart/cartModel.ts';
import { cartOfSession, wordingOf } from '../cart/cartRoutes.ts';
import { faultText, isRefusedByMail } from '../cart/cartWire.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { toPromoWire } from '../cart/promotionWire.ts';

/** @throws B2cError error_cart_unknown (404) when the id is not the session's cart */
export async function ownCart(ctx: CallContext, commerceId: string): Promise<CartModel> {
  const cart = ctx.session.state?.cartId === commerceId ? await cartOfSession(ctx) : undefined;
  if (!cart) throw new B2cError('error_cart_unknown', { status: 404, field: 'commerceId' });
  return cart;
}

/**
 * API-076, PLUS-005: may this cart be bought now? `acceptsMisfit` is the shopper's explicit 'I know' for parts
 * that do not fit, kept with the lines; `lineIds` are the ones that it speaks of, all without.
 */
export async function verify(
  ctx: CallContext,
  { commerceId, acceptsMisfit = false, commerceItemIds: lineIds }: InputOf<'checkout.verify'>['body'],
): Promise<OutputOf<'checkout.verify'>> {
  let cart = await ownCart(ctx, commerceId);
  if (acceptsMisfit && cart.lines.some(({ fault }) => fault === 'misfit')) {
    await acceptMisfits(ctx, cart, lineIds);
    cart = await ownCart(ctx, commerceId);
  }
  const faulty = cart.lines.filter(({ fault }) => fault !== null);
  const messages = faulty.map((line) => {
    const { fault, title: item, vehicle } = line;
    return fault === 'misfit'
      ? ctx.text('checkout_item_misfit', { item, vehicle: vehicle?.map.vehicleName ?? '' })
      : ctx.text(isRefusedByMail(line) ? 'checkout_item_mail' : 'checkout_item_unavailable', { item });
  });
  const isEmpty = cart.lines.length === 0;
  return {
    eligible: faulty.length === 0 && !isEmpty,
    cartItemError: faulty.map((line) => ({
      commerceItemId: line.id,
      itemHasError: true,
      errorMessage: faultText(ctx.text, line),
    })),
    checkoutMessageData: isEmpty ? [ctx.text('error_cart_empty')] : [...messages, ...idleCode(ctx, cart)],
  };
}

async function acceptMisfits(
  { db }: CallContext,
  cart: CartModel,
  lineIds: readonly string[] | undefined,
): Promise<void> {
  const misfits = cart.lines
    .filter(({ id, fit }) => fit.state === 'DOES_NOT_FIT' && (lineIds?.includes(id) ?? true))
    .map(({ id }) => id);
  if (misfits.length === 0) return;
  await db
    .updateTable('cart_item')
    .set({ misfit_accepted: true })
    .where('cart_id', '=', cart.id)
    .where('id', 'in', misfits)
    .execute();
}

/** A code that gives nothing any more stops nobody, and nobody finds it out by the bill. */
function idleCode(ctx: CallContext, cart: CartModel): string[] {
  const { promoData, promoMessage } = toPromoWire(wordingOf(ctx), cart);
  return promoData?.discount === 0 && promoMessage ? [`${promoData.promoCode}: ${promoMessage}`] : [];
}
