import type {
  ContentPage,
  FooterContent,
  HeaderContent,
  SegmentedContent,
  TopNav,
} from '@driveline/api/contract';
import type { Market } from '@driveline/markets';

/** Everything that the words of a shop are kept as, by its kind. */
export interface ContentEntries {
  header: HeaderContent;
  footer: FooterContent;
  topNav: TopNav;
  page: ContentPage;
  /** Texts by label key that stand in for the built-in ones. */
  labels: Readonly<Record<string, string>>;
  /** Short messages by key (API-108). */
  messages: Readonly<Record<string, string>>;
  /** What header data carries for groups of shoppers (CONTENT-032). */
  segmented: SegmentedContent;
}

export type ContentKind = keyof ContentEntries;

export interface AskedContent {
  readonly market: Market;
  /** Groups that the shopper belongs to; the first that has an entry of its own wins. */
  readonly segments?: readonly string[] | undefined;
  /** Of a page. */
  readonly path?: string | undefined;
  /** Nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
}

/** Where the words of a shop come from: files of a brand, or a content system. */
export interface ContentPort {
  /** @returns undefined when there is no such entry; throws when it cannot be known now */
  read<K extends ContentKind>(kind: K, asked: AskedContent): Promise<ContentEntries[K] | undefined>;
}

/** '/lp/faqs/' and '/lp/faqs#one' are one page; case counts, as in `/lp/termsAndConditions`. */
export const contentPath = (path: string): string =>
  `/${path.split(/[?#]/)[0]!.split('/').filter(Boolean).join('/')}`;
