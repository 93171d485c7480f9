import type { InputOf, OutputOf } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { phoneDigits, postalCharacters } from '@driveline/validation';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { requireCustomer } from '../identity/customer.ts';
import { giveTokens } from './candidates.ts';
import { limitSearch } from './limits.ts';
import { maskedEmail, maskedId, maskedPhone, maskedWord } from './masks.ts';
import { nameKey } from './nameKey.ts';

/** REWARD-013 */
const resultLimit = 5;

/**
 * API-034: cards whose holder has at least two given facts, masked. One fact alone would let anybody list the
 * members of a postal code; a card that somebody else has linked is never shown.
 * @throws B2cError error_not_signed_in (401), error_lookup_incomplete, error_too_many_requests (429)
 */
export async function lookUp(
  ctx: CallContext & { readonly input: InputOf<'rewards.lookUp'> },
): Promise<OutputOf<'rewards.lookUp'>> {
  const { db, market, session, clock, input } = ctx;
  const customer = await requireCustomer(ctx);
  await limitSearch(ctx, 'rewards-look-up', customer.id);
  const facts = factsOf(ctx, input.body.customerData);
  if (Object.keys(facts).length < 2) throw new B2cError('error_lookup_incomplete');
  let matching = db
    .selectFrom('loyalty_account')
    .where('market', '=', market.code)
    .where('status', '=', 'OPEN')
    .where((eb) => eb.or([eb('customer_id', 'is', null), eb('customer_id', '=', customer.id)]));
  if (facts.name) matching = matching.where('name_key', '=', facts.name);
  if (facts.phone) matching = matching.where('phone', '=', facts.phone);
  if (facts.email) matching = matching.where((eb) => eb(eb.fn('lower', ['email']), '=', facts.email ?? ''));
  if (facts.postalCode) matching = matching.where('postal_code', '=', facts.postalCode);
  const { count } = await matching
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const page = whole(input.query?.pageNumber, 1, 100);
  const size = whole(input.query?.maxResult, resultLimit, resultLimit);
  const rows = await matching
    .selectAll()
    .orderBy('rewards_id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { idHash } = await session.ensure();
  const tokens = await giveTokens(db, clock.now(), {
    sessionIdHash: idHash,
    market: market.code,
    rewardsIds: rows.map(({ rewards_id }) => rewards_id),
  });
  return {
    totalCount: Number(count),
    customers: rows.map((row, index) => ({
      candidateToken: tokens[index] ?? '',
      rewardsId: maskedId(row.rewards_id),
      firstName: maskedWord(row.first_name),
      lastName: maskedWord(row.last_name),
      emailAddress: maskedEmail(row.email),
      telephoneNumber: maskedPhone(row.phone),
    })),
  };
}

interface Facts {
  name?: string;
  phone?: string;
  email?: string;
  postalCode?: string;
}

function factsOf({ market }: CallContext, data: InputOf<'rewards.lookUp'>['body']['customerData']): Facts {
  const name = nameKey(data.lastName ?? '');
  const phone = phoneDigits(data.telephoneNumber ?? '', market.phone);
  const email = (data.emailAddress ?? '').trim().toLowerCase();
  const postalCode = postalKey(data.postalCode ?? '', market);
  return {
    ...(name && { name }),
    ...(phone && { phone }),
    ...(email && { email }),
    ...(postalCode && { postalCode }),
  };
}

/** A postal code as cards keep it: its digits, as many as the market sends (CART-036). */
export const postalKey = (typed: string, { postalCode }: Pick<Market, 'postalCode'>): string =>
  postalCharacters(typed, postalCode).slice(0, postalCode.digitsSent);

const whole = (text: string | undefined, otherwise: number, most: number): number => {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : otherwise;
  return Math.min(Math.max(number, 1), most);
};
