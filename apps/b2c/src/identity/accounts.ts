import { isEmail } from '@driveline/validation';
import { sqlState } from '../db/errors.ts';
import type { Executor } from '../db/tx.ts';
import type { Customer } from './customer.ts';
import type { IdentitySettings } from '../ops/identitySettings.ts';
import { keyedHash } from '../ops/keyRing.ts';

/** An email or a username as it is compared: without spaces around it, in lower case. */
export const loginKey = (login: string): string => login.trim().normalize('NFKC').toLowerCase();

/** ACCT-020: an email pattern tells an email from a username. */
export function accountOf(db: Executor, market: string, login: string): Promise<Customer | undefined> {
  const key = loginKey(login);
  return db
    .selectFrom('customer')
    .selectAll()
    .where('market', '=', market)
    .where((eb) => eb(eb.fn('lower', [isEmail(key) ? 'email' : 'username']), '=', key))
    .executeTakeFirst();
}

/**
 * What stands for a person outside of the server: it says who is the same, not who it is (STATE-010). Keyed, so that
 * nobody who learns an id elsewhere can tell whose it is.
 */
export const hashedCustomerId = ({ keys: [key] }: Pick<IdentitySettings, 'keys'>, id: string): string =>
  keyedHash(key, `customer:${id}`).slice(0, 22);

/** Which of the two that belong to one account of a market a write found taken. */
export function takenField(error: unknown): 'email' | 'username' | undefined {
  if (sqlState(error) !== '23505') return undefined;
  const constraint = String((error as { constraint?: unknown }).constraint);
  return /^customer_(email|username)$/.exec(constraint)?.[1] as 'email' | 'username' | undefined;
}
