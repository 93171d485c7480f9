import type { OpenCall } from '../http/route.ts';
import type { Session } from '../ports/session.ts';
import { readCustomer } from '../identity/customer.ts';
import { clearIdentityCookies, writeIdentityCookies } from '../identity/identityCookies.ts';
import { joinCarts } from './joinCarts.ts';
import { mayBeRemembered, recognise } from '../identity/rememberedBrowser.ts';
import { signInSession } from './signInSession.ts';

/**
 * Before a call does its work: ends a sign-in that idled or grew too old, knows a remembered browser again as
 * signed in but not actively (ACCT-005), and lets a cart that had to wait join the customer's.
 */
export async function settleSignIn(call: OpenCall, session: Session): Promise<void> {
  if (session.isOver) await session.end();
  const { state } = session;
  if (state?.customerId) {
    if (state.waitingCartId) await joinWaiting(call, session);
    return;
  }
  if (mayBeRemembered(call)) {
    const customer = await readCustomer(call, await recognise(call));
    if (customer) {
      await signInSession({ ...call, session }, customer, { autoLogin: true });
      return writeIdentityCookies(call, customer, { autoLogin: true });
    }
  }
  // An answer for everybody stays one: only what a signed-out browser still holds is cleared.
  if (call.cookies.get('signedIn') !== undefined) clearIdentityCookies(call.cookies);
}

async function joinWaiting({ db, market, clock }: OpenCall, session: Session) {
  const { customerId, waitingCartId } = session.state ?? {};
  if (!customerId || !waitingCartId) return;
  const joined = await joinCarts(db, market.code, clock.now(), customerId, waitingCartId);
  if (joined !== 'later') await session.update({ cartId: joined.cartId });
}
