import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Market } from '@driveline/markets';
import type { B2cApp } from '../http/services.ts';
import type { MailBrand, MailMarket } from './mailBrand.ts';
import { pictureOfSvg } from './mailPicture.ts';

/** As high as a mail shows the logo, in pixels; it is sent twice as large. */
export const LOGO_HEIGHT = 28;

const LOGO_PATH = '/external/mail/logo.png';
/** What names it changes with it. */
const MONTH_S = 30 * 86_400;
/** A mail of another build: a process of that build has the logo that it means. */
const MINUTE_S = 60;

/** A logo as mails show it: the one kind of picture that every mail program knows. */
export interface DrawnLogo {
  readonly svg: string;
  readonly width: number;
  readonly hash: string;
  /** Address within the shop, another one for another logo. */
  readonly path: string;
}

/** What nothing here draws: letters, since there is no font, and names that a document type declares. */
const NOT_DRAWN = /<text[\s>]|&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/;

/**
 * The logo of a brand on a ground of its own: a program that turns the bar of a dark mail light leaves pictures as they are,
 * and white letters would be gone.
 * @returns undefined without a file, or for one that does not say its size or that nothing here draws: the name is shown then
 */
export function drawnLogo({ logoFile, colors }: MailBrand): DrawnLogo | undefined {
  const file = logoFile === undefined ? '' : read(logoFile);
  const from = file.indexOf('<svg');
  const start = from < 0 ? '' : file.slice(from, file.indexOf('>', from) + 1);
  const [, box = ''] = /\sviewBox="([^"]+)"/.exec(start) ?? [];
  const [, , across, high] = box.split(/[\s,]+/).map(Number);
  if (!across || !high || NOT_DRAWN.test(file)) return undefined;
  const size = `width="${across}" height="${high}"`;
  // A program writes its own size there, which would cut the logo or leave a part of the ground bare.
  const sized = start.replace(/\s(?:x|y|width|height)="[^"]*"/g, '').replace('<svg', `<svg ${size}`);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${colors.surfaceInverse}"/>` +
    `${sized}${file.slice(from + start.length)}</svg>`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { svg, width: Math.round((across / high) * LOGO_HEIGHT), hash, path: `${LOGO_PATH}?v=${hash}` };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * The market with the address of its logo.
 * @param origin where the shop is; undefined where nobody knows: a mail has its name then
 */
export function withLogo<M extends Market>(market: M & MailMarket, origin: string | undefined): M {
  const { brand } = market;
  const logo = brand?.drawn && !brand.logo && URL.parse(brand.drawn.path, origin)?.href;
  return logo ? { ...market, brand: { ...brand, logo, logoWidth: brand.drawn?.width } } : market;
}

/** Where mails find the logo; drawn once. */
export function logoRoute({ hono, services }: B2cApp, brand: MailBrand | undefined): void {
  const logo = brand && drawnLogo(brand);
  if (!logo) {
    if (brand?.logoFile !== undefined && !brand.logo)
      services.log.warn(
        { file: brand.logoFile },
        'no logo for mails: an SVG with a viewBox and no text is one',
      );
    return;
  }
  let drawn: Promise<Uint8Array<ArrayBuffer>> | undefined;
  hono.get(LOGO_PATH, async (c) => {
    drawn ??= pictureOfSvg(logo.svg, 2 * logo.width).catch((error: unknown) => {
      drawn = undefined;
      throw error;
    });
    return c.body(await drawn, 200, {
      'content-type': 'image/png',
      'cache-control': `public, max-age=${c.req.query('v') === logo.hash ? MONTH_S : MINUTE_S}`,
    });
  });
}
