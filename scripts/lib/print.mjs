/** One line of progress, set apart from what the tools themselves print. */
export function print(text) {
  process.stdout.write(`» ${text}\n`);
}

/** Ends the command with one sentence that says what to do; no stack, because the cause is not in this code. */
export function refuse(text) {
  process.stderr.write(`✗ ${text}\n`);
  process.exit(1);
}

/** @returns {string} elapsed time since `start` (ms of performance.now()) as `850 ms`, `12.3 s` or `4 min 10 s` */
export function since(start) {
  const ms = performance.now() - start;
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 90_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
