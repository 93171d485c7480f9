import type { IndexGroup } from '@driveline/ui/browse';

type Entry = IndexGroup['links'][number];

/** Case and accents do not count, as nobody types them into a field. */
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Entries whose name holds what was typed. */
export const named = (entries: readonly Entry[], query: string): Entry[] =>
  entries.filter(({ label }) => bare(label).includes(bare(query)));

/** Entries by their first letter; figures and signs stand together, at the end. */
export function byLetter(entries: readonly Entry[]): IndexGroup[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const first = bare(entry.label).charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : '#';
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups]
    .sort(([a], [b]) => (a === '#' ? 1 : b === '#' ? -1 : a.localeCompare(b)))
    .map(([letter, links]) => ({
      id: letter === '#' ? 'other' : letter.toLowerCase(),
      title: letter,
      links,
    }));
}
