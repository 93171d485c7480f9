import type { InputOf } from '@driveline/api/contract';
import { accountForm, phoneDigits, username } from '@driveline/validation';
import { issueText } from '@driveline/validation/messages';
import { cleanAddress } from './addressRules.ts';
import { withTx } from '../db/tx.ts';
import { B2cError, B2cErrors } from '../http/errors.ts';
import { takeFrom } from '../http/limits.ts';
import type { CallContext } from '../http/route.ts';
import { takenField } from '../identity/accounts.ts';
import type { Customer } from '../identity/customer.ts';
import { endAccess, endCodes, endConfirmations, endResets } from '../identity/endAccess.ts';
import { refuseWeakPassword } from '../identity/newPassword.ts';
import type { ChangeLetter } from '../identity/mail/identityMail.ts';
import { hashPassword, isPassword } from '../identity/password.ts';
import { countProbe, refuseProbing } from '../identity/probing.ts';
import { shopOrigin } from '../identity/shopOrigin.ts';
import { enqueue } from '../mail/outbox.ts';
import { issueMessagesOf } from '../messages/issueMessages.ts';
import { postalDigits } from '../stores/postalPoint.ts';
import { refuseWrong, saveProfileAddress } from './addressBook.ts';
import { cleanTaxDocument } from './taxDocument.ts';
import { changeLetters } from './changeLetters.ts';

type Body = NonNullable<InputOf<'account.update'>['body']>;

/**
 * API-060: changes the fields that are sent. Every way to sign in (email, username, phone, password, two-step sign-in)
 * needs the current password, and the former address hears of each; a new password ends every other session.
 * @throws B2cErrors error_profile_invalid, error_address_invalid or error_tax_document for each wrong field; B2cError
 * error_password_wrong, error_password_weak, error_profile_email_taken, error_profile_username_taken (409)
 */
export async function updateProfile(ctx: CallContext, customer: Customer, body: Body): Promise<Customer> {
  const { market } = ctx;
  refuseWrongFields(ctx, body);
  if (body.profileAddress) refuseWrong(market, body.profileAddress, 'profileAddress');
  const { newPassword } = body;
  const columns = columnsOf(ctx, body);
  const letters = changeLetters(customer, columns, { hasNewPassword: newPassword !== undefined });
  if (letters.length > 0) await refuseWrongPassword(ctx, customer, body.currentPassword ?? '');
  if (newPassword !== undefined) {
    const owner = {
      email: body.email ?? customer.email,
      firstName: body.firstName ?? customer.first_name,
      lastName: body.lastName ?? customer.last_name,
    };
    refuseWeakPassword(market, newPassword, owner, 'newPassword');
  }
  const hash = newPassword === undefined ? {} : { password_hash: await hashPassword(newPassword) };
  const changed = await write(ctx, customer, { ...columns, ...hash }, letters, body.profileAddress);
  ctx.services.wakeOutbox();
  return changed;
}

async function refuseWrongPassword(ctx: CallContext, customer: Customer, password: string): Promise<void> {
  await takeFrom(ctx.services.limiter, 'password', 'account', customer.id);
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
  columns: Columns & { readonly password_hash?: string },
  letters: readonly ChangeLetter[],
  profileAddress: Body['profileAddress'],
): Promise<Customer> {
  const { db, market, clock, session } = ctx;
  const now = clock.now();
  const hasMoved = letters.includes('emailChanged');
  if (hasMoved) await refuseProbing(ctx);
  try {
    return await withTx(db, async (tx) => {
      const changed = await tx
        .updateTable('customer')
        .set((eb) => ({
          ...columns,
          ...(hasMoved && { email_proven_at: null }),
          version: eb('version', '+', 1),
          updated_at: now,
        }))
        .where('id', '=', customer.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (profileAddress) await saveProfileAddress(tx, now, changed, cleanAddress(market, profileAddress));
      if (columns.password_hash !== undefined) await endAccess(tx, customer.id, session.state?.idHash);
      // What was sent to the former address or number opens nothing any more.
      if (hasMoved) {
        await endResets(tx, customer.id);
        await endConfirmations(tx, customer.id);
        const payload = { customerId: customer.id, letter: 'confirmEmail', origin: shopOrigin(ctx) };
        await enqueue(tx, now, {
          market: market.code,
          locale: market.locale,
          topic: 'email-confirmation',
          payload,
        });
      }
      if (hasMoved || letters.includes('phoneChanged')) await endCodes(tx, customer.id);
      for (const letter of letters) {
        const payload = { customerId: customer.id, letter, to: customer.email };
        await enqueue(tx, now, {
          market: market.code,
          locale: market.locale,
          topic: 'account-letter',
          payload,
        });
      }
      return changed;
    });
  } catch (error) {
    const taken = takenField(error);
    if (taken === 'email') await countProbe(ctx);
    if (taken === 'email') throw new B2cError('error_profile_email_taken', { status: 409, field: 'email' });
    if (taken) throw new B2cError('error_profile_username_taken', { status: 409, field: 'username' });
    throw error;
  }
}

type Columns = ReturnType<typeof columnsOf>;

function columnsOf({ market }: CallContext, body: Body) {
  return {
    ...(body.firstName === undefined ? {} : { first_name: body.firstName.trim() }),
    ...(body.lastName === undefined ? {} : { last_name: body.lastName.trim() }),
    ...(body.email === undefined ? {} : { email: body.email.trim() }),
    ...(body.username === undefined ? {} : { username: body.username.trim() || null }),
    ...(body.phoneNumber === undefined ? {} : { phone: phoneDigits(body.phoneNumber, market.phone) || null }),
    ...(body.postalCode === undefined ? {} : { postal_code: postalDigits(market, body.postalCode) }),
    ...(body.taxDocument === undefined
      ? {}
      : { tax_document: body.taxDocument && JSON.stringify(cleanTaxDocument(market, body.taxDocument)) }),
    ...(body.twoStepSignIn === undefined ? {} : { two_step: body.twoStepSignIn }),
  };
}
