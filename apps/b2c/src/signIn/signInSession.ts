import { defaultAddress } from '../account/addressBook.ts';
import { offerPostalCode } from '../cart/offerPostalCode.ts';
import { adoptSavedItems } from '../cart/savedItems.ts';
import { answerLines } from '../garage/garageStore.ts';
import { mergeGuestVehicles } from '../garage/mergeGuestVehicles.ts';
import { joinGuestOrders } from '../orders/joinGuestOrders.ts';
import type { CallContext } from '../http/route.ts';
import { sitesOf } from '../stores/places.ts';
import { postalDigits } from '../stores/postalPoint.ts';
import type { Customer } from '../identity/customer.ts';
import { joinCarts, type Joined } from './joinCarts.ts';

/**
 * Makes the call's session the customer's. It gets a new id, the guest's cart joins the customer's, and what the
 * guest chose last, store and vehicle, goes before what the account remembers. Orders of a proven address join it.
 * @returns whether the customer's cart took lines of the guest's in
 */
export async function signInSession(
  ctx: CallContext,
  customer: Customer,
  { autoLogin = false } = {},
): Promise<{ cartHasGrown: boolean }> {
  const { market, session, clock } = ctx;
  // A remembered browser is known by its own cookie. With a token for each of its calls a busy network would shut it out.
  const { customerId: former } = await session.ensure(ctx.db, { isFree: autoLogin });
  // Someone else's session, of the account that was signed in here before, goes with all that it may see.
  const isSwitch = former !== null && former !== customer.id;
  if (isSwitch) await session.end();
  const before = await session.ensure();
  const now = clock.now();
  const guestCartId = before.customerId ? null : before.cartId;
  const guestVehicle = isSwitch ? null : before.vehicle;
  let joined = 'later' as Joined | 'later';
  let vehicle = guestVehicle;
  await session.renew({ customerId: customer.id, autoLogin, signedInAt: now }, async (tx) => {
    joined = await joinCarts(tx, market.code, now, customer.id, guestCartId);
    if (!before.customerId) await adoptSavedItems(tx, before.idHash, customer.id);
    vehicle = await mergeGuestVehicles(tx, now, { market, customerId: customer.id, vehicle: guestVehicle });
    await tx.deleteFrom('sign_in_challenge').where('session_id_hash', '=', before.idHash).execute();
  });
  if (joined !== 'later') await session.update({ cartId: joined.cartId });
  if (vehicle !== before.vehicle) await session.setVehicle(vehicle);
  if (vehicle) await answerLines(ctx, vehicle);
  await joinStore(ctx, customer, isSwitch ? null : before.storeId);
  await offerHome(ctx, customer);
  // Of no sign-in: an order that cannot join now does with the next one.
  await joinGuestOrders(ctx, customer).catch((error: unknown) =>
    ctx.log.error({ err: error }, 'orders of a guest did not join the account'),
  );
  return { cartHasGrown: joined !== 'later' && joined.hasGrown };
}

/** Promises are for the account's default address, where the shopper has named no other place (PLUS-060). */
async function offerHome(ctx: CallContext, { id }: Customer): Promise<void> {
  if (ctx.session.state?.detail.ownPostalCode) return;
  const home = await defaultAddress(ctx.db, id);
  const digits = home && postalDigits(ctx.market, home.postalCode);
  if (digits) await offerPostalCode(ctx, digits);
}

async function joinStore(
  { db, market, session }: CallContext,
  customer: Customer,
  chosen: number | null,
): Promise<void> {
  if (chosen !== null) {
    if (chosen === customer.preferred_store_id) return;
    await db
      .updateTable('customer')
      .set({ preferred_store_id: chosen })
      .where('id', '=', customer.id)
      .execute();
  } else if (customer.preferred_store_id !== null) {
    const site = (await sitesOf(db, market)).byId(customer.preferred_store_id);
    if (site) await session.setStore(site);
  }
}
