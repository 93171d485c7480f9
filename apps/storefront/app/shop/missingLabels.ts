import type { B2cClient } from '@driveline/api';

const missing = new Set<string>();

/** Remembers a text that the active locale lacks; the browser sends the list when its page is hidden (STATE-024). */
export function reportMissingLabel(id: string): void {
  missing.add(id);
}

/** The labels missed since the last call. */
export function takeMissingLabels(): string[] {
  const labels = [...missing];
  missing.clear();
  return labels;
}

/** Sends the missed labels as a beacon when the page is hidden, while config asks for it (STATE-024). */
export function sendMissingLabels(client: Pick<B2cClient, 'flag'>): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !client.flag('LABEL_LOGGING_ENABLED')) return;
    const labels = takeMissingLabels();
    if (labels.length === 0) return;
    const body = JSON.stringify({ message: 'missing labels', level: 'warn', meta: { labels } });
    navigator.sendBeacon('/api/log?beacon=true', new Blob([body], { type: 'application/json' }));
  });
}
