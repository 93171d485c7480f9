import { email as emailRule } from '@driveline/validation';
import { B2cError } from '../http/errors.ts';
import { route, type CallContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { accountOf } from '../identity/accounts.ts';
import { makeToken, tokenSeconds } from '../identity/bearerToken.ts';
import { confirmEmail } from '../identity/confirmEmail.ts';
import { readCustomer } from '../identity/customer.ts';
import { askForReset, checkReset, setNewPassword } from '../identity/passwordReset.ts';
import { beginChallenge, sendCode, takeCode } from '../identity/signInChallenge.ts';
import { joinGuestOrders } from '../orders/joinGuestOrders.ts';
import { enter, logIn, logOut } from './login.ts';
import { register } from './register.ts';

/** API-040, API-053 to API-055, API-088, API-090, API-091. */
export function identityRoutes(app: B2cApp): void {
  route(app, 'identity.register', (ctx) => register(ctx, ctx.input.body));
  route(app, 'identity.login', (ctx) => logIn(ctx, ctx.input.body));
  route(app, 'identity.logout', logOut);
  route(app, 'identity.token', issueToken);
  codes(app);
  route(app, 'identity.forgotPassword', async (ctx) => {
    await ctx.limit('reset');
    const { email } = ctx.input.body;
    if (emailRule(email)) throw new B2cError('error_email_invalid', { field: 'email' });
    await askForReset(ctx, email);
    return null;
  });
  route(app, 'identity.checkReset', async (ctx) => {
    await ctx.limit('reset-check');
    return checkReset(ctx, ctx.input.body.code);
  });
  route(app, 'identity.resetPassword', async (ctx) => {
    await ctx.limit('reset');
    const { code, password } = ctx.input.body;
    return enter(ctx, await setNewPassword(ctx, code, password));
  });
  route(app, 'identity.confirmEmail', async (ctx) => {
    await ctx.limit('confirm-email');
    // What was bought with a proven address is the account's.
    await joinGuestOrders(ctx, await confirmEmail(ctx, ctx.input.body.code));
    return null;
  });
}

function codes(app: B2cApp): void {
  route(app, 'identity.otpDestinations', async (ctx) => {
    await ctx.limit('otp');
    const { username, rememberMe = false } = ctx.input.body;
    const customer = await accountOf(ctx.db, ctx.market.code, username);
    const otpDestinations = await beginChallenge(ctx, customer, { login: username, remembers: rememberMe });
    return { otpDestinations };
  });
  route(app, 'identity.sendOtp', async (ctx) => {
    await ctx.limit('otp');
    const { channel, destinationId } = ctx.input.body;
    await sendCode(ctx, channel, destinationId);
    return null;
  });
  route(app, 'identity.verifyOtp', async (ctx) => {
    await ctx.limit('otp-verify');
    const { customerId, remembers } = await takeCode(ctx, ctx.input.body.code);
    const customer = await readCustomer(ctx, customerId);
    if (!customer) throw new B2cError('error_otp_expired', { status: 410 });
    return enter(ctx, customer, remembers);
  });
}

/** API-054 */
async function issueToken(ctx: CallContext) {
  await ctx.limit('token');
  const { idHash } = await ctx.session.ensure();
  const accessToken = makeToken(ctx.services.identity, ctx.market.code, idHash, ctx.clock.now());
  ctx.cookies.set('accessToken', accessToken, { httpOnly: true, maxAge: tokenSeconds });
  return { accessToken, expiresIn: tokenSeconds };
}
