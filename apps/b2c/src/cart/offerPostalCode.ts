import type { CallContext } from '../http/route.ts';
import { noteDelivery } from '../session/deliversTo.ts';

/** A postal code that is known from elsewhere, a search or an account: it does not replace what was typed for the delivery (PLUS-060). */
export async function offerPostalCode(
  { db, session, cookies }: Pick<CallContext, 'db' | 'session' | 'cookies'>,
  digits: string,
): Promise<void> {
  noteDelivery(cookies, true);
  const { cartId } = session.state ?? {};
  if (!cartId) return void (await session.update({ detail: { ownPostalCode: digits } }));
  await db
    .updateTable('cart')
    .set({ postal_code: digits })
    .where('id', '=', cartId)
    .where('postal_code', 'is', null)
    .execute();
}
