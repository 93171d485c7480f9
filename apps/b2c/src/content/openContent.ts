import { createMetrics } from '../ops/metrics.ts';
import type { Log } from '../ops/log.ts';
import { guard, local } from '../ports/guard.ts';
import { portLimits } from '../ports/portLimits.ts';
import { cachedContent } from './cachedContent.ts';
import type { ContentPort } from '../ports/contentPort.ts';
import { fileContent, type MarketContent } from './fileContent.ts';

export interface OpenContentOptions {
  readonly files: Readonly<Record<string, MarketContent>>;
  /** A content system; without it the files alone. */
  readonly source?: ContentPort | undefined;
  readonly log: Log;
}

/** A shop's content: its files, or a content system under a time limit and a circuit breaker with the files behind it. */
export function openContent({ files, source, log }: OpenContentOptions): ContentPort {
  const own = local(fileContent(files));
  if (!source) return own;
  const guarded = guard(source, portLimits.content, { log, metrics: createMetrics() });
  return local(cachedContent(guarded, own, { log }));
}
