import type { AdaptAnswer } from '@driveline/api/contract';
import { createMarkets, languagesOf, prefixOf, type Market } from '@driveline/markets';
import { stockContent } from '../content/stockContent.ts';
import type { Brand, BrandConfig, BrandContent } from './brand.ts';
import { brandContent } from './brandContent.ts';
import { checkLedTo, checkPrefixes } from './checkRoutes.ts';
import { checkPlugins } from './plugins/checkPlugins.ts';
import type { ShopPlugin } from './plugins/definePlugin.ts';
import { drivelineRoutes } from './routes.ts';
import type { ShopRoutes } from './routeTable.ts';
import { sectionsOf, type SectionChanges } from './sections.ts';
import { sectionLists, slotNames, type ListName, type SlotName } from './slots.ts';
import { unknownName } from './unknownName.ts';
import type { ShopWords } from './words.ts';

/** Everything that makes a shop this one and no other. */
export type ShopConfig = {
  /** By id; a deployment is one of them. */
  readonly brands: Readonly<Record<string, Brand>>;
  /** Records of the markets that the brands name. */
  readonly markets: readonly Market[];
  /** Those of them that came as a module of `@driveline/b2c`, with terms for the server in this process. */
  readonly terms?: readonly { readonly market: Market }[] | undefined;
  /** Pages that the shop removes, moves or adds; none where it shows what every shop does. */
  readonly routes?: ShopRoutes | undefined;
  /** Parts of pages that the shop replaces: by slot, the file below its folder whose default export takes that place. */
  readonly slots?: { readonly [Name in SlotName]?: string } | undefined;
  /** Sections that the shop inserts, moves or removes, by list. */
  readonly sections?: SectionChanges | undefined;
  /** By locale and id, what the shop says otherwise; ids that begin with `shop.` are for its own parts. */
  readonly messages?: ShopWords | undefined;
  /** Analytics, error services, a content system: what each adds, and the origins that it needs. */
  readonly plugins?: readonly ShopPlugin[] | undefined;
  /**
   * Turns each JSON answer of the server that `B2C_ORIGIN` names into the contract's, before anything reads it: pages and
   * browsers get what it returns.
   */
  readonly adapt?: AdaptAnswer | undefined;
};

/** A shop as it is written down: brands say what differs from the stock content, a market may come as a whole module. */
export type ShopOptions = Omit<ShopConfig, 'brands' | 'markets' | 'terms'> & {
  readonly brands: Readonly<Record<string, BrandConfig>>;
  readonly markets: readonly (Market | { readonly market: Market })[];
};

/**
 * Checks a shop as a whole, so that what is missing is said at once and not on the page that needs it, and gives its
 * brands the stock content of their markets.
 * @throws RangeError naming what does not go together
 */
export function defineShop({ brands, routes, plugins = [], ...rest }: ShopOptions): ShopConfig {
  const markets = rest.markets.map((each) => ('market' in each ? each.market : each));
  if (Object.keys(brands).length === 0)
    throw new RangeError('The shop has no brand. Give defineShop one at least, made by defineBrand.');
  checkPlugins(plugins);
  checkOverrides(rest);
  const { changes = {}, added } = routes ?? {};
  const sells = markets.some(({ checkout }) => checkout.enabled);
  const entries = drivelineRoutes(changes, added);
  checkLedTo(entries, changes, sells);
  checkPrefixes(entries, markets);
  const known = new Map(createMarkets(markets).markets.map((market) => [market.code, market]));
  const filled = (id: string, brand: BrandConfig): Brand => {
    if (brand.identity.id !== id)
      throw new RangeError(`Brand '${id}' says that its id is '${brand.identity.id}'.`);
    if (brand.theme.name !== id)
      throw new RangeError(`Brand '${id}' has the theme of '${brand.theme.name}'.`);
    if (brand.markets.length === 0) throw new RangeError(`Brand '${id}' has no market.`);
    const contentOf = (code: string): (readonly [name: string, BrandContent])[] => {
      const market = known.get(code);
      if (market)
        return languagesOf(market).map((it) => [code + prefixOf(it), contentIn(it, brand)] as const);
      throw new RangeError(`Brand '${id}' is in market '${code}', which has no record.`);
    };
    return { ...brand, content: Object.fromEntries(brand.markets.flatMap(contentOf)) };
  };
  return {
    brands: Object.fromEntries(Object.entries(brands).map(([id, brand]) => [id, filled(id, brand)])),
    ...rest,
    markets,
    terms: rest.markets.filter((each) => 'market' in each),
    routes,
    plugins,
  };
}

type Overrides = Pick<ShopConfig, 'slots' | 'sections'>;

/** @throws RangeError for a slot, a list or a section that does not exist, with the name that it has now */
function checkOverrides({ slots = {}, sections = {} }: Overrides): void {
  for (const name of Object.keys(slots))
    if (!(slotNames as readonly string[]).includes(name)) throw unknownName('slots', name, slotNames);
  for (const [list, changes] of Object.entries(sections)) {
    if (!Object.hasOwn(sectionLists, list)) throw unknownName('sections', list, Object.keys(sectionLists));
    sectionsOf(list as ListName, changes);
  }
}

const PARTS = [
  'header',
  'footer',
  'topNav',
  'pages',
  'deals',
  'coupons',
  'promos',
  'blocks',
  'messages',
  'segments',
] as const satisfies (keyof BrandContent)[];

/** What shops usually say in the market's locale, in the brand's name, and what the brand says otherwise. */
function contentIn(market: Market, { identity, content = {} }: BrandConfig): BrandContent {
  const { code, locale } = market;
  const name = code + prefixOf(market);
  const stock = stockContent[locale];
  const own = content[name] ?? {};
  if (stock) return { ...brandContent(identity, code, stock.texts, stock.pages), ...own };
  const missing = PARTS.filter((part) => !own[part]);
  if (missing.length === 0) return own as BrandContent;
  throw new RangeError(
    `There is no stock content in '${locale}': brand '${identity.id}' needs its own ${missing.join(', ')} for market '${name}'.`,
  );
}

/**
 * The brand of a deployment, the first of the shop where none is named.
 * @throws RangeError when the shop has no brand of that name, or none at all
 */
export function brandOf({ brands }: ShopConfig, id = Object.keys(brands)[0] ?? ''): Brand {
  const brand = Object.hasOwn(brands, id) ? brands[id] : undefined;
  if (brand) return brand;
  throw new RangeError(`There is no brand '${id}'. The shop has ${Object.keys(brands).join(', ')}.`);
}
