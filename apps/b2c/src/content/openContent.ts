import { createMetrics } from '../ops/metrics.ts';
import type { Log } from '../ops/log.ts';
import { remotePort } from '../ops/remotePort.ts';
import { cachedContent } from './cachedContent.ts';
import type { ContentPort } from './contentPort.ts';
import { fileContent, type MarketContent } from './fileContent.ts';

export interface OpenContentOptions {
  readonly files: Readonly<Record<string, MarketContent>>;
  /** A content system; without it the files alone. */
  readonly source?: ContentPort | undefined;
  readonly log: Log;
}

/**
 * Half of what a page's read may take on the server (1.5 s): whoever asks for content beside other things, the header
 * for one, still answers with them when the content is late, and so does the page that reads content after it.
 */
const limitMs = 700;

/** A shop's content: its files, or a content system under a time limit and a circuit breaker with the files behind it. */
export function openContent({ files, source, log }: OpenContentOptions): ContentPort {
  const own = fileContent(files);
  if (!source) return own;
  const guard = remotePort({ name: 'content', timeoutMs: limitMs }, { log, metrics: createMetrics() });
  const guarded: ContentPort = {
    read: (kind, asked) => guard((signal) => source.read(kind, { ...asked, signal })),
  };
  return cachedContent(guarded, own, { log });
}
