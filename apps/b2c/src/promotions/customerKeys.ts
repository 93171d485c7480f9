/** Whom a limit per customer counts: the account and the email, so that neither a second guest order nor a sign-in gets around it. */
export const customerKeys = (customerId: string | null, email: string | undefined): string[] => [
  ...(customerId ? [`c:${customerId}`] : []),
  ...(email ? [`e:${email.trim().toLowerCase()}`] : []),
];

/** The same within a term: what was used in another one is under other keys. Drafts from before terms name none. */
export const keysIn = (term: string | null | undefined, keys: readonly string[]): string[] =>
  keys.map((key) => (term ? `${term} ${key}` : key));
