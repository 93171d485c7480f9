import type { InputOf, OutputOf, SignedInAnswer } from '@driveline/api/contract';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { accountOf, hashedCustomerId } from '../identity/accounts.ts';
import type { Customer } from '../identity/customer.ts';
import { clearIdentityCookies, writeIdentityCookies } from '../identity/identityCookies.ts';
import { isPassword } from '../identity/password.ts';
import { loginHashesOf } from '../identity/passwordReset.ts';
import { forgetBrowser, rememberBrowser } from '../identity/rememberedBrowser.ts';
import { beginChallenge } from '../identity/signInChallenge.ts';
import { signInSession } from './signInSession.ts';
import { countTry, forgiveTries, loginHash, ownBrowsersHash } from '../identity/tries.ts';

/**
 * API-053: by email or username. Every refusal costs the same work and reads the same, whether or not there is
 * such an account.
 * @throws B2cError error_login_invalid (401), error_login_locked (423), error_too_many_requests (429)
 */
export async function logIn(
  ctx: CallContext,
  { username, password, rememberMe = false }: InputOf<'identity.login'>['body'],
): Promise<OutputOf<'identity.login'>> {
  await ctx.limit('sign-in');
  const { db, market, clock, session } = ctx;
  const customer = await accountOf(db, market.code, username);
  const isOwnBrowser = customer !== undefined && session.state?.customerId === customer.id;
  const hash = isOwnBrowser ? ownBrowsersHash(market.code, customer.id) : loginHash(market.code, username);
  await countTry(db, market.code, hash, clock.now());
  const isRight = await isPassword(password, customer?.password_hash);
  if (!customer || !isRight) throw new B2cError('error_login_invalid', { status: 401 });
  // An own browser proves nothing for the strangers who try elsewhere.
  const forgiven = isOwnBrowser ? [hash] : [hash, ...loginHashesOf(market.code, customer)];
  await forgiveTries(db, market.code, forgiven);
  if (customer.two_step) {
    const otpDestinations = await beginChallenge(ctx, customer, { login: username, remembers: rememberMe });
    return { ...notYet, otpRequired: true, otpDestinations };
  }
  return enter(ctx, customer, rememberMe);
}

const notYet: SignedInAnswer = {
  userAuthenticated: false,
  profileId: '',
  userType: '',
  otpRequired: false,
  otpDestinations: [],
  cartChanged: false,
};

/** Signs the call's session in actively and says so, in the answer and in cookies. */
export async function enter(
  ctx: CallContext,
  customer: Customer,
  remembers = false,
): Promise<SignedInAnswer> {
  await forgetBrowser(ctx);
  const { cartHasGrown } = await signInSession(ctx, customer);
  if (remembers) await rememberBrowser(ctx, customer.id);
  writeIdentityCookies(ctx, customer);
  return {
    ...notYet,
    userAuthenticated: true,
    profileId: hashedCustomerId(ctx.services.identity, customer.id),
    userType: customer.user_type,
    cartChanged: cartHasGrown,
  };
}

/** API-040: the session ends on the server, and the browser forgets whose it was (STATE-017). */
export async function logOut(ctx: CallContext): Promise<OutputOf<'identity.logout'>> {
  await forgetBrowser(ctx);
  if (ctx.session.state?.customerId) await ctx.session.end();
  clearIdentityCookies(ctx.cookies);
  return { userAuthenticated: false };
}
