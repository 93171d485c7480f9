/** One line of the compatibility table [PLUS-014]. No `engines` means every engine. */
export interface CompatibilityEntry {
  make: string;
  model: string;
  yearFrom: number;
  yearTo: number;
  engines: readonly string[];
  /** What else must be true, worded: 'With tow package'. */
  qualifiers: readonly string[];
  /** Place on the vehicle, worded. */
  position?: string;
}

/** What of the shopper's vehicle the compatibility table looks for. */
export interface VehicleKey {
  /** '2018 Norvik Halden 2.5L'. */
  name: string;
  year: number;
  make: string;
  model: string;
  /** As the entries word it. */
  engine?: string;
}
