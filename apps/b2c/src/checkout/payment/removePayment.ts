import { cartOfSession } from '../../cart/cartRoutes.ts';
import { B2cError } from '../../http/errors.ts';
import type { CallContext } from '../../http/route.ts';
import { withTx } from '../../db/tx.ts';
import { changeAccounts } from './attachAccount.ts';
import { keepPayment } from './attachPayment.ts';
import { tenderId } from '../../tenders/tenders.ts';

/**
 * API-073: takes a way to pay off the cart.
 * @param giftCardId of a gift card or rewards; without it the card, wallet or voucher goes
 * @throws B2cError error_payment_unknown (404) when the cart has no such one
 */
export async function removePayment(ctx: CallContext, giftCardId: string | undefined): Promise<void> {
  const cart = await cartOfSession(ctx);
  const unknown = () => new B2cError('error_payment_unknown', { status: 404 });
  if (!cart) throw unknown();
  if (giftCardId === undefined) {
    if (!(cart.payment ?? cart.lapsedPayment)) throw unknown();
    return withTx(ctx.db, (tx) => keepPayment(ctx, tx, cart.id, null));
  }
  await changeAccounts(ctx, cart.id, (accounts) => {
    const left = accounts.filter((account) => tenderId(account) !== giftCardId);
    if (left.length === accounts.length) throw unknown();
    return left;
  });
}
