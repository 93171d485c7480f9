import { createMetrics } from '../ops/metrics.ts';
import type { Log } from '../ops/log.ts';
import { remotePort } from '../ops/remotePort.ts';
import { cachedContent } from './cachedContent.ts';
import type { ContentPort } from './contentPort.ts';
import { contentstack, type ContentstackOptions } from './contentstack.ts';
import { fileContent, type MarketContent } from './fileContent.ts';

export interface OpenContentOptions {
  readonly files: Readonly<Record<string, MarketContent>>;
  /** Without it the files alone. */
  readonly contentstack?: Omit<ContentstackOptions, 'guard'> | undefined;
  readonly log: Log;
}

/**
 * Half of what a page's read may take on the server (1.5 s): whoever asks for content beside other things, the header
 * for one, still answers with them when the content is late, and so does the page that reads content after it.
 */
const limitMs = 700;

/** A shop's content: its files, or Contentstack with the files behind it. */
export function openContent({ files, contentstack: stack, log }: OpenContentOptions): ContentPort {
  const own = fileContent(files);
  if (!stack) return own;
  const guard = remotePort({ name: 'content', timeoutMs: limitMs }, { log, metrics: createMetrics() });
  return cachedContent(contentstack({ ...stack, guard }), own, { log });
}
