import type { ContentPage } from '@driveline/api/contract';
import type { MarketContent } from '@driveline/b2c';
import type { BrandContent } from '../src/brand.ts';
import type { LandingPage, PageCards } from '../src/brandPages.ts';

/** A brand's words in one market as the content calls answer them, by kind, pages by their path. */
export function toMarketContent(content: BrandContent): MarketContent {
  const { pages, deals, coupons, blocks, promos, ...said } = content;
  const landing = Object.entries(pages).map(([name, page]) => [`/lp/${name}`, toPage(page)] as const);
  const shelves = Object.entries(deals).map(([name, page]) => [`/deals/${name}`, toPage(page)] as const);
  const pageBlocks = Object.entries(blocks).map(([path, cards]) => [path, toBlocks(cards)] as const);
  return {
    ...said,
    pages: Object.fromEntries([
      ...landing,
      ...shelves,
      ['/deals/pages', dealPages(deals)],
      ['/coupons', couponPage(coupons)],
      ['/taxonomyPromos', promoPages(promos)],
      ...pageBlocks,
    ]),
  };
}

const toPage = ({
  title,
  lead,
  sections,
  questions = [],
  events,
  form,
  next,
  changedOn,
  endsOn,
  renews,
  shelf,
}: LandingPage): ContentPage => ({
  title,
  meta: {
    description: lead,
    ...(changedOn && { changedOn }),
    ...(endsOn && { endsOn }),
    ...(renews === 'monthly' && { renews }),
  },
  blocks: [
    ...(form ? [{ kind: 'form' as const, ...form }] : []),
    ...sections.map(({ id, title: heading, paragraphs }) => {
      return { kind: 'text' as const, id, title: heading, paragraphs: [...paragraphs] };
    }),
    ...questions.map(({ id, title: heading, items }) => {
      return { kind: 'accordion' as const, id, title: heading, items: items.map((item) => ({ ...item })) };
    }),
    ...(events ? [{ kind: 'events' as const, title: events.title, items: [...events.items] }] : []),
    ...(next ? [{ kind: 'hero' as const, ...next, link: { ...next.link } }] : []),
    ...(shelf ? [{ kind: 'products' as const, title, canonicalPath: shelf }] : []),
  ],
});

/** Blocks without more words around them than a title. */
const blocksOnly = (blocks: ContentPage['blocks'], title = ''): ContentPage => ({
  title,
  meta: { description: '' },
  blocks,
});

/** The index of the deals: each with its last day, as the page of the deal has it. */
const dealPages = (deals: BrandContent['deals']) =>
  blocksOnly(
    Object.entries(deals).map(([name, { title, lead }]) => ({
      kind: 'hero' as const,
      title,
      text: lead,
      link: { label: title, href: `/deals/${name}` },
    })),
  );

/** Codes that everybody may use (CATALOG-044). */
const couponPage = (coupons: BrandContent['coupons']) =>
  blocksOnly(coupons.map((coupon) => ({ kind: 'coupon' as const, ...coupon })));

/** Promos of categories, each with the paths that it shows on (CATALOG-030). */
const promoPages = (promos: BrandContent['promos']) =>
  blocksOnly(
    promos.map(({ paths, ...promo }) => ({
      kind: 'taxonomyPromo' as const,
      ...promo,
      taxonomy: '',
      taxonomy_selector: { seoUrl: [...paths] },
    })),
  );

/** Blocks of a page that has a title and a description of its own. */
const toBlocks = ({ title, cards }: PageCards) =>
  blocksOnly(
    [{ kind: 'cards', title, cards: cards.map(({ link, ...card }) => ({ ...card, ...(link && { link }) })) }],
    title,
  );
