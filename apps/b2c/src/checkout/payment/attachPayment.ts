import type { Address } from '@driveline/api/contract';
import { installmentsOf, type Market, type PaymentMethod } from '@driveline/markets';
import type { CartModel } from '../../cart/cartModel.ts';
import type { CartPayment } from '../../tenders/tenders.ts';
import { notOpen } from '../../cart/cartStore.ts';
import { keepBillingAddress } from '../address.ts';
import { withTx, type Executor } from '../../db/tx.ts';
import { B2cError } from '../../http/errors.ts';
import type { CallContext } from '../../http/route.ts';
import { knownToken } from '../../payments/knownToken.ts';
import { attachAccount } from './attachAccount.ts';
import { letGo } from '../../savedCards/keptCards.ts';
import { cardToSave } from '../../savedCards/keepCard.ts';
import { isAnyCard, methodNamed } from '../../tenders/paymentMethods.ts';
import { contentsOf } from '../../tenders/approval.ts';
import { methodOfToken } from '../../tenders/methodOfToken.ts';
import { filledCart } from './paymentOptions.ts';

export interface PaymentBody {
  readonly paymentMethod: string;
  readonly token?: string | undefined;
  readonly cardNumber?: string | undefined;
  readonly pin?: string | undefined;
  readonly installments?: number | undefined;
  readonly billingAddress?: Address | undefined;
  readonly saveCard?: boolean | undefined;
  readonly captchaToken?: string | undefined;
}

/**
 * API-073: attaches a way to pay. A card or wallet comes as a token, a gift card by number and PIN, a voucher or
 * code only by its name. One of the gateway's ways pays; a new one takes the place of the old.
 * @throws B2cError with the keys of the row
 */
export async function addPayment(ctx: CallContext, body: PaymentBody): Promise<void> {
  const { market, services } = ctx;
  const cart = await filledCart(ctx);
  const method = isAnyCard(body.paymentMethod)
    ? undefined
    : methodNamed(market, services.gateway, body.paymentMethod);
  if (method?.kind === 'giftcard') return attachAccount(ctx, cart, method, body);
  const payment = method?.waitsForPayment
    ? laterPayment(method)
    : await tokenPayment(ctx, cart, method, body);
  await keepWithAddress(ctx, cart.id, payment, body.billingAddress);
}

/** The way to pay and the address that belongs to it, both or none. @throws as keepPayment and keepBillingAddress */
const keepWithAddress = (
  ctx: CallContext,
  cartId: string,
  payment: CartPayment,
  address: Address | undefined,
): Promise<void> =>
  withTx(ctx.db, async (tx) => {
    await keepPayment(ctx, tx, cartId, payment);
    if (address) await keepBillingAddress({ db: tx, market: ctx.market }, cartId, address);
  });

/** API-073: other payments of the attached card, another token or billing address. @throws as addPayment */
export async function changePayment(ctx: CallContext, body: PaymentBody): Promise<void> {
  if (body.token && !isGiftCard(ctx, body.paymentMethod)) return addPayment(ctx, body);
  const cart = await filledCart(ctx);
  if (!cart.payment) throw new B2cError('error_payment_missing');
  refuseOther(ctx, cart.payment, body.paymentMethod);
  const installments = body.installments ?? cart.payment.installments;
  refuseInstallments(ctx.market, cart, cart.payment.method, installments);
  await keepWithAddress(ctx, cart.id, { ...cart.payment, installments }, body.billingAddress);
}

/** A gift card is added or removed, never changed, however its kind is spelled. */
const isGiftCard = ({ market, services }: CallContext, name: string): boolean =>
  !isAnyCard(name) && methodNamed(market, services.gateway, name).kind === 'giftcard';

