import type { InputOf, OutputOf } from '@driveline/api/contract';
import { accountForm, neededForRewards, phoneDigits } from '@driveline/validation';
import { issueText } from '@driveline/validation/messages';
import type { ServerMarket } from '../markets/serverMarket.ts';
import { withTx, type Executor } from '../db/tx.ts';
import { B2cError, B2cErrors } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { enqueue } from '../mail/outbox.ts';
import { newId } from '../ops/newId.ts';
import { issueMessagesOf } from '../messages/issueMessages.ts';
import { promptAlert } from '../rewards/alerts.ts';
import { joinRewards } from '../rewards/join.ts';
import { postalDigits } from '../stores/postalPoint.ts';
import { takenField } from '../identity/accounts.ts';
import type { Customer } from '../identity/customer.ts';
import { keepFromOrder } from './keepFromOrder.ts';
import { enter } from './login.ts';
import { refuseWeakPassword } from '../identity/newPassword.ts';
import { hashPassword } from '../identity/password.ts';
import { countProbe, refuseProbing } from '../identity/probing.ts';
import { shopOrigin } from '../identity/shopOrigin.ts';

type Body = InputOf<'identity.register'>['body'];

/**
 * API-088: opens an account and signs in. Of two at once with one email, one account comes to be.
 * @throws B2cErrors error_contact_invalid for each wrong field, and for what a rewards card needs where one is asked for; B2cError error_password_weak, error_email_taken (409)
 */
export async function register(ctx: CallContext, body: Body): Promise<OutputOf<'identity.register'>> {
  await ctx.limit('register');
  refuseWrongFields(ctx, body);
  refuseWeakPassword(ctx.market, body.password, body);
  await refuseProbing(ctx);
  const customer = await createAccount(ctx, body, await hashPassword(body.password));
  ctx.services.wakeOutbox();
  return enter(ctx, customer);
}

function refuseWrongFields({ market }: CallContext, body: Body): void {
  // The password has an error of its own.
  const names = ['firstName', 'lastName', 'email', 'phoneNumber', 'postalCode'] as const;
  const { issues } = accountForm(market, names, opensCard(market, body) ? neededForRewards : []).validate(
    body,
  );
  const faults = issues.map(
    (issue) =>
      new B2cError('error_contact_invalid', {
        field: issue.field,
        text: issueText(issue, issueMessagesOf(market)),
      }),
  );
  const [first, ...more] = faults;
  if (first) throw new B2cErrors([first, ...more]);
}

async function createAccount(ctx: CallContext, body: Body, hash: string): Promise<Customer> {
  const { db, market, clock } = ctx;
  const now = clock.now();
  const origin = shopOrigin(ctx);
  const values = {
    id: newId(now),
    market: market.code,
    email: body.email.trim(),
    first_name: body.firstName.trim(),
    last_name: body.lastName.trim(),
    phone: body.phoneNumber ? phoneDigits(body.phoneNumber, market.phone) : null,
    postal_code: body.postalCode ? postalDigits(market, body.postalCode) : null,
    password_hash: hash,
    receive_promotions: body.receivePromoAndSpecialEvents ?? false,
    terms_accepted_at: now,
    created_at: now,
    updated_at: now,
  };
  try {
    return await withTx(db, async (tx) => {
      const customer = await tx
        .insertInto('customer')
        .values(values)
        .returningAll()
        .executeTakeFirstOrThrow();
      const { id: customerId } = customer;
      if (!values.receive_promotions)
        await promptAlert(tx, now, { market: market.code, customerId, alertType: 'OP' });
      if (opensCard(market, body)) await openCard(tx, now, market, customer, body);
      await keepFromOrder(ctx, tx, customer, body.orderId);
      const payload = { customerId, letter: 'welcome', origin };
      await enqueue(tx, now, {
        market: market.code,
        locale: market.locale,
        topic: 'email-confirmation',
        payload,
      });
      // A card makes it an account with linked rewards (ACCT-007).
      return tx.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirstOrThrow();
    });
  } catch (error) {
    if (!takenField(error)) throw error;
    await countProbe(ctx);
    throw new B2cError('error_email_taken', { status: 409, field: 'email' });
  }
}

/** A market without rewards has no card to open. */
const opensCard = ({ terms }: ServerMarket, { joinRewards: isAsked = false }: Body): boolean =>
  isAsked && terms.rewards !== 'none';

/** A card that exists already is no reason to refuse the account: its holder is asked to link it. */
async function openCard(
  tx: Executor,
  now: Date,
  market: ServerMarket,
  { id }: Customer,
  { firstName, lastName, email, phoneNumber = '', postalCode = '' }: Body,
): Promise<void> {
  const profile = { firstName, lastName, email, phoneNumber, postalCode };
  try {
    await joinRewards(tx, now, market, id, profile);
  } catch (error) {
    if (!(error instanceof B2cError && error.key === 'error_rewards_exists')) throw error;
  }
}
