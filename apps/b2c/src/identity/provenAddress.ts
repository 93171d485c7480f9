import type { Executor } from '../db/tx.ts';

/**
 * Whether an address is that of an account which has shown that it reads the mail there. Anybody can type any address,
 * and open an account with it: what somebody wrote goes only to a proven one, or the shop would carry a stranger's
 * words to whomever the stranger likes.
 */
export async function isProvenAddress(
  db: Executor,
  customerId: string | null,
  email: string,
): Promise<boolean> {
  if (customerId === null) return false;
  const account = await db
    .selectFrom('customer')
    .select('email')
    .where('id', '=', customerId)
    .where('email_proven_at', 'is not', null)
    .executeTakeFirst();
  return account?.email.toLowerCase() === email.toLowerCase();
}