/** @throws B2cError error_payment_method for another way to pay than the attached one, which `addPayment` attaches */
function refuseOther({ market, services }: CallContext, attached: CartPayment, name: string): void {
  const { methods } = market.payments;
  const named = isAnyCard(name)
    ? methods.find(({ id, kind }) => id === attached.method && kind === 'card')
    : methodNamed(market, services.gateway, name);
  if (named?.id !== attached.method) throw new B2cError('error_payment_method', { field: 'paymentMethod' });
}

async function tokenPayment(
  ctx: CallContext,
  cart: CartModel,
  method: PaymentMethod | undefined,
  body: PaymentBody,
): Promise<CartPayment> {
  const { market } = ctx;
  const { gateway } = ctx.services;
  const token = body.token ?? '';
  const known = await knownToken(ctx, async () => {
    const sheet =
      method?.kind === 'wallet' ? await gateway.wallets?.exchange(method.id, token, market.code) : undefined;
    return sheet ?? (token.length <= 200 ? gateway.describeToken(token, market.code) : undefined);
  });
  const paying = methodOfToken(market, known);
  if (cardMismatch(method, paying)) throw new B2cError('error_payment_token', { field: 'token' });
  const installments = body.installments ?? 1;
  refuseInstallments(market, cart, paying.id, installments);
  const { lastFour, expiry, returnUrl, approvedMinor = cart.fullDueMinor } = known;
  const { contents = contentsOf(cart.lines) } = known;
  const isToSave = body.saveCard && paying.kind === 'card';
  const toSave = isToSave ? await cardToSave(ctx, known.token) : undefined;
  return {
    method: paying.id,
    token: known.token,
    cardType: known.vendor,
    lastFour,
    expiry,
    returnUrl,
    installments,
    ...(toSave && { toSave }),
    ...(isToSave && !toSave && { notSaved: true }),
    ...(paying.kind === 'wallet' && { approval: { dueMinor: approvedMinor, contents } }),
  };
}

/** A wallet's token pays as that wallet; for cards the token knows better than the page which one it is. */
const cardMismatch = (asked: PaymentMethod | undefined, paying: PaymentMethod): boolean =>
  asked === undefined
    ? paying.kind !== 'card'
    : asked.kind === 'wallet'
      ? asked.id !== paying.id
      : paying.kind !== 'card';

const laterPayment = ({ id, expiresAfterMinutes = 1440 }: PaymentMethod): CartPayment => ({
  method: id,
  token: '',
  cardType: id,
  lastFour: '',
  expiry: '',
  returnUrl: '',
  installments: 1,
  waitsMinutes: expiresAfterMinutes,
});

/** @throws B2cError error_payment_installments: only some cards, from some amount on, are split (PLUS-022) */
export function refuseInstallments(market: Market, cart: CartModel, method: string, count: number): void {
  if (count === 1) return;
  const rules = market.payments.installments;
  const offered = installmentsOf(rules, cart.fullDueMinor);
  if (rules?.methods.includes(method) && offered.some((each) => each.count === count)) return;
  throw new B2cError('error_payment_installments', { field: 'installments' });
}

/**
 * A card that the way before would have saved is forgotten at the gateway too.
 * @throws B2cError error_order_changed (409) or error_busy (503), see `notOpen`
 */
export async function keepPayment(
  { market, clock, services }: CallContext,
  tx: Executor,
  cartId: string,
  payment: CartPayment | null,
): Promise<void> {
  const cart = tx.selectFrom('cart').select('payment').where('id', '=', cartId);
  const before = await cart.where('status', '=', 'OPEN').forUpdate().executeTakeFirst();
  if (!before) throw await notOpen(tx, cartId);
  const change = { payment: payment && JSON.stringify(payment) };
  await tx.updateTable('cart').set(change).where('id', '=', cartId).execute();
  const reference = (before.payment as CartPayment | null)?.toSave?.card.reference;
  if (reference === undefined || reference === payment?.toSave?.card.reference) return;
  await letGo(tx, clock.now(), { market: market.code, gateway: services.gateway.name, reference });
}
