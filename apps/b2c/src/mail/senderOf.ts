/** Domains that nobody can have: a mail from there is refused or taken for spam. */
const NOWHERE = /(?:^|\.)(?:localhost|invalid)$/;

/** The address in `orders@shop.example` or `Shop <orders@shop.example>`. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

/** The part behind the @. */
export const domainOf = (from: string): string => addressOf(from).split('@')[1]?.trim() ?? '';

/**
 * The sender of mails, as `MAIL_FROM` names it.
 * @throws RangeError in production without one whose domain can be real
 */
export function senderOf(from: string | undefined, isProduction: boolean): string {
  if (!isProduction) return from || 'orders@localhost';
  const domain = domainOf(from ?? '').toLowerCase();
  if (from && domain.includes('.') && !NOWHERE.test(domain)) return from;
  throw new RangeError(
    `MAIL_FROM is '${from ?? ''}', and mail servers refuse mails without a real sender. Give it an address of your domain, such as 'Verdane <orders@verdane.com>'.`,
  );
}
