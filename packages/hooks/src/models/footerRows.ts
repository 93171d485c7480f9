import type { FooterContent, FooterItem } from '@driveline/api';

/** A link of the footer. */
export interface ShownFooterLink {
  readonly label: string;
  readonly href: string;
}

const RETURNS = 'returns';

/** The footer of every page, row by row. */
export interface FooterRows {
  /** Of the first row: buttons, the store finder among them, and social networks (SHELL-067). */
  readonly buttons: readonly FooterItem[];
  readonly social: readonly FooterItem[];
  readonly columns: readonly { readonly title: string; readonly links: readonly ShownFooterLink[] }[];
  /** The row below the columns (SHELL-068). */
  readonly otherSites: readonly ShownFooterLink[];
  /** Of the last row: the apps, and lines of which the first is the copyright (SHELL-070). */
  readonly apps: readonly FooterItem[];
  readonly lines: readonly string[];
}

/** Icons of the last row: the apps of the shop in the stores of phones. */
const APPS: ReadonlySet<string | undefined> = /* @__PURE__ */ new Set(['ios', 'android']);

/** The rows of the footer in the content's three lists; without content there are none (SHELL-066). */
export function footerRows(content: FooterContent | undefined): FooterRows {
  const { footerTop = [], footerMiddle = [], footerBottom = [] } = content ?? {};
  const isStore = ({ Icon }: FooterItem) => Icon === 'store';
  const isAside = ({ displayPosition }: FooterItem) => displayPosition === 'Horizontal';
  const isApp = ({ Icon }: FooterItem) => APPS.has(Icon);
  return {
    buttons: footerTop.filter(isStore),
    social: footerTop.filter((item) => !isStore(item) && item.Icon !== RETURNS),
    columns: footerMiddle
      .filter((item) => !isAside(item))
      .map(({ title, label, middleLabelContent = [] }) => ({
        title: title ?? label,
        links: middleLabelContent,
      })),
    otherSites: footerMiddle.filter(isAside).flatMap(sitesOf),
    apps: footerBottom.filter(isApp),
    lines: footerBottom.filter((item) => !isApp(item)).map(({ label }) => label),
  };
}

/** A row has a list of links, or is one. */
const sitesOf = ({ label, CTALink, middleLabelContent }: FooterItem): readonly ShownFooterLink[] =>
  middleLabelContent ?? [{ label, href: CTALink }];

/** SHELL-075: the line of the copyright with the year. @param day `YYYY-MM-DD` */
export const copyrightOf = (line: string, day: string): string =>
  `© ${day.slice(0, 4)} ${line.replace(/^©\s*/, '')}`;

/** The strip above the footer (SHELL-055): `name` says what it is about, `label` its words, `title` those of its link. */
export const returnsNotice = (content: FooterContent | undefined): FooterItem | undefined =>
  content?.footerTop.find(({ Icon }) => Icon === RETURNS);
