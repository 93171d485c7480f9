import { anyOf, both, countIn, meets, noBits, setBit, wordsOf, type Bits } from './bits.ts';
import { facetGroups, type FacetGroup, type GroupInput } from './facetGroups.ts';
import type { ShelfIndex } from './shelfIndex.ts';
import type { SiteStock } from './siteStock.ts';
import type { FacetCount, FacetCounts, PriceBounds } from '../ports/searchPort.ts';

/** Parts of one type on a store's shelf, at its hub, at those who send parcels. */
export interface TypeStock {
  today: SiteStock;
  tomorrow: SiteStock;
  ship: SiteStock;
  /** Which are not sent to the shopper, wherever they are; empty for nearly everybody. */
  unsent: SiteStock;
}

/** By type id. */
export type ShelfStock = ReadonlyMap<number, TypeStock>;

/** The rows of one type that a shelf lists before its filters. */
export interface Listed {
  index: ShelfIndex;
  rows: Bits;
}

export interface FacetInput extends Omit<GroupInput, 'indexes'> {
  listed: readonly Listed[];
  price: PriceBounds;
}

/**
 * Counts each facet over the parts that pass all other facets, and says what passes all of them. Values of parts
 * that filters hide stay with 0 (PLUS-010).
 */
export function countFacets(input: FacetInput): { facets: FacetCounts; passing: Bits[] } {
  const { listed, filters, price } = input;
  const filled = listed.filter(({ rows }) => wordsOf(rows).length > 0);
  const groups = facetGroups({ ...input, indexes: filled.map(({ index }) => index) });
  const tallies = groups.map((group) => new Tally(group, filters[group.id] ?? []));
  const passing = listed.map(({ index, rows }) => tallyRows(index, rows, tallies, price));
  return {
    passing,
    facets: {
      groups: tallies.map((tally) => tally.finish()).filter(({ values }) => values.length > 0),
      priceRange: priceRangeOf(filled),
    },
  };
}

/** Adds the rows of one type to all tallies. @returns the rows that pass every facet */
function tallyRows(index: ShelfIndex, rows: Bits, tallies: readonly Tally[], price: PriceBounds): Bits {
  const priced = withinPrice(index, rows, price);
  const chosen = tallies.filter(({ isChosen }) => isChosen);
  const cuts = new Map(chosen.map((tally) => [tally, tally.cut(index)]));
  const passing = [...cuts.values()].reduce(both, priced);
  const counted = { rows: passing, words: wordsOf(passing) };
  const words = rows === passing ? counted.words : wordsOf(rows);
  for (const tally of tallies) {
    const others = cuts.has(tally) ? cutByOthers(priced, cuts, tally) : counted;
    tally.add(index, { rows, words }, others);
  }
  return passing;
}

interface RowSet {
  rows: Bits;
  /** Its filled words. */
  words: Int32Array;
}

function cutByOthers(rows: Bits, cuts: ReadonlyMap<Tally, Bits>, own: Tally): RowSet {
  const others = [...cuts].filter(([tally]) => tally !== own).map(([, bits]) => bits);
  const left = others.reduce(both, rows);
  return { rows: left, words: wordsOf(left) };
}

/** The counts of one facet. */
class Tally {
  readonly isChosen: boolean;
  readonly #group: FacetGroup;
  readonly #selected: readonly boolean[];
  readonly #counts: number[];
  readonly #seen: boolean[];

  constructor(group: FacetGroup, chosen: readonly string[]) {
    this.#group = group;
    this.#selected = group.options.map(({ value }) => chosen.includes(value));
    this.isChosen = this.#selected.includes(true);
    this.#counts = group.options.map(() => 0);
    this.#seen = group.options.map(() => false);
  }

  /** The rows of an index that have one of the chosen values. */
  cut(index: ShelfIndex): Bits {
    const chosen = this.#group.options.filter((_option, i) => this.#selected[i]);
    return anyOf(
      index.count,
      chosen.map(({ bits }) => bits(index)),
    );
  }

  add(index: ShelfIndex, all: RowSet, passing: RowSet): void {
    const { options } = this.#group;
    const isWhole = passing.rows === index.all;
    for (let i = 0; i < options.length; i++) {
      const bits = options[i]!.bits(index);
      if (!bits) continue;
      const total = isWhole ? (bits === index.all ? index.count : index.totals.get(bits)) : undefined;
      const count = total ?? countIn(passing.rows, passing.words, bits);
      this.#counts[i]! += count;
      this.#seen[i] ||= count > 0 || meets(all.rows, all.words, bits);
    }
  }

  /** Values that no part of this shelf has are left out, unless chosen: then they say 0. */
  finish(): FacetCount {
    const values = this.#group.options.map(({ value }, i) => ({
      value,
      count: this.#counts[i]!,
      selected: this.#selected[i]!,
    }));
    return { id: this.#group.id, values: values.filter(({ selected }, i) => this.#seen[i] || selected) };
  }
}

function withinPrice(index: ShelfIndex, rows: Bits, { min = -Infinity, max = Infinity }: PriceBounds): Bits {
  if (min <= index.priceRange.min && max >= index.priceRange.max) return rows;
  const within = noBits(index.count);
  for (let row = 0; row < index.count; row++) {
    const charged = index.price[row]!;
    if (charged >= min && charged <= max) setBit(within, row);
  }
  return both(rows, within);
}

function priceRangeOf(listed: readonly Listed[]): FacetCounts['priceRange'] {
  if (listed.length === 0) return null;
  const ranges = listed.map(rangeOf);
  return {
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  };
}

function rangeOf({ index, rows }: Listed): { min: number; max: number } {
  if (rows === index.all) return index.priceRange;
  let min = Infinity;
  let max = -Infinity;
  for (const at of wordsOf(rows)) {
    for (let word = rows[at]!; word !== 0; word &= word - 1) {
      const charged = index.price[(at << 5) + (31 - Math.clz32(word & -word))]!;
      if (charged < min) min = charged;
      if (charged > max) max = charged;
    }
  }
  return { min, max };
}
