import { QUANTITY_MAX } from '@driveline/validation';
import type { Updateable } from 'kysely';
import { growLine } from '../cart/addLines.ts';
import { activeCartOf, readLineRows, takeCart, type LineRow } from '../cart/cartStore.ts';
import { isSame, lineLimit, piecesOf, samenessOf } from '../cart/lineRules.ts';
import type { DB } from '../db/schema.ts';
import { withTx, type Executor } from '../db/tx.ts';
import { giftCardLimit } from '../tenders/paymentMethods.ts';
import { joinAccounts, type CartAccount } from '../tenders/tenders.ts';

export interface Joined {
  readonly cartId: string | null;
  readonly hasGrown: boolean;
}

/**
 * A guest's cart joins the customer's: equal lines become one, up to 99 of a part and 100 lines; what the
 * customer already saved for checkout stays, and what is missing comes from the guest: contact, addresses, codes,
 * ways to pay, a membership. The customer's row is held meanwhile, so of two sign-ins at once the second finds what
 * the first made.
 * @returns the customer's cart or null, and whether it took lines in; 'later' while one of the two is being bought
 */
export function joinCarts(
  db: Executor,
  market: string,
  now: Date,
  customerId: string,
  guestCartId: string | null,
): Promise<Joined | 'later'> {
  return withTx(db, async (tx) => {
    await tx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
    const own = await activeCartOf(tx, market, customerId);
    const guest =
      guestCartId && guestCartId !== own?.id ? await guestCart(tx, market, guestCartId) : undefined;
    if (!guest) return { cartId: own?.id ?? null, hasGrown: false };
    if (!own) {
      await tx
        .updateTable('cart')
        .set({ customer_id: customerId, updated_at: now })
        .where('id', '=', guest.id)
        .execute();
      return { cartId: guest.id, hasGrown: false };
    }
    if (own.status !== 'OPEN' || guest.status !== 'OPEN') return 'later';
    const hasGrown = await pour(tx, guest.id, own.id);
    await tx
      .updateTable('cart')
      .set({ status: 'MERGED', updated_at: now })
      .where('id', '=', guest.id)
      .execute();
    return { cartId: own.id, hasGrown };
  });
}

/** Of nobody yet, and not bought or joined meanwhile. */
const guestCart = (tx: Executor, market: string, id: string) =>
  tx
    .selectFrom('cart')
    .select(['id', 'status'])
    .where('id', '=', id)
    .where('market', '=', market)
    .where('customer_id', 'is', null)
    .where('status', 'in', ['OPEN', 'COMMITTING'])
    .forUpdate()
    .executeTakeFirst();

async function pour(tx: Executor, fromId: string, toId: string): Promise<boolean> {
  const incoming = await readLineRows(tx, fromId);
  if (incoming.length === 0) return false;
  await takeCart(tx, toId, await missing(tx, fromId, toId));
  await adoptAddresses(tx, fromId, toId);
  // A shopper at the wallet's page comes back to the cart that there is then (CART-050).
  await tx.updateTable('wallet_visit').set({ cart_id: toId }).where('cart_id', '=', fromId).execute();
  const present: LineRow[] = await readLineRows(tx, toId);
  let next = await lastLine(tx, toId);
  for (const line of incoming) {
    const quantity = Math.min(line.quantity, QUANTITY_MAX - piecesOf(present, line.sku));
    const same = present.find((row) => isSame(row, samenessOf(line)));
    if (quantity < 1 || (!same && present.length >= lineLimit)) continue;
    if (same) {
      same.quantity += quantity;
      same.misfit_accepted ||= line.misfit_accepted;
      await growLine(tx, same.id, same);
    } else {
      present.push({ ...line, quantity });
      await tx
        .updateTable('cart_item')
        .set({ cart_id: toId, line: ++next, quantity })
        .where('id', '=', line.id)
        .execute();
    }
  }
  return true;
}

/** What the guest typed or claimed and the customer's cart lacks; codes and cards of both. */
async function missing(tx: Executor, fromId: string, toId: string): Promise<Updateable<DB['cart']>> {
  const rows = await tx
    .selectFrom('cart')
    .select(['id', 'contact', 'postal_code', 'promo_codes', 'payment', 'accounts', 'delivery'])
    .where('id', 'in', [fromId, toId])
    .execute();
  const [guest, own] = [fromId, toId].map((id) => rows.find((row) => row.id === id));
  const either = (name: 'contact' | 'payment' | 'delivery') => {
    const value = own?.[name] ?? guest?.[name] ?? null;
    return value && JSON.stringify(value);
  };
  const [cards = [], more = []] = [own, guest].map(
    (row) => row?.accounts as readonly CartAccount[] | undefined,
  );
  return {
    promo_codes: [...new Set([...(own?.promo_codes ?? []), ...(guest?.promo_codes ?? [])])],
    contact: either('contact'),
    payment: either('payment'),
    delivery: either('delivery'),
    accounts: JSON.stringify(joinAccounts(cards, more, giftCardLimit)),
    postal_code: own?.postal_code ?? guest?.postal_code ?? null,
  };
}

/** Of each kind that the customer's cart has none of. */
const adoptAddresses = (tx: Executor, fromId: string, toId: string) =>
  tx
    .updateTable('cart_address')
    .set({ cart_id: toId })
    .where('cart_id', '=', fromId)
    .where('kind', 'not in', (eb) => eb.selectFrom('cart_address').select('kind').where('cart_id', '=', toId))
    .execute();

async function lastLine(tx: Executor, cartId: string): Promise<number> {
  const row = await tx
    .selectFrom('cart_item')
    .select((eb) => eb.fn.max('line').as('last'))
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return row?.last ?? 0;
}
