/** Of the names the one that a mistyped name is closest to: by letters to add, leave out or change. */
export const nearestName = (name: string, names: readonly string[]): string =>
  names.toSorted((a, b) => distance(name, a) - distance(name, b))[0] ?? '';

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...a.toLowerCase()].entries()) {
    const next = [line + 1];
    for (const [at, other] of [...b.toLowerCase()].entries()) {
      const changed = (row[at] ?? 0) + Number(letter !== other);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
