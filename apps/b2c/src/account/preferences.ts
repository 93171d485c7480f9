import type { InputOf, OutputOf } from '@driveline/api/contract';
import { withTx, type Executor } from '../db/tx.ts';
import type { CallContext } from '../http/route.ts';
import type { Customer } from '../identity/customer.ts';
import type { ServerMarket } from '../markets/serverMarket.ts';
import { answerAlert } from '../rewards/alerts.ts';
import { keepConsent } from './consent.ts';
import { preferencesOf } from './currentUser.ts';

type Choice = NonNullable<InputOf<'account.preferences'>['body']>;

/** API-039: what was left out stays as it was. Each choice is kept with its time, as proof of consent. */
export async function savePreferences(
  ctx: CallContext,
  customer: Customer,
  choice: Choice,
): Promise<OutputOf<'account.preferences'>> {
  const { clock, session } = ctx;
  const saved = await withTx(ctx.db, async (tx) => {
    const changed = await choose(tx, clock.now(), ctx.market, customer.id, choice);
    await keepConsent(tx, clock.now(), {
      market: changed.market,
      email: changed.email,
      phone: changed.phone,
      promotions: changed.receive_promotions,
      textMessages: changed.receive_texts,
      sessionIdHash: session.state?.idHash ?? null,
    });
    return changed;
  });
  return preferencesOf(saved);
}

/** Writes what was chosen to the account; who takes offers need not be asked for it any more. */
export async function choose(
  tx: Executor,
  now: Date,
  market: ServerMarket,
  customerId: string,
  choice: Choice,
): Promise<Customer> {
  const { receivePromoAndSpecialEvents, receivePromoPrint, receiveTextMessage } = choice;
  if (receivePromoAndSpecialEvents) await answerAlert(tx, now, market, customerId, 'OP', 'ACKNOWLEDGED');
  return tx
    .updateTable('customer')
    .set({
      updated_at: now,
      ...(receivePromoAndSpecialEvents === undefined
        ? {}
        : { receive_promotions: receivePromoAndSpecialEvents }),
      ...(receivePromoPrint === undefined ? {} : { receive_print: receivePromoPrint === '1' }),
      ...(receiveTextMessage === undefined ? {} : { receive_texts: receiveTextMessage }),
    })
    .where('id', '=', customerId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
