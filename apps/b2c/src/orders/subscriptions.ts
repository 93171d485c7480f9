import { email as emailRule } from '@driveline/validation';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { newId } from '../ops/newId.ts';

export interface Subscription {
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly receivePromoAndSpecialEvents: boolean;
  readonly receiveTextMessage: boolean;
}

/** API-089: keeps the choice, a refusal too, since it takes an earlier consent back. */
export async function keepSubscription(ctx: CallContext, choice: Subscription): Promise<void> {
  const { db, market, clock, session } = ctx;
  if (choice.email !== undefined && emailRule(choice.email)) {
    throw new B2cError('error_email_invalid', { field: 'email' });
  }
  await db
    .insertInto('subscription')
    .values({
      id: newId(clock.now()),
      market: market.code,
      email: choice.email?.trim() ?? null,
      phone: choice.phoneNumber?.replace(/\D/g, '') || null,
      promotions: choice.receivePromoAndSpecialEvents,
      text_messages: choice.receiveTextMessage,
      session_id_hash: session.state?.idHash ?? null,
      at: clock.now(),
    })
    .execute();
}
