import { foldedText } from './heldWords.ts';

/** What a long list of names is made of: brands, makes, models. */
export interface NamedEntry {
  readonly label: string;
}

const bare = (text: string) => foldedText(text).trim();

/** Entries whose name holds what was typed (CATALOG-046). */
export const entriesNamed = <Entry extends NamedEntry>(entries: readonly Entry[], typed: string): Entry[] =>
  entries.filter(({ label }) => bare(label).includes(bare(typed)));

/** Entries by their first letter, each group a section with an anchor; figures and signs stand together, at the end. */
export function byLetter<Entry extends NamedEntry>(
  entries: readonly Entry[],
): { id: string; title: string; links: Entry[] }[] {
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
