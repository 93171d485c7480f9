// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

// A tab asks for its words once: each test is a tab of its own, whatever ran before in this worker.
async function loadLateWords() {
  vi.resetModules();
  return (await import('./lateWords.tsx')).loadLateWords();
}

afterEach(() => document.documentElement.removeAttribute('data-market'));

test('[CONF-008] words that are asked for before the page names its market', async () => {
  await expect(loadLateWords()).rejects.toThrow('Locale is not set');
});

test('[CONF-009] words of a market that the shop was built without; those of another are there', async () => {
  for (const code of ['fr', 'toString']) {
    document.documentElement.dataset['market'] = code;
    await expect(loadLateWords()).rejects.toThrow('Locale not supported');
  }
  document.documentElement.dataset['market'] = 'br';
  expect(Object.keys((await loadLateWords()).messages).length).toBeGreaterThan(0);
});
