import { test } from './test.ts';

/** Defines the same journeys with script, without it, or both. */
export function withScripts(scripts: readonly boolean[], define: () => void): void {
  for (const javaScriptEnabled of scripts) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });
      define();
    });
  }
}
