import type { B2cClient } from '@driveline/api';
import type { Market } from '@driveline/markets';
import type { FirstStrings, LateStrings, TileSource, UiStrings } from '@driveline/ui';
import type { Messages as IssueMessages } from '@driveline/validation/messages';
import type { QueryClient } from '@tanstack/react-query';
import type { Refusal } from '@driveline/hooks';
import type { AnalyticsPlugin } from '@driveline/hooks/analytics';
import type { BrandIdentity } from '../../src/brand.ts';
import type { Messages, Texts } from '@driveline/hooks/page';

export type Alternate = { readonly market: string; readonly hreflang: string; readonly root: string };

/** What the server tells the browser about the deployment, inside the page as JSON. */
export type ShopRecord = {
  /** Code of the market, with the prefix of the language where it has one: `us`, `us/es`. */
  readonly market: string;
  readonly brand: BrandIdentity;
  /** What stands before every path of the shop: scheme, host, and the prefix of the language. */
  readonly root: string;
  /** `/es`; absent in the market's own language. */
  readonly prefix?: string;
  /** Pattern of paths that no router knows here: files, calls, and pages in other languages, whose words they bring. */
  readonly native: string;
  /** The other languages of the market in their own words; absent where it has none. */
  readonly languages?: readonly { readonly lang: string; readonly label: string; readonly root: string }[];
  /** The same shop in its markets and languages, this one among them (PLUS-028). */
  readonly alternates: readonly Alternate[];
  readonly themeHref: string;
  /** Fonts that the first paint needs. */
  readonly fontHrefs: readonly string[];
  /** The strip of the returns was closed without script (SHELL-055). */
  readonly hidesReturns?: boolean;
  /** What the server said of a form without script; the page's address names its key. */
  readonly refusal?: Refusal | undefined;
  /** What surrounds a page could not be rendered: the error page stands without it. */
  readonly isBare?: boolean;
  /** `YYYY-MM-DD` in the market's zone; absent on a page that caches keep, which outlives its day. */
  readonly today?: string;
  /** Scripts of others that the shop loads for those who accept them; absent without any. */
  readonly plugins?: readonly AnalyticsPlugin[];
  /** Streets for the map of stores, where a plugin has them. */
  readonly map?: TileSource;
  /** Addresses of the logo by its variant. */
  readonly logos: Readonly<Record<string, string>>;
};

/** One module for each market, so that the browser loads the active one alone. */
export type MarketModule = {
  readonly market: Market;
  readonly messages: Messages;
  /** The components' own words. */
  readonly strings: FirstStrings;
};

/** The words of a market that no first page needs; `lateWords.tsx` brings them. */
export type LateWords = {
  readonly messages: Messages;
  readonly strings: LateStrings;
  /** What forms say of a wrong field. */
  readonly issueMessages: IssueMessages;
  /** What of the market's record no first page needs: it may have long lists. */
  readonly record: Pick<Market, 'taxDocument'>;
};

/** Everything that pages stand on: market, brand, texts, and the way to data. One for a browser, one for each request. */
export type Shop = {
  readonly record: ShopRecord;
  readonly market: Market;
  readonly brand: BrandIdentity;
  readonly module: MarketModule;
  /** Whole on the server and below `withLateWords`; what stands elsewhere uses the first part alone. */
  readonly strings: UiStrings;
  /** Absent until the late words are here. */
  readonly issueMessages: IssueMessages | undefined;
  readonly texts: Texts;
  readonly client: B2cClient;
  readonly queryClient: QueryClient;
};
