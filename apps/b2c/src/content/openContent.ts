import type { Log } from '../ops/log.ts';
import type { RemoteMetrics } from '../ops/metrics.ts';
import { guard, local } from '../ports/guard.ts';
import { portLimits } from '../ports/portLimits.ts';
import { cachedContent } from './cachedContent.ts';
import type { ContentPort } from '../ports/contentPort.ts';
import { fileContent, type MarketContent } from './fileContent.ts';

export interface OpenContentOptions {
  readonly files: Readonly<Record<string, MarketContent>>;
  /** A content system; without it only the files. */
  readonly source?: ContentPort | undefined;
  readonly log: Log;
}

/** A shop's content: its files, or a content system under a time limit and a circuit breaker with the files behind it. */
export function openContent({ files, source, log }: OpenContentOptions): ContentPort {
  const own = local(fileContent(files));
  if (!source) return own;
  const { metrics, observe } = metricsOfServers();
  const guarded = guard(source, portLimits.content, { log, metrics });
  return local(cachedContent(guarded, own, { log }), observe);
}

/** Content is opened before the servers that read it: each hears of the calls, and how the circuit is when it comes. */
function metricsOfServers() {
  const servers = new Set<RemoteMetrics>();
  const circuits = new Map<string, boolean>();
  const metrics: RemoteMetrics = {
    countRemoteCall: (port, outcome) => servers.forEach((server) => server.countRemoteCall(port, outcome)),
    observeBreaker(port, isOpen) {
      circuits.set(port, isOpen);
      servers.forEach((server) => server.observeBreaker(port, isOpen));
    },
  };
  const observe = (server: RemoteMetrics) => {
    servers.add(server);
    circuits.forEach((isOpen, port) => server.observeBreaker(port, isOpen));
  };
  return { metrics, observe };
}
