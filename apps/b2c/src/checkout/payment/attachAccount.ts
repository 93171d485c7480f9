import type { PaymentMethod } from '@driveline/markets';
import type { CartModel } from '../../cart/cartModel.ts';
import { notOpen } from '../../cart/cartStore.ts';
import { withTx, type Executor } from '../../db/tx.ts';
import { B2cError } from '../../http/errors.ts';
import type { CallContext } from '../../http/route.ts';
import { requireCustomer } from '../../identity/customer.ts';
import { currentCard } from '../../rewards/loyaltyAccountOf.ts';
import type { PaymentBody } from './attachPayment.ts';
import { cardsAllowed } from '../../tenders/paymentMethods.ts';
import type { CartAccount } from '../../tenders/tenders.ts';
import { openGiftCard } from '../../payments/accounts/giftCards.ts';

/**
 * Lets a gift card, a merchandise card or rewards pay first. A card that is there already stays where it is.
 * @throws B2cError error_giftcard_unknown, error_giftcard_expired, error_giftcard_empty, error_card_limit …
 */
export async function attachAccount(
  ctx: CallContext,
  cart: CartModel,
  method: PaymentMethod,
  body: PaymentBody,
): Promise<void> {
  const isRewards = method.id === 'loyaltyCard';
  const account = isRewards ? await rewardsAccount(ctx) : await giftCardAccount(ctx, method, body);
  if (account.seenMinor <= 0) {
    throw new B2cError(isRewards ? 'error_rewards_balance' : 'error_giftcard_empty', { field: 'cardNumber' });
  }
  const limit = cardsAllowed(method, ctx.services.gateway);
  await changeAccounts(ctx, cart.id, (accounts) => {
    const others = accounts.filter(({ accountId }) => accountId !== account.accountId);
    if (others.filter((each) => each.method === account.method).length >= limit) {
      throw new B2cError('error_card_limit', { params: { count: limit } });
    }
    return others.length < accounts.length
      ? accounts.map((each) => (each.accountId === account.accountId ? account : each))
      : [...accounts, account];
  });
}

async function giftCardAccount(
  ctx: CallContext,
  method: PaymentMethod,
  body: PaymentBody,
): Promise<CartAccount> {
  const { cardNumber = '', pin = '', captchaToken } = body;
  const card = await openGiftCard(ctx, { cardNumber, pin, captchaToken });
  // A merchandise card typed into the other field is no card of that kind.
  if (card.method !== method.id)
    throw new B2cError('error_giftcard_unknown', { status: 404, field: 'cardNumber' });
  return {
    method: card.method,
    accountId: card.id,
    lastFour: card.last_four,
    seenMinor: card.balance_minor - card.held_minor,
  };
}

/** Rewards are their owner's alone: who is signed in pays with the card of the account, no number is asked for. */
async function rewardsAccount(ctx: CallContext): Promise<CartAccount> {
  const customer = await requireCustomer(ctx);
  const card = await currentCard(ctx, customer.id);
  return {
    method: 'loyaltyCard',
    accountId: customer.id,
    lastFour: card?.rewards_id.slice(-4) ?? '',
    seenMinor: card?.balance_minor ?? 0,
  };
}

/** Changes what pays first, one after the other. @throws B2cError error_order_changed (409), error_busy (503) */
export function changeAccounts(
  { db }: { readonly db: Executor },
  cartId: string,
  change: (accounts: readonly CartAccount[]) => readonly CartAccount[],
): Promise<void> {
  return withTx(db, async (tx) => {
    const cart = await tx
      .selectFrom('cart')
      .select(['accounts', 'status'])
      .where('id', '=', cartId)
      .forUpdate()
      .executeTakeFirst();
    if (cart?.status !== 'OPEN') throw await notOpen(tx, cartId);
    const accounts = change(cart.accounts as readonly CartAccount[]);
    await tx
      .updateTable('cart')
      .set({ accounts: JSON.stringify(accounts) })
      .where('id', '=', cartId)
      .execute();
  });
}
