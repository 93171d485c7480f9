/** Remembers the texts that the active locale lacks. */
export interface MissingLabels {
  report(id: string): void;
  /** Those since the last call. */
  take(): string[];
}

/** STATE-024: an empty memory; each text is told once. */
export function createMissingLabels(): MissingLabels {
  const missing = new Set<string>();
  return {
    report: (id) => void missing.add(id),
    take() {
      const labels = [...missing];
      missing.clear();
      return labels;
    },
  };
}

interface Page extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly visibilityState: DocumentVisibilityState;
}

/**
 * STATE-024, STATE-049: sends the missed labels as a beacon when the page is hidden, while config asks for it.
 * @returns the end of it
 */
export function sendMissingLabels(
  client: { flag(name: string): boolean },
  labels: MissingLabels,
  page: Page = document,
  beacon: (url: string, body: Blob) => unknown = (url, body) => navigator.sendBeacon(url, body),
): () => void {
  const handleChange = () => {
    if (page.visibilityState !== 'hidden' || !client.flag('LABEL_LOGGING_ENABLED')) return;
    const missed = labels.take();
    if (missed.length === 0) return;
    const body = JSON.stringify({ message: 'missing labels', level: 'warn', meta: { labels: missed } });
    beacon('/api/log?beacon=true', new Blob([body], { type: 'application/json' }));
  };
  page.addEventListener('visibilitychange', handleChange);
  return () => page.removeEventListener('visibilitychange', handleChange);
}
