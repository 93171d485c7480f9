import { createHash, randomBytes } from 'node:crypto';
import type { Executor } from '../db/tx.ts';

/** A token shows which card was chosen, to the session that looked it up, for 10 minutes (API-034). */
const minutes = 10;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** @returns a token for each card, in their order */
export async function giveTokens(
  db: Executor,
  now: Date,
  given: {
    readonly sessionIdHash: string;
    readonly market: string;
    readonly rewardsIds: readonly string[];
  },
): Promise<string[]> {
  const tokens = given.rewardsIds.map(() => randomBytes(24).toString('base64url'));
  if (tokens.length === 0) return tokens;
  await db
    .insertInto('loyalty_candidate')
    .values(
      given.rewardsIds.map((rewardsId, index) => ({
        token_hash: hashOf(tokens[index] ?? ''),
        session_id_hash: given.sessionIdHash,
        market: given.market,
        rewards_id: rewardsId,
        expires_at: new Date(now.getTime() + minutes * 60_000),
      })),
    )
    .execute();
  return tokens;
}

/** @returns the card of a token of this session, unless it is too old */
export async function takeToken(
  db: Executor,
  now: Date,
  sessionIdHash: string,
  token: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('loyalty_candidate')
    .select('rewards_id')
    .where('token_hash', '=', hashOf(token))
    .where('session_id_hash', '=', sessionIdHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.rewards_id;
}
