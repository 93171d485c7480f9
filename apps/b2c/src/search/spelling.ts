import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';

/**
 * The known word that a mistyped one most likely means, or undefined. The nearest by trigrams are read from the
 * vocabulary, the one with the fewest typing errors wins.
 */
export async function nearestWord(db: Executor, market: string, word: string): Promise<string | undefined> {
  if (word.length < 4 || /\d/.test(word)) return undefined;
  const rows = await hotSql<{ word: string; weight: number }>(
    db,
    'nearest-word',
    'select word, weight from search_word where market = $1 order by word <-> $2 limit 12',
    [market, word],
  );
  const allowed = word.length < 6 ? 1 : 2;
  const near = rows
    .map((row) => ({ ...row, errors: typingErrors(word, row.word) + wrongStart(word, row.word) }))
    .filter(({ errors }) => errors <= allowed)
    .sort((a, b) => a.errors - b.errors || b.weight - a.weight);
  return near[0]?.word;
}

/** Letters that sound alike at the beginning of a word, in one of the shop's languages. */
const alike = ['bv', 'csz', 'ckq', 'gj', 'iy'];

/** People rarely miss the first letter, and take it for another that sounds the same: 'tires' are not 'wires'. */
function wrongStart(typed: string, meant: string): 0 | 1 {
  const [first = '', second = ''] = typed;
  if (first === meant[0] || first === meant[1] || second === meant[0]) return 0;
  return alike.some((letters) => letters.includes(first) && letters.includes(meant[0] ?? '')) ? 0 : 1;
}

/** Each one is looked for in the database: a text of nothing but mistakes must not keep it busy. */
const mostCorrected = 4;

/** A text with the words that nobody knows as they were most likely meant, the first few of them. */
export async function correctWords(
  db: Executor,
  market: string,
  key: string,
  unknown: readonly string[],
): Promise<string> {
  const better = new Map<string, string>();
  for (const word of unknown.slice(0, mostCorrected)) {
    const near = await nearestWord(db, market, word);
    if (near) better.set(word, near);
  }
  return key
    .split(' ')
    .map((word) => better.get(word) ?? word)
    .join(' ');
}

/** Letters added, lost, changed or swapped with their neighbour (optimal string alignment). */
export function typingErrors(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, before[j - 2]! + 1);
      }
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}
