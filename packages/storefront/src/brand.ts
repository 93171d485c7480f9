import type { FooterContent, HeaderContent, SegmentedContent, TopNav } from '@driveline/api/contract';
import type { BrandTheme } from '@driveline/ui/themes';
import type { Coupon, LandingPages, PageBlocks, TaxonomyPromo } from './brandPages.ts';

/** What pages say of a brand; handed to the browser as data. */
export type BrandIdentity = {
  /** Key of the brand in file names, and of its theme. */
  readonly id: string;
  /** As shoppers read it. */
  readonly name: string;
  readonly socialLinks: readonly string[];
  /** Company as the law wants it named, by market code: name, registration, address. */
  readonly companies: Readonly<Record<string, string>>;
  /** Service phone by market code (CONF-035). */
  readonly phones: Readonly<Record<string, string>>;
};

/** Texts of one brand in one market, as the content endpoints answer them. */
export type BrandContent = {
  readonly header: HeaderContent;
  readonly footer: FooterContent;
  readonly topNav: TopNav;
  readonly pages: LandingPages;
  /** Merchandising shelves. */
  readonly deals: LandingPages;
  /** Codes that everybody may use. */
  readonly coupons: readonly Coupon[];
  /** Words above the tiles of categories (CATALOG-030). */
  readonly promos: readonly TaxonomyPromo[];
  /** What pages of the shop say besides. */
  readonly blocks: PageBlocks;
  /** Short messages by key (API-108). */
  readonly messages: Readonly<Record<string, string>>;
  /** What groups of shoppers see besides (CONTENT-032). */
  readonly segments: Readonly<Record<string, { readonly segmented: SegmentedContent }>>;
};

/** A brand as a shop writes it down. */
export type BrandConfig = {
  readonly identity: BrandIdentity;
  readonly theme: BrandTheme;
  /** Folder of the logos, an SVG for each variant: `full`, `medium`, `mobile`, `icon`, and others that a market names. */
  readonly logos: string;
  /** Market codes; the first is the default of an unknown host. */
  readonly markets: readonly string[];
  /**
   * By market code, and `us/es` for a language with a prefix: what the brand says otherwise than the stock content of the
   * locale; all of it where there is none.
   */
  readonly content?: Readonly<Record<string, Partial<BrandContent>>>;
};

/** A brand as data: the storefront has no other knowledge of it (PLUS-030). */
export type Brand = BrandConfig & {
  /** By market code, and `us/es` for a language with a prefix. */
  readonly content: Readonly<Record<string, BrandContent>>;
};

/** A brand of a shop, for `defineShop`. */
export const defineBrand = (brand: BrandConfig): BrandConfig => brand;
