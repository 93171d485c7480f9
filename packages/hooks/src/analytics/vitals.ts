import type { Analytics } from './analytics.ts';
import type { AnalyticsEvent } from './events.ts';

interface TimedEntry {
  readonly startTime: number;
  readonly duration: number;
  readonly interactionId?: number;
}
/** Watches entries of a type; nothing where the browser does not know it. */
export type ObserveTiming = (
  type: 'largest-contentful-paint' | 'event',
  onEntries: (entries: readonly TimedEntry[]) => void,
) => void;

/** `PerformanceObserver` as `reportVitals` uses it. */
export const observeTiming: ObserveTiming = (type, onEntries) => {
  try {
    const observer = new PerformanceObserver((list) =>
      onEntries(list.getEntries() as unknown as TimedEntry[]),
    );
    observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
  } catch {
    // Safari does not know every type.
  }
};

/**
 * STATE-050: the largest paint and the longest delay of an interaction, each while its flag is on, told when the
 * returned function is called: when the page is hidden.
 */
export function reportVitals(
  config: { flag(name: string): boolean },
  analytics: Analytics,
  observe: ObserveTiming = observeTiming,
): () => void {
  let largestPaint: number | undefined;
  let interactionDelay: number | undefined;
  if (config.flag('PERFORMANCE_LCP_MEASUREMENTS_ENABLED')) {
    observe(
      'largest-contentful-paint',
      (entries) => (largestPaint = entries.at(-1)?.startTime ?? largestPaint),
    );
  }
  if (config.flag('PERFORMANCE_INP_MEASUREMENTS_ENABLED')) {
    observe('event', (entries) => {
      for (const { duration, interactionId } of entries) {
        if (interactionId) interactionDelay = Math.max(interactionDelay ?? 0, duration);
      }
    });
  }
  return () => {
    if (largestPaint !== undefined) analytics.track('largestPaint', { ms: Math.round(largestPaint) });
    if (interactionDelay !== undefined)
      analytics.track('interactionDelay', { ms: Math.round(interactionDelay) });
    largestPaint = interactionDelay = undefined;
  };
}

/** STATE-050: tells the server of a measured page, in its own log; any other event is not for it. */
export function sendVital(
  event: AnalyticsEvent,
  beacon: (url: string, body: Blob) => unknown = (url, body) => navigator.sendBeacon(url, body),
): void {
  if (event.event !== 'largestPaint' && event.event !== 'interactionDelay') return;
  const { event: message, ms, pageType } = event;
  const body = JSON.stringify({ message, level: 'info', meta: { ms, pageType } });
  beacon('/api/log', new Blob([body], { type: 'application/json' }));
}
