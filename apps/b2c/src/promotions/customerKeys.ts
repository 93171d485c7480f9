/**
 * Whom a limit per customer counts: the account, the email, and the mailbox that it leads to, so that neither a second
 * guest order nor a sign-in nor `ann+2@example.com` gets around it. The email as it was typed stays a key: it is the only
 * one under which releases before counted.
 */
export function customerKeys(customerId: string | null, typed: string | undefined): string[] {
  const email = typed?.trim().toLowerCase();
  const keys = [
    ...(customerId ? [`c:${customerId}`] : []),
    ...(email ? [`e:${email}`, `e:${mailboxOf(email)}`] : []),
  ];
  return [...new Set(keys)];
}

/** Mail programs deliver `ann+anything@example.com` to `ann@example.com`. */
const mailboxOf = (email: string): string => email.replace(/^([^+@]+)\+[^@]*@/, '$1@');

/** The same within a term: what was used in another one is under other keys. Drafts from before terms name none. */
export const keysIn = (term: string | null | undefined, keys: readonly string[]): string[] =>
  keys.map((key) => (term ? `${term} ${key}` : key));
