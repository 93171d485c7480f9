import { openContent, type ContentPort, type MarketContent } from '@driveline/b2c';
import type { ContentPage } from '@driveline/api/contract';
import type { Brand, BrandContent } from '../src/brand.ts';
import type { LandingPage } from '../src/landingPage.ts';
import type { PageCards } from '../src/pageBlocks.ts';
import { log } from './log.ts';
import type { Settings } from './settings.ts';

const opened = new WeakMap<Brand, ContentPort>();

/** The words of a brand from its files, or from Contentstack with the files behind it; one memory for a process. */
export function brandContentPort(
  brand: Brand,
  { contentstack }: Pick<Settings, 'contentstack'>,
): ContentPort {
  const known = opened.get(brand);
  if (known) return known;
  const port = openContent({
    files: Object.fromEntries(
      Object.entries(brand.content).map(([market, content]) => [market, toMarketContent(content)]),
    ),
    contentstack,
    log,
  });
  opened.set(brand, port);
  return port;
}

function toMarketContent(content: BrandContent): MarketContent {
  const { header, footer, topNav, pages, deals, coupons, blocks, promos, messages, segments } = content;
  const landing = Object.entries(pages).map(([name, page]) => [`/lp/${name}`, toPage(page)] as const);
  const shelves = Object.entries(deals).map(([name, page]) => [`/deals/${name}`, toPage(page)] as const);
  const beside = Object.entries(blocks).map(([path, cards]) => [path, toBlocks(cards)] as const);
  return {
    header,
    footer,
    topNav,
    messages,
    segments,
    pages: Object.fromEntries([
      ...landing,
      ...shelves,
      ['/deals/pages', dealPages(deals)],
      ['/coupons', couponPage(coupons)],
      ['/taxonomyPromos', promoPages(promos)],
      ...beside,
    ]),
  };
}

const toPage = ({
  title,
  lead,
  sections,
  questions = [],
  form,
  next,
  changedOn,
  endsOn,
  shelf,
}: LandingPage): ContentPage => ({
  title,
  meta: { description: lead, ...(changedOn && { changedOn }), ...(endsOn && { endsOn }) },
  blocks: [
    ...sections.map(({ id, title: heading, paragraphs }) => {
      return { kind: 'text' as const, id, title: heading, paragraphs: [...paragraphs] };
    }),
    ...questions.map(({ id, title: heading, items }) => {
      return { kind: 'accordion' as const, id, title: heading, items: items.map((item) => ({ ...item })) };
    }),
    ...(form ? [{ kind: 'form' as const, ...form }] : []),
    ...(next ? [{ kind: 'hero' as const, ...next, link: { ...next.link } }] : []),
    ...(shelf ? [{ kind: 'products' as const, title, canonicalPath: shelf }] : []),
  ],
});

/** The index of the deals: each with its last day, as the page of the deal has it. */
const dealPages = (deals: BrandContent['deals']): ContentPage => ({
  title: '',
  meta: { description: '' },
  blocks: Object.entries(deals).map(([name, { title, lead }]) => ({
    kind: 'hero' as const,
    title,
    text: lead,
    link: { label: title, href: `/deals/${name}` },
  })),
});

/** Codes that everybody may use (CATALOG-044). */
const couponPage = (coupons: BrandContent['coupons']): ContentPage => ({
  title: '',
  meta: { description: '' },
  blocks: coupons.map((coupon) => ({ kind: 'coupon' as const, ...coupon })),
});

/** Promos of categories, each with the paths that it shows on (CATALOG-030). */
const promoPages = (promos: BrandContent['promos']): ContentPage => ({
  title: '',
  meta: { description: '' },
  blocks: promos.map(({ title, text, link, paths }) => ({
    kind: 'taxonomyPromo' as const,
    title,
    text,
    link,
    taxonomy: '',
    taxonomy_selector: { seoUrl: [...paths] },
  })),
});

/** Blocks of a page that has a title and a description of its own. */
const toBlocks = ({ title, cards }: PageCards): ContentPage => ({
  title,
  meta: { description: '' },
  blocks: [
    { kind: 'cards', title, cards: cards.map(({ link, ...card }) => ({ ...card, ...(link && { link }) })) },
  ],
});
