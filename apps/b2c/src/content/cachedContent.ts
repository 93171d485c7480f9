import type { Log } from '../ops/log.ts';
import { RecentMap } from '../ops/recentMap.ts';
import type { AskedContent, ContentEntries, ContentKind, ContentPort } from '../ports/contentPort.ts';

interface Kept {
  at: number;
  value: unknown;
}

const freshMs = 300_000;
const limit = 500;

/**
 * A content system with files behind it: answers are kept for five minutes; while the system is away or says
 * something unusable, what was known last stands, else the files.
 */
export function cachedContent(
  source: ContentPort,
  files: ContentPort,
  { log, now = () => Date.now() }: { readonly log: Log; readonly now?: () => number },
): ContentPort {
  const kept = new RecentMap<string, Kept>(limit);
  // Separate, so that requests for pages that are not there do not drive out those that are.
  const absent = new RecentMap<string, Kept>(limit);
  const running = new Map<string, Promise<unknown>>();
  const keep = (key: string, value: unknown) => {
    for (const place of [kept, absent]) place.delete(key);
    const place = value === undefined ? absent : kept;
    place.set(key, { at: now(), value });
    return value;
  };
  const load = async (kind: ContentKind, asked: AskedContent, key: string) => {
    try {
      return keep(key, (await source.read(kind, asked)) ?? (await files.read(kind, asked)));
    } catch (error) {
      log.warn({ err: error, kind, market: asked.market.code }, 'content not read');
      return kept.peek(key)?.value ?? files.read(kind, asked);
    }
  };
  return {
    async read<K extends ContentKind>(kind: K, asked: AskedContent) {
      const key = JSON.stringify([kind, asked.market.code, asked.market.locale, asked.path, asked.segments]);
      const known = kept.peek(key) ?? absent.peek(key);
      if (known && now() - known.at < freshMs) return known.value as ContentEntries[K] | undefined;
      // One call for all who wait for it.
      const work = running.get(key) ?? load(kind, asked, key).finally(() => running.delete(key));
      running.set(key, work);
      return (await work) as ContentEntries[K] | undefined;
    },
  };
}
