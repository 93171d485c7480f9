import type { Market } from '@driveline/markets';

/** How a shop shows itself at the top of its mails. Colors are of a light page: `#0e3b36`. */
export interface MailBrand {
  /** As shoppers read it. */
  readonly name: string;
  /** Bar behind the name, and the name on it. */
  readonly bar: string;
  readonly onBar: string;
  /** The button. */
  readonly action: string;
  readonly onAction: string;
  /** Address of a picture that takes the name's place: `https://…/logo.png`, twice as large as it is shown (28 px high). */
  readonly logo?: string | undefined;
  /** Company as the law wants it named, by market code. */
  readonly companies?: Readonly<Record<string, string>> | undefined;
}

/** A market that mails are written for. */
export type MailMarket = Market & { readonly brand?: MailBrand | undefined };

/** Colors of a mail whose shop gave none; without a name there is no bar. */
export const plainBrand: MailBrand = {
  name: '',
  bar: '#333333',
  onBar: '#ffffff',
  action: '#333333',
  onAction: '#ffffff',
};

/**
 * The markets of a server with the brand of its shop.
 * @throws RangeError for a color that is not written as `#1a2b3c`, and for a logo that a mail cannot load
 */
export function withBrand<M extends Market>(
  markets: readonly M[],
  brand: MailBrand | undefined,
): readonly M[] {
  if (!brand) return markets;
  for (const role of ['bar', 'onBar', 'action', 'onAction'] as const)
    if (!/^#[0-9a-f]{6}$/i.test(brand[role]))
      throw new RangeError(`brand.${role} is '${brand[role]}'. Give it a color such as #1a2b3c.`);
  if (brand.logo && !brand.logo.startsWith('https://'))
    throw new RangeError(`brand.logo is '${brand.logo}'. Give it an address that begins with https://.`);
  return markets.map((market) => ({ ...market, brand }));
}
