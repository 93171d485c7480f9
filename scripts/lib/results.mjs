const ANSI = /\u001b\[[0-9;]*m/g;
const last = (text, pattern) => [...text.matchAll(pattern)].at(-1);
const number = (text, pattern) => Number(last(text, pattern)?.[1] ?? 0);

/** How each runner tells its counts: vitest's `Tests  1 failed | 3 passed (4)`, Playwright's lines, our own last line. */
const readers = {
  vitest(text) {
    const line = last(text, /^\s*Tests\s+(.+)$/gm)?.[1] ?? '';
    return { passed: number(line, /(\d+) passed/g), failed: number(line, /(\d+) failed/g) };
  },
  playwright: (text) => ({
    passed: number(text, /^\s*(\d+) passed\b/gm),
    failed: number(text, /^\s*(\d+) failed\b/gm) + number(text, /^\s*(\d+) did not run\b/gm),
  }),
  own(text) {
    const match = last(text, /^(\d+) passed, (\d+) failed$/gm);
    return { passed: Number(match?.[1] ?? 0), failed: Number(match?.[2] ?? 0) };
  },
};

/**
 * @param {'vitest' | 'playwright' | 'own' | undefined} runner who wrote the output; undefined counts the step itself
 * @returns {{ passed: number, failed: number }} a step that ended badly has at least one failure, a good one has none
 */
export function countResults(runner, output, code) {
  const told = runner ? readers[runner](output.replaceAll(ANSI, '')) : { passed: 0, failed: 0 };
  if (code !== 0) return { passed: told.passed, failed: Math.max(told.failed, 1) };
  return { passed: runner ? told.passed : 1, failed: 0 };
}
