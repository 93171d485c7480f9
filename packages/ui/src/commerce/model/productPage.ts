import type { Attribute, ProductSummary } from './product.ts';

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

/** A product as its own page shows it. */
export interface ProductDetail extends ProductSummary {
  description: string;
  highlights: readonly string[];
  specifications: readonly Attribute[];
  /** In plain words; empty when the maker states none. */
  warranty: string;
  /** Days to bring the old part back; 0 without a deposit. */
  coreReturnDays: number;
  /** Steps of the work, in their order. */
  installation: readonly string[];
  compatibility: readonly CompatibilityEntry[];
}
