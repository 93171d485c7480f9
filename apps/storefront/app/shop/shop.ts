import type { Market } from '@driveline/markets';
import type { IntlShape } from 'react-intl';
import type { BrandIdentity } from '../../brands/brand.ts';

/** What the server tells the browser about the deployment, inside the page as JSON. */
export type ShopRecord = {
  /** Code of the market. */
  readonly market: string;
  readonly brand: BrandIdentity;
  /** Scheme and host under which the shopper sees the page. */
  readonly origin: string;
  /** The same shop in its markets, this one among them (PLUS-028). */
  readonly alternates: readonly { readonly hreflang: string; readonly origin: string }[];
  readonly themeHref: string;
  /** Fonts that the first paint needs. */
  readonly fontHrefs: readonly string[];
};

/** One module for each market, so that the browser loads the active one alone. */
export type MarketModule = {
  readonly market: Market;
  readonly messages: Messages;
};

/** Text, or the parsed form of one with placeholders, by id. */
export type Messages = Readonly<Record<string, unknown>>;

/** Everything about the shop that does not change while a page lives. */
export type Shop = {
  readonly record: ShopRecord;
  readonly market: Market;
  readonly brand: BrandIdentity;
  readonly intl: IntlShape;
};
