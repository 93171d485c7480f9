import type { Attribute } from './product.ts';

/** A line of the data sheet. */
export interface Specification extends Attribute {
  /** Numbers that `value` lists, each in one piece: whose it is, and the page that it leads to [PLUS-067]. */
  entries?: readonly { text: string; lead?: string | undefined; href?: string | undefined }[] | undefined;
}

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
