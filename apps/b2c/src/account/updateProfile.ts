import type { InputOf } from '@driveline/api/contract';
import { accountForm, phoneDigits, username } from '@driveline/validation';
import { issueText } from '@driveline/validation/messages';
import { cleanAddress } from '../checkout/addressRules.ts';
import { withTx } from '../db/tx.ts';
import { B2cError, B2cErrors } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { takenField } from '../identity/accounts.ts';
import type { Customer } from '../identity/customer.ts';
import { endAccess, endCodes, endConfirmations, endResets } from '../identity/endAccess.ts';
import { refuseWeakPassword } from '../identity/newPassword.ts';
import { hashPassword, isPassword } from '../identity/password.ts';
import { shopOrigin } from '../identity/shopOrigin.ts';
import { enqueue } from '../mail/outbox.ts';
import { issueMessagesOf } from '../payments/sandbox/messages/index.ts';
import { postalDigits } from '../stores/postalPoint.ts';
import { refuseWrong, saveProfileAddress } from './addressBook.ts';

type Body = NonNullable<InputOf<'account.update'>['body']>;

/**
 * API-060: changes the fields that are sent. Email, username, password and two-step sign-in need the current
 * password; a new password ends every other session. The former address hears of a new email.
 * @throws B2cErrors error_profile_invalid or error_address_invalid for each wrong field; B2cError
 * error_password_wrong, error_password_weak, error_profile_email_taken, error_profile_username_taken (409)
 */
export async function updateProfile(ctx: CallContext, customer: Customer, body: Body): Promise<Customer> {
  const { market } = ctx;
  refuseWrongFields(ctx, body);
  if (body.profileAddress) refuseWrong(market, body.profileAddress, 'profileAddress');
  if (asksPassword(customer, body)) await refuseWrongPassword(ctx, customer, body.currentPassword ?? '');
  const { newPassword } = body;
  if (newPassword !== undefined) {
    refuseWeakPassword(market, newPassword, { email: body.email ?? customer.email, field: 'newPassword' });
  }
  const hash = newPassword === undefined ? undefined : await hashPassword(newPassword);
  const changed = await write(ctx, customer, body, hash);
  ctx.services.wakeOutbox();
  return changed;
}

const hasNewEmail = (customer: Customer, { email }: Pick<Body, 'email'>): boolean =>
  email !== undefined && email.trim() !== customer.email;

const asksPassword = (customer: Customer, { email, username, newPassword, twoStepSignIn }: Body): boolean =>
  newPassword !== undefined ||
  hasNewEmail(customer, { email }) ||
  (username !== undefined && username.trim() !== (customer.username ?? '')) ||
  (twoStepSignIn !== undefined && twoStepSignIn !== customer.two_step);

async function refuseWrongPassword(ctx: CallContext, customer: Customer, password: string): Promise<void> {
  const wait = await ctx.services.limiter.take(`password:${customer.id}`, { burst: 10, perMinute: 1 });
  if (wait > 0) throw new B2cError('error_too_many_requests', { status: 429, retryAfter: wait });
  if (await isPassword(password, customer.password_hash)) return;
  throw new B2cError('error_password_wrong', { field: 'currentPassword' });
}

function refuseWrongFields({ market }: CallContext, body: Body): void {
  const names = (['firstName', 'lastName', 'email', 'phoneNumber', 'postalCode'] as const).filter(
    (name) => body[name] !== undefined,
  );
  const { issues } = accountForm(market, names).validate(body);
  const faults = issues.map(
    (issue) =>
      new B2cError('error_profile_invalid', {
        field: issue.field,
        text: issueText(issue, issueMessagesOf(market)),
      }),
  );
  if (body.username && username(body.username)) {
    faults.push(
      new B2cError('error_profile_invalid', { field: 'username', textKey: 'error_profile_username' }),
    );
  }
  const [first, ...more] = faults;
  if (first) throw new B2cErrors([first, ...more]);
}

async function write(
  ctx: CallContext,
  customer: Customer,
  body: Body,
  hash: string | undefined,
): Promise<Customer> {
  const { db, market, clock, session } = ctx;
  const now = clock.now();
  try {
    return await withTx(db, async (tx) => {
      const changed = await tx
        .updateTable('customer')
        .set((eb) => ({
          ...columnsOf(ctx, body, hash),
          ...(hasNewEmail(customer, body) && { email_proven_at: null }),
          version: eb('version', '+', 1),
          updated_at: now,
        }))
        .where('id', '=', customer.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (body.profileAddress) {
        await saveProfileAddress(tx, now, changed, cleanAddress(market, body.profileAddress));
      }
      if (hash !== undefined) await endAccess(tx, customer.id, session.state?.idHash);
      // What was sent to the former address or number opens nothing any more.
      const hasMoved = changed.email !== customer.email;
      if (hasMoved) {
        await endResets(tx, customer.id);
        await endConfirmations(tx, customer.id);
        const payload = { customerId: customer.id, letter: 'confirmEmail', origin: shopOrigin(ctx) };
        await enqueue(tx, now, { market: market.code, topic: 'email-confirmation', payload });
      }
      if (hasMoved || changed.phone !== customer.phone) await endCodes(tx, customer.id);
      const letters = [
        ...(hash === undefined ? [] : [{ letter: 'passwordChanged' }]),
        ...(changed.email === customer.email ? [] : [{ letter: 'emailChanged', to: customer.email }]),
      ];
      for (const letter of letters) {
        const payload = { customerId: customer.id, ...letter };
        await enqueue(tx, now, { market: market.code, topic: 'account-letter', payload });
      }
      return changed;
    });
  } catch (error) {
    const taken = takenField(error);
    if (taken === 'email') throw new B2cError('error_profile_email_taken', { status: 409, field: 'email' });
    if (taken) throw new B2cError('error_profile_username_taken', { status: 409, field: 'username' });
    throw error;
  }
}

function columnsOf({ market }: CallContext, body: Body, hash: string | undefined) {
  return {
    ...(body.firstName === undefined ? {} : { first_name: body.firstName.trim() }),
    ...(body.lastName === undefined ? {} : { last_name: body.lastName.trim() }),
    ...(body.email === undefined ? {} : { email: body.email.trim() }),
    ...(body.username === undefined ? {} : { username: body.username.trim() || null }),
    ...(body.phoneNumber === undefined ? {} : { phone: phoneDigits(body.phoneNumber, market.phone) || null }),
    ...(body.postalCode === undefined ? {} : { postal_code: postalDigits(market, body.postalCode) }),
    ...(body.twoStepSignIn === undefined ? {} : { two_step: body.twoStepSignIn }),
    ...(hash === undefined ? {} : { password_hash: hash }),
  };
}
