import type { FooterItem, HeaderContent, TopNav } from '@driveline/api/contract';
import type { BrandContent, BrandIdentity } from './brand.ts';

/** One market's texts before a brand makes them its own. */
export type MarketTexts = {
  readonly menu: HeaderContent['menu'];
  readonly shortcuts: HeaderContent['shortcuts'];
  readonly promoAds: HeaderContent['promoAds'];
  /** Link columns of the footer. */
  readonly columns: readonly { readonly title: string; readonly links: readonly Link[] }[];
  /** Social networks are the same everywhere, their wording is not: `'{brand} on Instagram'`. */
  readonly socialText: string;
  readonly storeFinder: string;
  /** The strip above the footer (SHELL-055), where returns have more days than the law asks for. */
  readonly returns?: { readonly about: string; readonly words: string; readonly link: Link };
  /** Lines that the law or custom asks for; `{name}`, `{company}`, `{phone}` are filled in. */
  readonly legalLines: readonly string[];
  readonly messages: Readonly<Record<string, string>>;
  /** A line for each group of shoppers, where there is one for them. */
  readonly segmentMessages: Readonly<Record<string, string>>;
};

/** What is longer than a line. */
export type MarketPages = Pick<BrandContent, 'pages' | 'blocks' | 'deals' | 'coupons' | 'promos'>;

type Link = { readonly label: string; readonly href: string; readonly drawing?: string | undefined };

/**
 * Turns a market's texts into the content of one brand there, for `content` of `defineBrand`. The stock content is made
 * by it too.
 */
export function brandContent(
  identity: BrandIdentity,
  market: string,
  texts: MarketTexts,
  { pages, blocks, deals, coupons, promos }: MarketPages,
): BrandContent {
  const fill = (text: string) =>
    text
      .replaceAll('{brand}', identity.id)
      .replaceAll('{name}', identity.name)
      .replaceAll('{company}', identity.companies[market] ?? identity.name)
      .replaceAll('{phone}', identity.phones[market] ?? '');
  return {
    header: {
      sitewideBanner: null,
      promoAds: [...texts.promoAds],
      menu: [...texts.menu],
      shortcuts: [...texts.shortcuts],
    },
    footer: {
      footerTop: [
        storeFinder(texts.storeFinder),
        ...(texts.returns ? [returnsNotice(texts.returns)] : []),
        ...identity.socialLinks.map((href) => social(href, texts, fill)),
      ],
      footerMiddle: texts.columns.map(({ title, links }) => column(title, links)),
      footerBottom: texts.legalLines.map((line, index) => ({ ...item(`legal-${index}`), label: fill(line) })),
    },
    topNav: topNav(texts.menu),
    pages: filled(pages, fill),
    deals: filled(deals, fill),
    coupons,
    promos,
    blocks: filled(blocks, fill),
    messages: filled(texts.messages, fill),
    segments: Object.fromEntries(
      Object.entries(filled(texts.segmentMessages, fill)).map(([name, segmentMessageContent]) => [
        name,
        { segmented: { segmentMessageContent, cmsSegmentedContent: null } },
      ]),
    ),
  };
}

const item = (name: string): FooterItem => ({ name, label: '', CTALink: '' });

const storeFinder = (label: string): FooterItem => ({
  ...item('store-finder'),
  label,
  CTALink: '/store',
  Icon: 'store',
});

const returnsNotice = ({ about, words, link }: NonNullable<MarketTexts['returns']>): FooterItem => ({
  ...item(about),
  label: words,
  title: link.label,
  CTALink: link.href,
  Icon: 'returns',
});

function social(href: string, { socialText }: MarketTexts, fill: (text: string) => string): FooterItem {
  const network = new URL(href).hostname.replace(/^www\.|\.com$/g, '');
  const label = fill(socialText).replace('{network}', network.charAt(0).toUpperCase() + network.slice(1));
  return { ...item(network), label, CTALink: href, Icon: network };
}

const column = (title: string, links: readonly Link[]): FooterItem => ({
  ...item(title),
  label: title,
  title,
  displayPosition: 'Vertical',
  middleLabelContent: [...links],
});

/** The same menu in the shape of the call that markets with a menu from content make (SHELL-016). */
function topNav(menu: HeaderContent['menu']): TopNav {
  const link = ({ label, ...link }: Link) => ({ title: label, ...link });
  return {
    menuList: menu.map(({ title, links }) => ({
      links: [
        {
          menu_link: { title, href: links[0]?.href ?? '/' },
          child_links: links.map((child) => ({ menu_link: link(child) })),
        },
      ],
    })),
  };
}

/** The same with every text in it filled, names of pages too. */
function filled<Content>(content: Content, fill: (text: string) => string): Content {
  if (Array.isArray(content)) return content.map((each: unknown) => filled(each, fill)) as Content;
  if (typeof content === 'string') return fill(content) as Content;
  if (typeof content !== 'object' || content === null) return content;
  const entries = Object.entries(content).map(([name, each]) => [fill(name), filled(each, fill)]);
  return Object.fromEntries(entries) as Content;
}
