import type { Market } from '@driveline/markets';
import { drawnLogo, type DrawnLogo } from './mailLogo.ts';

const roles = [
  'surfaceBase',
  'textPrimary',
  'textMuted',
  'borderSubtle',
  'surfaceInverse',
  'textInverse',
  'actionBg',
  'actionFg',
] as const;

/** How a shop shows itself in its mails. */
export interface MailBrand {
  /** As shoppers read it. */
  readonly name: string;
  /**
   * Those of a light page by the names of a theme's roles, each as a hash sign and six digits. The name is on the inverse
   * surface.
   */
  readonly colors: Readonly<Record<(typeof roles)[number], string>>;
  /** Address of a picture that takes the name's place: `https://…/logo.png`, twice as large as it is shown (28 px high). */
  readonly logo?: string | undefined;
  /** As wide as `logo` is shown, in pixels. */
  readonly logoWidth?: number | undefined;
  /**
   * Path of an SVG with a `viewBox` and no letters, for the inverse surface. Without `logo`, mails show the picture that the
   * server makes of it.
   */
  readonly logoFile?: string | undefined;
  /** Company as the law wants it named, by market code. */
  readonly companies?: Readonly<Record<string, string>> | undefined;
}

/** A market that mails are written for. */
export type MailMarket = Market & {
  readonly brand?: (MailBrand & { readonly drawn?: DrawnLogo | undefined }) | undefined;
};

/**
 * The markets of a server with the brand of its shop.
 * @throws RangeError for a color that no mail program knows, and for a logo that a mail cannot load
 */
export function withBrand<M extends Market>(
  markets: readonly M[],
  brand: MailBrand | undefined,
): readonly M[] {
  if (!brand) return markets;
  for (const role of roles)
    if (!/^#[0-9a-f]{6}$/i.test(brand.colors[role]))
      throw new RangeError(
        `brand.colors.${role} is '${brand.colors[role]}'. Write it as a hash sign and six hexadecimal digits.`,
      );
  if (brand.logo && !brand.logo.startsWith('https://'))
    throw new RangeError(`brand.logo is '${brand.logo}'. Give it an address that begins with https://.`);
  const branded = { ...brand, drawn: drawnLogo(brand) };
  return markets.map((market) => ({ ...market, brand: branded }));
}
