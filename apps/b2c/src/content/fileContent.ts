import { prefixOf } from '@driveline/markets';
import type { ContentEntries, ContentKind, ContentPort } from '../ports/contentPort.ts';

/** One market's words; `segments` holds what groups of shoppers see in place of it. */
export interface MarketContent extends Partial<Omit<ContentEntries, 'page'>> {
  /** By path. */
  readonly pages?: Readonly<Record<string, ContentEntries['page']>>;
  readonly segments?: Readonly<Record<string, Partial<Omit<ContentEntries, 'page'>>>>;
}

/** Content of files, by market code, and `us/es` for a language with a prefix: always there, and what a content system falls back to. */
export function fileContent(byMarket: Readonly<Record<string, MarketContent>>): ContentPort {
  return {
    read<K extends ContentKind>(
      kind: K,
      { market, path = '', segments = [] }: Parameters<ContentPort['read']>[1],
    ): Promise<ContentEntries[K] | undefined> {
      const content = byMarket[market.code + prefixOf(market)];
      if (kind === 'page') {
        const { pages = {} } = content ?? {};
        return Promise.resolve(Object.hasOwn(pages, path) ? (pages[path] as ContentEntries[K]) : undefined);
      }
      const own = content as Partial<ContentEntries> | undefined;
      const ofSegment = segments
        .map((name) => segmentOf(content, name)?.[kind])
        .find((entry) => entry !== undefined);
      return Promise.resolve((ofSegment ?? own?.[kind]) as ContentEntries[K] | undefined);
    },
  };
}

const segmentOf = (
  { segments = {} }: MarketContent = {},
  name: string,
): Partial<ContentEntries> | undefined => (Object.hasOwn(segments, name) ? segments[name] : undefined);
