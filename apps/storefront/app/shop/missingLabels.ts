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
