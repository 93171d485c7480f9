/**
 * Whom a limit per customer counts: the account, the email, and the mailbox that it leads to, so that neither a second
 * guest order nor a sign-in nor `ann+2@example.com` gets around it. The email as it was typed, and with nothing but its tag
 * taken off, stay keys: they are the only ones under which releases before counted.
 */
export function customerKeys(customerId: string | null, typed: string | undefined): string[] {
  const email = typed?.trim().toLowerCase();
  const keys = [
    ...(customerId ? [`c:${customerId}`] : []),
    ...(email ? [email, withoutTag(email), mailboxOf(withoutTag(email))].map((key) => `e:${key}`) : []),
  ];
  return [...new Set(keys)];
}

/** Mail programs deliver `ann+anything@example.com` to `ann@example.com`. */
const withoutTag = (email: string): string => email.replace(/^([^+@]+)\+[^@]*@/, '$1@');

/** Gmail delivers a name with dots anywhere, or none, to one mailbox, and under both of its hosts. */
function mailboxOf(email: string): string {
  const [, name] = /^([^@]+)@(?:gmail|googlemail)\.com$/.exec(email) ?? [];
  return name ? `${name.replaceAll('.', '')}@gmail.com` : email;
}

/** The same within a term: what was used in another one is under other keys. Drafts from before terms name none. */
export const keysIn = (term: string | null | undefined, keys: readonly string[]): string[] =>
  keys.map((key) => (term ? `${term} ${key}` : key));
