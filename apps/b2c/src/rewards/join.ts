import type { InputOf, OutputOf } from '@driveline/api/contract';
import type { Insertable } from 'kysely';
import type { ServerMarket } from '../markets/serverMarket.ts';
import type { DB } from '../db/schema.ts';
import { withTx, type Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { requireCustomer } from '../identity/customer.ts';
import { primaryCard, type Card } from './cardStore.ts';
import { limitSearch } from './limits.ts';
import { markLinked } from './linkCard.ts';
import { toLoyaltyAccount } from './loyaltyAccountOf.ts';
import { checkedProfile, type Profile } from './profile.ts';
import { programOf } from './program.ts';
import { newRewardsId } from './rewardsId.ts';

/**
 * API-059: joins the program with a new card.
 * @throws B2cError error_rewards_exists (409) when the account has a card, or one waits to be linked: the same
 *   email with the same name or phone; error_rewards_card_unknown (404) in a market without rewards;
 *   error_rewards_terms, error_rewards_profile_invalid, error_email_invalid
 */
export async function signUp(
  ctx: CallContext & { readonly input: InputOf<'rewards.signUp'> },
): Promise<OutputOf<'rewards.signUp'>> {
  const { db, market, clock, input } = ctx;
  const customer = await requireCustomer(ctx);
  await limitSearch(ctx, 'rewards-sign-up', customer.id);
  const { acceptsTerms, ...profile } = input.body;
  if (!acceptsTerms) throw new B2cError('error_rewards_terms', { field: 'acceptsTerms' });
  const card = await withTx(db, (tx) => joinRewards(tx, clock.now(), market, customer.id, profile));
  return { loyaltyAccount: toLoyaltyAccount(market, card) };
}

/**
 * Gives an account its card, in the caller's transaction; for registration too, where the shopper has accepted the
 * rules by joining.
 * @throws B2cError as {@link signUp}
 */
export async function joinRewards(
  tx: Executor,
  now: Date,
  market: ServerMarket,
  customerId: string,
  profile: Profile,
): Promise<Card> {
  const { termsVersion } = programOf(market);
  const columns = checkedProfile(market, now, profile);
  await tx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
  const exists = new B2cError('error_rewards_exists', { status: 409 });
  if (await primaryCard(tx, customerId)) throw exists;
  const waiting = await tx
    .selectFrom('loyalty_account')
    .select('rewards_id')
    .where('market', '=', market.code)
    .where('customer_id', 'is', null)
    .where('status', '=', 'OPEN')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', columns.email.toLowerCase()))
    .where((eb) => eb.or([eb('name_key', '=', columns.name_key), eb('phone', '=', columns.phone)]))
    .limit(1)
    .executeTakeFirst();
  if (waiting) throw exists;
  await markLinked(tx, now, customerId);
  return insertCard(tx, {
    market: market.code,
    customer_id: customerId,
    is_primary: true,
    linked_at: now,
    terms_version: termsVersion,
    joined_at: now,
    updated_at: now,
    ...columns,
  });
}

const mostNumbers = 5;

/** Gives the card a number that nobody has: of a million cards one in ten thousand new ones meets a taken one. */
export async function insertCard(
  tx: Executor,
  card: Omit<Insertable<DB['loyalty_account']>, 'rewards_id'>,
  number: () => string = newRewardsId,
): Promise<Card> {
  for (let tries = 0; tries < mostNumbers; tries++) {
    const made = await tx
      .insertInto('loyalty_account')
      .values({ ...card, rewards_id: number() })
      .onConflict((clash) => clash.column('rewards_id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (made) return made;
  }
  throw new Error(`${mostNumbers} numbers for a card were taken.`);
}
