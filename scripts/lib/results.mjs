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

/** How the runners name a failed test: vitest's `FAIL  file > test`, Playwright's `1) [phone] › file:3:1 › test`. */
const FAILED_TEST = /^\s*(?:FAIL\s+(\S.*)|\d+\) (\[.+))$/gm;

/** @returns {string[]} the names of the tests that failed, each once, as their runner writes them */
export function failedTests(output) {
  const names = [...output.replaceAll(ANSI, '').matchAll(FAILED_TEST)].map(([, ...name]) => name.join(''));
  return [...new Set(names.map((name) => name.replace(/[\s\u2500]+$/, '')))];
}
