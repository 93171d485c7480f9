import type { Market } from '@driveline/markets';
import { email as emailRule, phone as phoneRule, phoneDigits } from '@driveline/validation';
import { issueText } from '@driveline/validation/messages';
import { keepConsent } from './consent.ts';
import { choose } from './preferences.ts';
import { withTx } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { customerIdOf, readCustomer } from '../identity/customer.ts';
import { issueMessagesOf } from '../messages/issueMessages.ts';

export interface Subscription {
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
  /** Left out: as it was, or none. */
  readonly receivePromoAndSpecialEvents?: boolean | undefined;
  readonly receiveTextMessage: boolean;
}

/**
 * API-089: keeps the choice, a refusal too, since it takes an earlier consent back. Of who is signed in with that
 * email it changes the account's preferences as well.
 * @returns digits of the phone that was given, or null
 * @throws B2cError error_email_invalid, error_contact_invalid for a number that is none: consent to text it says nothing
 */
export async function keepSubscription(ctx: CallContext, choice: Subscription): Promise<string | null> {
  const { db, market, clock, session } = ctx;
  if (choice.email !== undefined && emailRule(choice.email)) {
    throw new B2cError('error_email_invalid', { field: 'email' });
  }
  const phone = digitsOf(market, choice.phoneNumber);
  const customer = await readCustomer(ctx, customerIdOf(ctx));
  const email = choice.email?.trim() ?? customer?.email ?? null;
  await withTx(db, async (tx) => {
    if (customer && email?.toLowerCase() === customer.email.toLowerCase()) {
      await choose(tx, clock.now(), market, customer.id, choice);
    }
    await keepConsent(tx, clock.now(), {
      market: market.code,
      email,
      phone,
      promotions: choice.receivePromoAndSpecialEvents ?? customer?.receive_promotions ?? false,
      textMessages: choice.receiveTextMessage,
      sessionIdHash: session.state?.idHash ?? null,
    });
  });
  return phone;
}

function digitsOf(market: Market, typed: string | undefined): string | null {
  if (!typed?.trim()) return null;
  const issue = phoneRule(typed, market);
  if (!issue) return phoneDigits(typed, market.phone);
  const text = issueText(issue, issueMessagesOf(market));
  throw new B2cError('error_contact_invalid', { field: 'phoneNumber', text });
}
