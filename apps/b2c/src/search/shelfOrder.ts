import type { FitState } from '../fitment/fitModel.ts';
import { countOf, hasBit, nextBit, type Bits } from './bits.ts';
import { orderOf, type ShelfIndex } from './shelfIndex.ts';
import { rowsOfRank, stateOfRow, type Section } from './shelfSection.ts';
import type { ShelfSort } from '../ports/searchPort.ts';

export interface RankedRow {
  section: Section;
  partId: number;
  state: FitState;
}

/** Walks the rows of one section in an order. */
interface Walk {
  section: Section;
  rows: Bits;
  row: number;
  next: () => number;
}

type Compare = (a: ShelfIndex, i: number, b: ShelfIndex, j: number) => number;

const comparisons: Readonly<Record<ShelfSort, Compare>> = {
  relevance: (a, i, b, j) => b.popularity[j]! - a.popularity[i]!,
  priceUp: (a, i, b, j) => a.price[i]! - b.price[j]!,
  priceDown: (a, i, b, j) => b.price[j]! - a.price[i]!,
  rating: (a, i, b, j) => b.rating[j]! - a.rating[i]! || b.popularity[j]! - a.popularity[i]!,
};

/**
 * `count` rows from `offset` on. Every type's rows are in order already, so that the best of all are found by
 * looking at the head of each.
 */
export function rankedRows(
  sections: readonly Section[],
  { sort, inTurn }: { sort: ShelfSort; inTurn: boolean },
  offset: number,
  count: number,
): RankedRow[] {
  const found: RankedRow[] = [];
  let skip = offset;
  // Prices and ratings are compared whatever fits; best sellers are told apart by fit first.
  const passes = sort === 'relevance' ? [0, 1, 2] : [0];
  for (const rank of passes) {
    if (found.length === count) break;
    const sets = sections.map((section) => ({
      section,
      rows: sort === 'relevance' ? rowsOfRank(section, rank) : section.rows,
    }));
    const walks = sets.flatMap(({ section, rows }) => (rows ? startWalk(section, rows, sort) : []));
    // A pass that ends before the page begins is not walked.
    const length = walks.reduce((sum, { rows }) => sum + countOf(rows), 0);
    if (length <= skip) {
      skip -= length;
      continue;
    }
    const rows = inTurn && sort === 'relevance' ? takenInTurn(walks) : merged(walks, comparisons[sort]);
    for (const { section, row } of rows) {
      if (skip-- > 0) continue;
      if (found.length === count) return found;
      found.push({ section, partId: section.index.ids[row]!, state: stateOfRow(section, row) });
    }
    skip = 0;
  }
  return found;
}

function startWalk(section: Section, rows: Bits, sort: ShelfSort): Walk[] {
  const { index } = section;
  let at = -1;
  const order = sort === 'relevance' ? undefined : orderOf(index, sort);
  const next = order
    ? () => {
        while (++at < order.length) if (hasBit(rows, order[at]!)) return order[at]!;
        return -1;
      }
    : () => (at = nextBit(rows, at + 1));
  const row = next();
  return row < 0 ? [] : [{ section, rows, row, next }];
}

/** The best of each type, then the second of each: what is guessed is not the best seller alone. */
function* takenInTurn(walks: readonly Walk[]): Generator<{ section: Section; row: number }> {
  for (let open = walks; open.length > 0; open = open.filter(({ row }) => row >= 0)) {
    for (const walk of open) {
      const { section, row } = walk;
      walk.row = walk.next();
      yield { section, row };
    }
  }
}

function* merged(walks: Walk[], compare: Compare): Generator<{ section: Section; row: number }> {
  let open = walks;
  while (open.length > 0) {
    let best = open[0]!;
    for (const walk of open) {
      const [a, b] = [walk.section.index, best.section.index];
      const order = compare(a, walk.row, b, best.row) || a.ids[walk.row]! - b.ids[best.row]!;
      if (order < 0) best = walk;
    }
    const { section, row } = best;
    best.row = best.next();
    if (best.row < 0) open = open.filter((walk) => walk !== best);
    yield { section, row };
  }
}
