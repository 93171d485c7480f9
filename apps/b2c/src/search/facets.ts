import type { Taxonomy } from '../catalog/taxonomy.ts';
import { facetSlots, type FacetSlots } from './facetSlots.ts';
import type { Entry } from './shelfEntry.ts';

/** Facet id to chosen values. Any of a facet's values passes, all facets must. */
export type ShelfFilters = Readonly<Record<string, readonly string[]>>;

/** What is charged, in minor units; an open end is left out. */
export interface PriceBounds {
  min?: number | undefined;
  max?: number | undefined;
}

export interface FacetCount {
  /** `get`, `type`, `position`, an attribute, `brand` or `rating`. */
  id: string;
  values: { value: string; count: number; selected: boolean }[];
}

export interface FacetCounts {
  groups: FacetCount[];
  /** Of all parts before filters, minor units. */
  priceRange: { min: number; max: number } | null;
}

/** Part ids on a store's shelf, at its hub, at those who send parcels. */
export interface ShelfStock {
  today: ReadonlySet<number>;
  tomorrow: ReadonlySet<number>;
  senders: readonly ReadonlySet<number>[];
}

export interface FacetInput {
  taxonomy: Taxonomy;
  entries: readonly Entry[];
  filters: ShelfFilters;
  price: PriceBounds;
  stock: ShelfStock | undefined;
}

/**
 * Counts each facet over the parts that pass all other facets, in one pass: a part that fails exactly one facet
 * counts there alone. Values of parts that filters hide stay with 0 (PLUS-010).
 */
export function countFacets(input: FacetInput): { facets: FacetCounts; passing: Entry[] } {
  const { entries, price } = input;
  const slots = facetSlots(input);
  const { min: lowest = -Infinity, max: highest = Infinity } = price;
  const passing: Entry[] = [];
  const counts = new Int32Array(slots.size);
  const seen = new Uint8Array(slots.size);
  const passed = new Uint8Array(slots.groups.length);
  const buffer = new Int32Array(64);
  let min = Infinity;
  let max = -Infinity;
  for (const entry of entries) {
    const charged = entry.index.price[entry.row]!;
    if (charged < min) min = charged;
    if (charged > max) max = charged;
    const length = slots.read(entry, buffer);
    const failed = failedGroup(slots, buffer, length, passed);
    const isPriced = charged >= lowest && charged <= highest;
    if (isPriced && failed === none) passing.push(entry);
    for (let i = 0; i < length; i++) {
      const slot = buffer[i]!;
      seen[slot] = 1;
      if (isPriced && (failed === none || failed === slots.groupOf[slot])) counts[slot]! += 1;
    }
  }
  return {
    passing,
    facets: {
      groups: slots.groups.map((group) => group.finish(counts, seen)).filter(({ values }) => values.length),
      priceRange: entries.length ? { min, max } : null,
    },
  };
}

const none = -1;
const several = -2;

/** The only facet that keeps a part out, or none, or several. */
function failedGroup(slots: FacetSlots, buffer: Int32Array, length: number, passed: Uint8Array): number {
  if (slots.chosenGroups.length === 0) return none;
  for (const group of slots.chosenGroups) passed[group] = 0;
  for (let i = 0; i < length; i++) {
    const slot = buffer[i]!;
    if (slots.isChosen[slot]) passed[slots.groupOf[slot]!] = 1;
  }
  let failed = none;
  for (const group of slots.chosenGroups) {
    if (passed[group]) continue;
    if (failed !== none) return several;
    failed = group;
  }
  return failed;
}
