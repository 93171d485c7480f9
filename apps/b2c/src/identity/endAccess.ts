import type { Executor } from '../db/tx.ts';

/** Ends every session and remembered browser of an account, but the session that asks for it. */
export async function endAccess(tx: Executor, customerId: string, exceptIdHash = ''): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('customer_id', '=', customerId)
    .where('id_hash', '!=', exceptIdHash)
    .execute();
  await tx.deleteFrom('remembered_browser').where('customer_id', '=', customerId).execute();
  await endCodes(tx, customerId);
  await endResets(tx, customerId);
}

/** Ends every one-time code that would sign the account in. */
export async function endCodes(tx: Executor, customerId: string): Promise<void> {
  await tx.deleteFrom('sign_in_challenge').where('customer_id', '=', customerId).execute();
}

/** Ends every link that would prove the account's address. */
export async function endConfirmations(tx: Executor, customerId: string): Promise<void> {
  await tx.deleteFrom('email_confirmation').where('customer_id', '=', customerId).execute();
}

/** Ends every link that would set a new password. */
export async function endResets(tx: Executor, customerId: string): Promise<void> {
  await tx.deleteFrom('password_reset').where('customer_id', '=', customerId).execute();
}
