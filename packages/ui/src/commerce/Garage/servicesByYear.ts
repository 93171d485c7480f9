import type { ServiceEntry } from '../model/account.ts';

export interface ServiceYear {
  /** '2026'. */
  year: string;
  /** Of those whose cost was noted. */
  costMinor: number;
  entries: readonly ServiceEntry[];
}

/** Services in the order given, under the year of their day. */
export function servicesByYear(entries: readonly ServiceEntry[]): ServiceYear[] {
  const years = new Map<string, ServiceEntry[]>();
  for (const entry of entries) {
    const year = entry.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  return [...years].map(([year, inYear]) => ({
    year,
    costMinor: inYear.reduce((sum, { costMinor = 0 }) => sum + costMinor, 0),
    entries: inYear,
  }));
}
