import type { CompatibilityEntry, VehicleKey } from '../model/productPage.ts';

export interface CompatibilityGroup {
  make: string;
  models: readonly { model: string; entries: readonly CompatibilityEntry[] }[];
}

/** Entries by make and by model, in the order of the list. */
export function compatibilityGroups(entries: readonly CompatibilityEntry[]): CompatibilityGroup[] {
  return gathered(entries, 'make').map(([make, ofMake]) => ({
    make,
    models: gathered(ofMake, 'model').map(([model, ofModel]) => ({ model, entries: ofModel })),
  }));
}

function gathered(entries: readonly CompatibilityEntry[], key: 'make' | 'model') {
  const groups = new Map<string, CompatibilityEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry[key]);
    if (group) group.push(entry);
    else groups.set(entry[key], [entry]);
  }
  return [...groups];
}

/**
 * Entries that hold every word of a text: in make, model, engine, notes or position, or, for a number of four
 * digits, within the years. Case and accents do not count.
 */
export function findEntries(entries: readonly CompatibilityEntry[], text: string): CompatibilityEntry[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  // Most pages are never searched: hundreds of entries would be spelled plainly for nothing, on the server above all.
  if (words.length === 0) return [...entries];
  return entries.filter((entry) => {
    const own = plain(wordsOf(entry).join(' '));
    return words.every((word) => own.includes(word) || isYearOf(entry, word));
  });
}

/** Entries that mean the shopper's vehicle. An engine that is not known excludes none. */
export function entriesOf(
  entries: readonly CompatibilityEntry[],
  vehicle: VehicleKey | undefined,
): CompatibilityEntry[] {
  if (!vehicle) return [];
  const { make, model, year, engine } = vehicle;
  return entries.filter(
    (entry) =>
      year >= entry.yearFrom &&
      year <= entry.yearTo &&
      plain(entry.make) === plain(make) &&
      plain(entry.model) === plain(model) &&
      (engine === undefined ||
        entry.engines.length === 0 ||
        entry.engines.some((own) => plain(own) === plain(engine))),
  );
}

function wordsOf({ make, model, engines, qualifiers, position = '' }: CompatibilityEntry): string[] {
  return [make, model, ...engines, ...qualifiers, position];
}

function isYearOf({ yearFrom, yearTo }: CompatibilityEntry, word: string): boolean {
  return /^\d{4}$/.test(word) && Number(word) >= yearFrom && Number(word) <= yearTo;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}
