import type { GlobalConfig } from '@driveline/api/contract';
import { languagesOf } from '@driveline/markets';
import type { B2cApp } from '../http/services.ts';

type Config = Partial<Pick<GlobalConfig, 'values'>>;

export const securityTxtPath = '/.well-known/security.txt';

/** What the file promises to be right for; it is written anew for each request, so it never runs out. */
const validDays = 180;

/**
 * Who hears of a vulnerability of this shop, as RFC 9116 writes contacts; none where the value `SECURITY_CONTACT` is not
 * set.
 * @throws RangeError for one that is neither an email address nor `https:`, `mailto:` or `tel:`
 */
function contactsOf({ values = {} }: Config): string[] {
  const value = values['SECURITY_CONTACT'] ?? '';
  return String(value)
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((contact) => {
      if (isEmail(contact)) return `mailto:${contact}`;
      if (/^(https:\/\/|mailto:|tel:)\S/i.test(contact) && URL.canParse(contact)) return contact;
      throw new RangeError(
        `SECURITY_CONTACT is '${contact}'. Give it an email address, or one that begins with https://.`,
      );
    });
}

function isEmail(contact: string): boolean {
  const [, host = ''] = contact.split('@');
  return /^[^\s@:/]+@[^\s@:/]+$/.test(contact) && host.includes('.', 1) && !host.endsWith('.');
}

/** @throws RangeError for a shop that tells nobody where to report a vulnerability, or tells it wrong */
export function requireSecurityContact({ config }: { readonly config: Config }): void {
  if (contactsOf(config).length === 0)
    throw new RangeError(
      `SECURITY_CONTACT is not set: ${securityTxtPath} answers 404, and whoever finds a vulnerability has nobody to tell. Set the value in CONFIG_FILE.`,
    );
}

/** RFC 9116, for every host and market alike; 404 without a contact. */
export function securityTxt({ hono, services }: B2cApp): void {
  const contacts = contactsOf(services.config);
  if (contacts.length === 0) return;
  const spoken = services.markets.markets.flatMap((market) => languagesOf(market));
  const languages = new Set(spoken.map(({ locale }) => new Intl.Locale(locale).language));
  hono.get(securityTxtPath, (c) => {
    const expires = new Date(services.clock.now().getTime() + validDays * 86_400_000);
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
      `Preferred-Languages: ${[...languages].join(', ')}`,
    ];
    return c.body(`${lines.join('\n')}\n`, 200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
  });
}
