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

/** A shop's content: its files, or Contentstack with the files behind it. */
export function openContent({ files, contentstack: stack, log }: OpenContentOptions): ContentPort {
  const own = fileContent(files);
  if (!stack) return own;
  const guard = remotePort({ name: 'content', timeoutMs: 1500 }, { log, metrics: createMetrics() });
  return cachedContent(contentstack({ ...stack, guard }), own, { log });
}
